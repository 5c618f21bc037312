#include "kinds.hpp"
#include <quaff/modules/example.hpp>

#include <cmath>
#include <cstdio>
#include <string>

namespace by_rust = quaff::modules::example;

namespace {

int wrong = 0;

void check(bool is_true, const char *what) {
  if (!is_true) {
    std::printf("wrong: %s\n", what);
    ++wrong;
  }
}

template <class Error, class Work> void check_throws(const Work &work, const std::string &text) {
  try {
    work();
  } catch (const Error &error) {
    check(std::string(error.what()).find(text) != std::string::npos, error.what());
    return;
  }
  check(false, text.c_str());
}

DLTensor tensor(double *values, int dimensions, std::int64_t *shape, std::int64_t *strides = nullptr) {
  return {values, {kDLCPU, 0}, dimensions, {kDLFloat, 64, 1}, shape, strides, 0};
}

void test_values() {
  const kinds::Mode exact = by_rust::other(kinds::Mode::fast);
  check(exact == kinds::Mode::exact && by_rust::other(7) == kinds::Mode::fast, "a scoped enumeration");
  check(by_rust::next(kinds::red) == kinds::green && by_rust::next(kinds::red) == 5, "an enumeration");
  check(by_rust::defaults(1) == 12 && by_rust::defaults(1, 2) == 4 && by_rust::defaults(1, 2, 3) == 9,
        "defaults");
  by_rust::require(1);
  check_throws<std::invalid_argument>([] { by_rust::require(-1); }, "below nothing");
  check(by_rust::named(1, 2, "3") == 6, "names of our own");
  check(by_rust::error_message(1) + by_rust::outcome(1) + by_rust::constants(1) + by_rust::last_error(1) == 7,
        "names of emitted files");
  const std::complex<double> turned = by_rust::turned({2, 0}, std::acos(0.0));
  check(std::abs(turned - std::complex<double>(0, 2)) < 1e-12, "complex numbers");
}

void test_text() {
  check(by_rust::found("a word", 'w') == std::optional<std::string>("word"), "text");
  check(!by_rust::found("a word", 'z'), "a null pointer");
  check(by_rust::first("xyz") == 'x', "a letter");
  check_throws<std::out_of_range>([] { by_rust::first(""); }, "");
  check_throws<std::invalid_argument>([] { by_rust::found("a", '\xff'); }, "UTF-8");
  check_throws<std::invalid_argument>([] { by_rust::found({"a\0b", 3}, 'b'); }, "zero character");
}

void test_overloads_with_defaults() {
  double doubles[] = {1, 2};
  float floats[] = {1, 2};
  std::int64_t length = 2;
  double halves[2];
  float quarters[2];
  DLTensor wide = tensor(doubles, 1, &length), wide_result = tensor(halves, 1, &length);
  DLTensor narrow = wide, narrow_result = wide;
  narrow.dtype.bits = narrow_result.dtype.bits = 32;
  narrow.data = floats;
  narrow_result.data = quarters;
  by_rust::part(wide, wide_result);
  by_rust::part(narrow, narrow_result);
  check(halves[1] == 1 && quarters[1] == 0.5F, "elements of two types, one of which has a default");
  check(by_rust::largest(wide) == 2 && by_rust::largest(narrow) == -2, "tensors of two types, likewise");
}

void test_overloads() {
  const double values[] = {1, 2, 3};
  const float floats[] = {1, 2};
  std::int64_t length = 3;
  double copy[] = {1, 2, 3};
  const DLTensor of_values = tensor(copy, 1, &length);
  check(by_rust::power(values, 3) == 14 && by_rust::power(values, 3, 1) == 6, "defaults behind an array");
  check(by_rust::power(of_values) == 14 && by_rust::power(of_values, 1.0) == 6, "and behind a tensor");
  check(by_rust::mixed(8) == 8 && by_rust::mixed(values, 3) == 3 && by_rust::mixed(floats, 2) == -2 &&
            by_rust::mixed(values, 3, 4) == 7,
        "overloads");
  check(by_rust::mixed(of_values) == 3 && by_rust::mixed(of_values, 4) == 7, "overloads of tensors");
  check(by_rust::spread(values, 3) == 2 && by_rust::spread(of_values) == 2 && by_rust::shifted(1) == 2,
        "parameters that are called as their function");
  check(by_rust::sized(values, 3, 2) == 6, "a parameter that is called as an array's size");
  check(by_rust::twice(floats, 2) == std::vector<float>({2, 4}), "a vector of floats");
  check(by_rust::twice(values, 3) == std::vector<double>({2, 4, 6}), "a vector of doubles");
  const auto of_any = by_rust::twice(of_values);
  check(std::get<std::vector<double>>(of_any) == std::vector<double>({2, 4, 6}), "a vector of any numbers");
  const std::complex<float> numbers[] = {{1, 2}, {3, 4}};
  check(by_rust::total(numbers, 2) == std::complex<float>(4, 6), "an array of complex numbers");
}

void test_fortran_order() {
  double columns[] = {1, 2, 3, 4, 5, 6};
  std::int64_t shape[] = {2, 3}, strides[] = {1, 2};
  check(by_rust::corner(columns, {2, 3}) == 5, "the first of the last column");
  check(by_rust::corner(tensor(columns, 2, shape, strides)) == 5, "of a tensor in Fortran order");
  check(by_rust::corner(tensor(columns, 2, shape)) == 3, "of one in C order, which is copied");
  DLTensor in_c_order = tensor(columns, 2, shape);
  check_throws<std::invalid_argument>([&] { by_rust::fill(in_c_order, 1); },
                                      "pass an array that is contiguous in Fortran order");
  DLTensor in_fortran_order = tensor(columns, 2, shape, strides);
  by_rust::fill(in_fortran_order, 7);
  check(columns[0] == 7 && columns[5] == 7, "written in place");
  by_rust::fill(columns, {2, 1}, 8);
  check(columns[1] == 8 && columns[2] == 7, "written at an address");
}

void test_elements() {
  double a[] = {1, 2, 3, 4, 5, 6}, b[] = {1, 2, 4}, results[6] = {};
  std::int64_t shape[] = {2, 3}, turned[] = {3, 2}, row[] = {3}, strides[] = {1, 2}, one[] = {1};
  const DLTensor all = tensor(a, 2, shape), few = tensor(b, 1, row);
  DLTensor out = tensor(results, 2, shape);
  by_rust::ratio(all, few, out);
  check(results[0] == 1 && results[2] == 0.75 && results[5] == 1.5, "a row that goes with a matrix");
  by_rust::ratio(all, few, tensor(b, 1, one), out);
  check(results[5] == 1.5, "without the default");
  DLTensor columns = tensor(results, 2, shape, strides);
  by_rust::ratio(all, few, columns);
  check(results[1] == 4 && results[5] == 1.5, "a result in Fortran order");
  DLTensor again = tensor(a, 2, shape);
  by_rust::ratio(again, again, again);
  check(a[0] == 1 && a[5] == 1, "in place");
  double quadrants[6];
  DLTensor wrong_type = tensor(quadrants, 2, shape);
  check_throws<quaff::TypeError>([&] { by_rust::polar(all, all, out, wrong_type); }, "`result2` int32");
  std::int32_t numbers[6];
  DLTensor quadrant = {numbers, {kDLCPU, 0}, 2, {kDLInt, 32, 1}, shape, nullptr, 0};
  by_rust::polar(all, all, out, quadrant);
  check(numbers[0] == 1 && results[0] == std::sqrt(2.0), "two results");
  double zeros[] = {0};
  check_throws<std::invalid_argument>([&] { by_rust::ratio(all, tensor(zeros, 1, one), out); }, "to nothing");
  check_throws<std::invalid_argument>([&] { by_rust::ratio(all, tensor(a, 2, turned), out); }, "[2, 3]");
  DLTensor shifted = tensor(a + 1, 1, row);
  check_throws<std::invalid_argument>([&] { by_rust::ratio(tensor(a, 1, row), few, shifted); },
                                      "share memory");
  DLTensor there = tensor(a, 2, shape);
  there.device = {kDLCUDA, 0};
  check_throws<quaff::TypeError>([&] { by_rust::ratio(there, few, out); }, "on a device");
  check_throws<std::exception>([&] { by_rust::ratio(there, there, there); }, "");
}

// There is no device: what is the host's is none of the driver's.
void test_devices() {
  float values[] = {1, 2};
  check(by_rust::scale(values, 2) == 1, "the function for the host");
  check_throws<std::exception>([&] { by_rust::scale_on_device(values, {1, 2}, 3); }, "");
  std::int64_t shape[] = {1, 2};
  DLTensor there = {values, {kDLCUDA, 0}, 2, {kDLFloat, 32, 1}, shape, nullptr, 0};
  check_throws<std::exception>([&] { by_rust::scale(there, 3); }, "");
  check_throws<quaff::TypeError>([&] { by_rust::scale(there); }, "float32 on the host");
  check(values[1] == 2, "nothing is written");
}

} // namespace

int main() {
  test_values();
  test_text();
  test_overloads();
  test_overloads_with_defaults();
  test_fortran_order();
  test_elements();
  test_devices();
  return wrong;
}
