#include <quaff/quaff.hpp>

#include <cstdio>
#include <string>
#include <utility>
#include <vector>

double own_sum(const double *values, std::size_t size);

namespace {

int wrong = 0;

void check(bool is_true, const char *what) {
  if (!is_true) {
    std::printf("wrong: %s\n", what);
    ++wrong;
  }
}

template <class Error, class Work>
void check_throws(const Work &work, const std::string &text, const char *what) {
  try {
    work();
  } catch (const Error &error) {
    check(std::string(error.what()).find(text) != std::string::npos, error.what());
    return;
  }
  check(false, what);
}

} // namespace

int main() {
  std::vector<double> values(1'000'000, 0.1);
  values.front() = 1e300;
  values.back() = -1e300;
  check(quaff::sum(values.data(), values.size()) == own_sum(values.data(), values.size()),
        "both sums are exact");
  const float floats[3] = {1e8F, 1, -1e8F};
  check(quaff::sum(floats, 3) == 1, "floats");

  quaff::Sum sum;
  sum.add(floats, 3);
  quaff::Sum copy = sum;
  copy.add(values.data(), values.size());
  copy.merge(sum);
  const quaff::Sum moved = std::move(copy);
  check(quaff::Sum::of_bytes(moved.to_bytes()).value() == moved.value() && sum.value() == 1, "parts");

  std::int64_t length = 2;
  DLTensor tensor = {values.data(), {kDLCPU, 0}, 1, {kDLFloat, 16, 1}, &length, nullptr, 0};
  check_throws<quaff::TypeError>([&] { quaff::sum(tensor); }, "`float16`", "half floats");
  tensor.dtype.bits = 64;
  tensor.device.device_type = kDLCUDA;
  check_throws<std::exception>([&] { sum.add(tensor); }, "", "memory of the host's as a device's");
  check_throws<std::invalid_argument>([] { quaff::Sum::of_bytes({1, 2}); }, "", "bytes of no sum");
  quaff::Sum grown;
  grown.add(values.data(), 1);
  check_throws<std::overflow_error>(
      [&] {
        for (int i = 0; i < 1000; ++i) {
          grown.merge(grown);
        }
      },
      "", "a sum without room");
  return wrong;
}
