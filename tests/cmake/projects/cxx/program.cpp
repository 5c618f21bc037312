#include "stats.hpp"
#include "words.hpp"
#include <quaff/modules/stats.hpp>
#include <quaff/modules/words.hpp>
#include <quaff/quaff.hpp>

#include <cstdio>
#include <string>

namespace by_rust = quaff::modules;

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

DLTensor tensor(void *data, DLDataTypeCode code, int bits, int dimensions, std::int64_t *shape) {
  return {
      data,  {kDLCPU, 0}, dimensions, {static_cast<std::uint8_t>(code), static_cast<std::uint8_t>(bits), 1},
      shape, nullptr,     0};
}

void test_pointers() {
  const float floats[] = {1, 2, 3, 6};
  check(by_rust::stats::mean(floats, 4) == 3, "the mean of floats");
  // The user's own template, in the same program.
  check(stats::mean(floats, std::size_t{4}) == 3, "the user's own mean");
  double values[] = {1, 2, 3, 4};
  by_rust::stats::scale(2.0, values, 4);
  check(values[3] == 8 && stats::mean(values, std::size_t{4}) == 5, "written in place");
  check(by_rust::stats::trace(values, {2, 2}) == 10, "the extents of a matrix");
  check(by_rust::stats::doubled(values, 2) == std::vector<double>({4, 8}), "a vector");
  check_throws<std::invalid_argument>([&] { by_rust::stats::mean(floats, 0); }, "no mean of no elements");
  check_throws<std::invalid_argument>([] { by_rust::stats::mean(static_cast<float *>(nullptr), 2); },
                                      "a pointer is NULL");
}

void test_tensors() {
  double values[] = {1, 10, 2, 20, 3, 30};
  std::int64_t shape[] = {3, 2}, half[] = {3}, strides[] = {2};
  DLTensor matrix = tensor(values, kDLFloat, 64, 2, shape);
  check(by_rust::stats::mean(matrix) == 11, "the mean of all");
  DLTensor column = tensor(values, kDLFloat, 64, 1, half);
  column.strides = strides;
  check(by_rust::stats::mean(column) == 2, "the mean of a column");
  check(by_rust::stats::trace(matrix) == 21, "the trace");
  by_rust::stats::scale(10.0, matrix);
  check(values[4] == 30 && values[5] == 300, "written in place");
  check_throws<std::invalid_argument>([&] { by_rust::stats::scale(10.0, column); },
                                      "pass an array that is contiguous");
  std::int32_t whole[] = {1};
  DLTensor integers = tensor(whole, kDLInt, 32, 1, half);
  check_throws<quaff::TypeError>([&] { by_rust::stats::mean(integers); },
                                 "`mean` takes no `int32` on the host as `x`");
  DLTensor elsewhere = matrix;
  elsewhere.device = {kDLCUDA, 0};
  check_throws<quaff::TypeError>([&] { by_rust::stats::mean(elsewhere); }, "on a device");
  matrix.ndim = -1;
  check_throws<std::runtime_error>([&] { by_rust::stats::mean(matrix); }, "-1 dimensions");
}

void test_text() {
  check(by_rust::words::greeting("you") == "hello you", "text");
  check(by_rust::words::greeting("") == "hello ", "no text");
  check(by_rust::words::count("A b C", true) == 2, "a number");
  check_throws<std::exception>([] { by_rust::words::fail(42); }, "42");
  check_throws<std::invalid_argument>([] { by_rust::words::greeting("\xff"); }, "UTF-8");
}

} // namespace

int main() {
  test_pointers();
  test_tensors();
  test_text();
  const double values[] = {1e100, 1, -1e100};
  check(quaff::sum(values, 3) == 1, "quaff's own sum");
  return wrong;
}
