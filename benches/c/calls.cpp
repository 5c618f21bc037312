// The time of calls through the functions for C, compared with the C++ functions themselves: nanoseconds, the
// best of 250 rounds. `make -C benches/c` builds and runs it.
#include "example.hpp"

#include <quaff/modules/example.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>

namespace {

constexpr int calls = 10000;

template <class Call> double nanoseconds(const Call &call) {
  using Clock = std::chrono::steady_clock;
  double best = 1e9;
  for (int round = 0; round < 250; ++round) {
    const auto start = Clock::now();
    for (int i = 0; i < calls; ++i) {
      call();
    }
    best = std::min(best, std::chrono::duration<double, std::nano>(Clock::now() - start).count() / calls);
  }
  return best;
}

void report(const char *what, double direct, double in_c) {
  std::printf("%-32s %6.1f %6.1f %+6.1f\n", what, direct, in_c, in_c - direct);
}

// Called through addresses that the compiler does not know, like functions of another library.
int (*volatile add)(int, int) = example::add;
double (*volatile mean)(const double *, std::size_t) = example::mean<double>;
int counter_add(example::Counter &counter, int step) { return counter.add(step); }
int (*volatile method)(example::Counter &, int) = counter_add;

} // namespace

int main() {
  std::int32_t sum = 0;
  double values[] = {1, 2, 3, 4, 5, 6, 7, 8}, result = 0;
  std::int64_t shape[] = {8};
  DLTensor tensor = {values, {kDLCPU, 0}, 1, {kDLFloat, 64, 1}, shape, nullptr, 0};
  example::Counter counter(0);
  example_Counter *handle = nullptr;
  example_Counter_new_int32(0, &handle);

  std::printf("%-32s %6s %6s %6s\n", "call", "C++", "C", "more");
  report("add of two integers", nanoseconds([&] { sum = add(sum, 1); }),
         nanoseconds([&] { example_add(sum, 1, &sum); }));
  // Each call depends on the result of the previous one.
  const double direct = nanoseconds([&] { values[0] = result = mean(values, 8) * 1e-9; });
  const auto by_pointer = [&] {
    example_mean_double(values, 8, &result);
    values[0] = result *= 1e-9;
  };
  const auto by_tensor = [&] {
    example_mean_tensor(&tensor, nullptr, &result);
    values[0] = result *= 1e-9;
  };
  report("mean of 8 numbers, by a pointer", direct, nanoseconds(by_pointer));
  report("mean of 8 numbers, by a tensor", direct, nanoseconds(by_tensor));
  report("a method", nanoseconds([&] { sum = method(counter, 0); }),
         nanoseconds([&] { example_Counter_add(handle, 0, &sum); }));
  const auto directly = [] {
    example::Counter *volatile made = new example::Counter(1);
    delete made;
  };
  report("a constructor and free", nanoseconds(directly), nanoseconds([] {
           example_Counter *made = nullptr;
           example_Counter_new_int32(1, &made);
           example_Counter_free(made);
         }));
  example_Counter_free(handle);
}
