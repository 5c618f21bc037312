// The choice whether a loop prefetches, with a clock that the test controls.
#include "quaff/read_ahead.hpp"

#include "check.hpp"

namespace {

struct TestClock {
  static std::uint64_t now() { return time; }

  static inline std::uint64_t time = 0;
};

constexpr std::size_t bytes = std::size_t(1) << 20;

// Runs a loop with the given times with and without prefetching; returns the number of runs that prefetched.
int prefetching(quaff::detail::ReadAhead<TestClock> &read_ahead, int runs, std::uint64_t with,
                std::uint64_t without) {
  int count = 0;
  for (int run = 0; run < runs; ++run) {
    read_ahead.run(bytes, [&](bool prefetches) {
      count += prefetches ? 1 : 0;
      TestClock::time += prefetches ? with : without;
    });
  }
  return count;
}

void takes_the_faster_way() {
  quaff::detail::ReadAhead<TestClock> helped, hindered;
  prefetching(helped, 32, 1000, 1300);
  CHECK(prefetching(helped, 160, 1000, 1300) == 150);
  prefetching(hindered, 32, 1300, 1000);
  CHECK(prefetching(hindered, 160, 1300, 1000) == 10);
}

void follows_a_change() {
  quaff::detail::ReadAhead<TestClock> read_ahead;
  prefetching(read_ahead, 160, 1000, 1300);
  prefetching(read_ahead, 160, 1300, 1000);
  CHECK(prefetching(read_ahead, 160, 1300, 1000) == 10);
}

void survives_a_run_that_was_interrupted() {
  quaff::detail::ReadAhead<TestClock> read_ahead;
  prefetching(read_ahead, 160, 1000, 1600);
  prefetching(read_ahead, 1, 1000000, 1000000);
  CHECK(prefetching(read_ahead, 160, 1000, 1600) == 150);
}

void does_not_time_short_runs() {
  quaff::detail::ReadAhead<TestClock> read_ahead;
  int count = 0;
  for (int run = 0; run < 160; ++run) {
    read_ahead.run(1024, [&](bool prefetches) {
      count += prefetches ? 1 : 0;
      TestClock::time += prefetches ? 1000 : 1;
    });
  }
  CHECK(count == 160);
}

} // namespace

int main() {
  takes_the_faster_way();
  follows_a_change();
  survives_a_run_that_was_interrupted();
  does_not_time_short_runs();
  return report();
}
