// Reductions of every size and kind, for the tests to run.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <stdexcept>

// Exact in any order: a wrong, missing or repeated element changes one of the three members.
template <class T> struct Census {
  void add(T element) {
    const auto value = static_cast<std::int64_t>(element);
    sum += value;
    squares += value * value;
    ++count;
  }
  void merge(const Census &other) {
    sum += other.sum;
    squares += other.squares;
    count += other.count;
  }
  std::array<std::int64_t, 3> value() const { return {sum, squares, count}; }

  std::int64_t sum = 0, squares = 0, count = 0;
};

// As wide as its element: columns of 1, 2, 4 and 8 bytes.
template <class T> struct Range {
  void add(T element) {
    if (element < low) {
      low = element;
    }
    if (high < element) {
      high = element;
    }
  }
  void merge(const Range &other) {
    add(other.low);
    add(other.high);
  }
  std::array<T, 2> value() const { return {low, high}; }

  T low = std::numeric_limits<T>::max(), high = std::numeric_limits<T>::lowest();
};

struct Any {
  void add(bool element) { found |= element; }
  void merge(const Any &other) { found |= other.found; }
  bool value() const { return found; }

  bool found = false;
};

// Twelve bytes: three columns of floats, exact up to 2^24.
struct Sums {
  void add(float element) {
    sum += element;
    magnitude += element < 0 ? -element : element;
    count += 1;
  }
  void merge(const Sums &other) {
    sum += other.sum;
    magnitude += other.magnitude;
    count += other.count;
  }
  std::array<float, 3> value() const { return {sum, magnitude, count}; }

  float sum = 0, magnitude = 0, count = 0;
};

// 1024 bytes, the largest allowed size, and an `add` that no compiler vectorizes.
struct Histogram {
  void add(std::uint8_t element) { ++counts[element]; }
  void merge(const Histogram &other) {
    for (std::size_t i = 0; i < counts.size(); ++i) {
      counts[i] += other.counts[i];
    }
  }
  std::array<std::uint32_t, 256> value() const { return counts; }

  std::array<std::uint32_t, 256> counts{};
};

// A loop in `add`, which is not vectorized, but small enough for lanes.
struct Bits {
  void add(std::uint32_t element) {
    for (; element != 0; element &= element - 1) {
      ++count;
    }
  }
  void merge(const Bits &other) { count += other.count; }
  int value() const { return count; }

  int count = 0;
};

struct RefusesToMerge {
  void add(double) {}
  void merge(const RefusesToMerge &) { throw std::runtime_error("merged"); }
  double value() const { return 0; }

  double unused = 0;
};

struct RefusesNegative {
  void add(double element) {
    if (element < 0) {
      throw std::domain_error("negative");
    }
    sum += element;
  }
  void merge(const RefusesNegative &other) { sum += other.sum; }
  double value() const { return sum; }

  double sum = 0;
};

// A sum in 8 bits, which knows when they do not suffice, and leaves those cases to 64 bits.
struct SmallSum {
  using exact = Census<std::int8_t>;
  void add(std::int8_t element) {
    sum = static_cast<std::int8_t>(sum + element);
    magnitude += element < 0 ? -element : element;
  }
  void merge(const SmallSum &other) {
    sum = static_cast<std::int8_t>(sum + other.sum);
    magnitude += other.magnitude;
  }
  bool decided() const { return magnitude < 128; }
  std::array<std::int64_t, 3> value() const { return {sum, -1, -1}; }

  std::int8_t sum = 0;
  int magnitude = 0;
};

// A count in 64 bits, or in a float on devices with slow doubles.
struct Tally {
  struct narrow {
    void add(float) { count += 1; }
    void merge(const narrow &other) { count += other.count; }

    float count = 0;
  };

  Tally() = default;
  explicit Tally(const narrow &counted) : count(static_cast<std::int64_t>(counted.count)) {}
  void add(float) { ++count; }
  void merge(const Tally &other) { count += other.count; }
  std::int64_t value() const { return count; }

  std::int64_t count = 0;
};

// Makes the order of additions visible, which no other class distinguishes.
struct Ordered {
  void add(double element) { sum = sum * 0.75 + element; }
  void merge(const Ordered &other) { sum = sum * 0.5 + other.sum; }
  double value() const { return sum; }

  double sum = 0;
};

// Counts in 32 bits in its lanes, and keeps the largest number of elements of a lane.
struct Folded {
  struct lane {
    void add(float) { ++count; }
    void merge(const lane &other) { count += other.count; }

    std::uint32_t count = 0;
  };

  Folded() = default;
  explicit Folded(const lane &sum) : count(sum.count), longest(sum.count) {}
  void add(float) { ++count; }
  void merge(const Folded &other) {
    count += other.count;
    longest = other.longest > longest ? other.longest : longest;
  }
  std::array<std::int64_t, 2> value() const { return {count, longest}; }

  std::int64_t count = 0, longest = 0;
};

// Counts the elements that were added by its shortcut, which refuses zeros.
struct Marked {
  struct shortcut {
    void add(double element) {
      ++tried;
      ++count;
      zeros += element == 0;
    }
    void merge(const shortcut &other) {
      count += other.count;
      zeros += other.zeros;
    }
    bool suffices() const { return zeros == 0; }

    static inline std::int64_t tried = 0;
    std::int64_t count = 0, zeros = 0;
  };

  Marked() = default;
  explicit Marked(const shortcut &sum) : count(sum.count), marked(sum.count) {}
  void add(double) { ++count; }
  void merge(const Marked &other) {
    count += other.count;
    marked += other.marked;
  }
  std::array<std::int64_t, 2> value() const { return {count, marked}; }

  std::int64_t count = 0, marked = 0;
};

// Accepts bursts of elements that are no larger than the largest so far, and counts the elements added by
// bursts.
template <class T> struct Bursting {
  struct burst {
    struct scale {
      void add(T element) { merge({static_cast<std::int64_t>(element)}); }
      void merge(const scale &other) { largest = other.largest > largest ? other.largest : largest; }

      std::int64_t largest = std::numeric_limits<std::int64_t>::min();
    };
    static constexpr std::size_t most = 8;

    burst() = default;
    explicit burst(const scale &elements) : largest(elements.largest) {}
    void add(T one, T other) {
      for (const T element : {one, other}) {
        taken.add(element);
        larger += static_cast<std::int64_t>(element) > largest;
      }
    }
    bool suffices() const { return larger == 0; }

    Census<T> taken;
    std::int64_t largest = 0, larger = 0;
  };

  Bursting() = default;
  explicit Bursting(const burst &other) : all(other.taken), by_bursts(other.taken.count) {}
  void add(T element) { all.add(element); }
  void merge(const Bursting &other) {
    all.sum += other.all.sum;
    all.squares += other.all.squares;
    all.count += other.all.count;
    by_bursts += other.by_bursts;
  }
  std::array<std::int64_t, 4> value() const { return {all.sum, all.squares, all.count, by_bursts}; }

  Census<T> all;
  std::int64_t by_bursts = 0;
};

// Decides nothing, and leaves everything to its exact class.
struct Undecided {
  using exact = Marked;
  void add(double) {}
  void merge(const Undecided &) {}
  bool decided() const { return false; }
  std::array<std::int64_t, 2> value() const { return {}; }
};
