// The choice whether a loop prefetches memory, by measurements while the loops run.
//
// Software prefetching gains a seventh of the bandwidth on some processors, and costs a quarter of it on
// others: benches/reduction/README.md has the measurements. Neither the name of a processor nor the size of
// its caches tells which, and a virtual machine may hide both. The results are the same either way.
#pragma once

#include <cstddef>
#include <cstdint>
#include <ctime>

namespace quaff::detail {

// Nanoseconds since an unspecified time.
struct MonotonicClock {
  static std::uint64_t now() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<std::uint64_t>(time.tv_sec) * 1000000000 + static_cast<std::uint64_t>(time.tv_nsec);
  }
};

// The mean time per byte with and without prefetching, on one thread. The slower way is tried from time to
// time, because its mean may come from arrays that were in the caches.
template <class Clock = MonotonicClock> class ReadAhead {
public:
  // Runs `loop(prefetches)`, which reads this many bytes, in the faster way.
  template <class Loop> void run(std::size_t bytes, const Loop &loop) {
    if (bytes < fewest_bytes) {
      return loop(prefetching_pays);
    }
    const bool is_trial = turn++ % runs_to_trial == 0;
    const bool prefetches = prefetching_pays != is_trial;
    const std::uint64_t begin = Clock::now();
    loop(prefetches);
    record(prefetches, static_cast<float>(Clock::now() - begin) / static_cast<float>(bytes));
  }

private:
  // A shorter loop takes no longer than a few readings of the clock.
  static constexpr std::size_t fewest_bytes = std::size_t(1) << 17;
  static constexpr unsigned int runs_to_trial = 16;

  void record(bool prefetches, float time) {
    float &mean = means[prefetches ? 1 : 0];
    // Another process may have used the processor meanwhile, so one slow run has little weight.
    const bool is_first = mean == 0;
    mean += is_first ? time : ((time < 2 * mean ? time : 2 * mean) - mean) / 4;
    prefetching_pays = means[0] == 0 || (means[1] != 0 && means[1] < means[0]);
  }

  float means[2] = {0, 0}; // without prefetching and with it
  bool prefetching_pays = true;
  unsigned int turn = 1;
};

inline thread_local ReadAhead<> read_ahead;

} // namespace quaff::detail
