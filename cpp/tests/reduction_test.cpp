// The loop over every dtype, size and layout, and the protocol's steps, against straightforward loops.
#include "quaff/reduction.hpp"

#include "check.hpp"
#include "views.hpp"

#include <array>
#include <string>

using quaff::Reduction;
using quaff::ReductionState;

namespace {

// Exact in any order: a mistaken, missing or repeated element changes one of the three.
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

// 1024 bytes, the most there may be, and an `add` that no compiler vectorises.
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

// A loop in `add`: vectorised by nobody, small enough for lanes.
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

// Sums in 8 bits, knows when they do not suffice, and leaves the rest to 64.
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

// Lets the order of additions be seen: nothing else tells one order from another.
struct Ordered {
  void add(double element) { sum = sum * 0.75 + element; }
  void merge(const Ordered &other) { sum = sum * 0.5 + other.sum; }
  double value() const { return sum; }

  double sum = 0;
};

template <class Class, class Result, class T> Result run(const Layout<T> &layout) {
  ReductionState state;
  Result result{};
  Reduction<Class, T, Result>::accumulate(state, false, layout.view());
  CHECK(Reduction<Class, T, Result>::finish(state, false, result));
  return result;
}

template <class Class, class Result, class T> Result expected(const std::vector<T> &elements) {
  Class state;
  for (const T element : elements) {
    state.add(element);
  }
  return state.value();
}

template <class T> void every_element_is_added_once(const Layout<T> &layout) {
  using Numbers = std::array<std::int64_t, 3>;
  CHECK(run<Census<T>, Numbers>(layout) == expected<Census<T>, Numbers>(layout.elements));
  using Ends = std::array<T, 2>;
  CHECK(run<Range<T>, Ends>(layout) == expected<Range<T>, Ends>(layout.elements));
}

template <class T> void every_size_and_layout() {
  for (std::size_t size = 0; size <= 300; ++size) {
    every_element_is_added_once(contiguous<T>(size));
  }
  for (const std::size_t block : {512u, 1024u, 2048u, 4096u, 8192u}) {
    for (std::size_t size = block - 2; size <= block + 2; ++size) {
      every_element_is_added_once(contiguous<T>(size));
    }
  }
  for (const Layout<T> &layout : layouts<T>()) {
    every_element_is_added_once(layout);
  }
}

void every_dtype() {
  every_size_and_layout<bool>();
  every_size_and_layout<std::int8_t>();
  every_size_and_layout<std::int16_t>();
  every_size_and_layout<std::int32_t>();
  every_size_and_layout<std::int64_t>();
  every_size_and_layout<std::uint8_t>();
  every_size_and_layout<std::uint16_t>();
  every_size_and_layout<std::uint32_t>();
  every_size_and_layout<std::uint64_t>();
  every_size_and_layout<float>();
  every_size_and_layout<double>();
}

template <class Class, class Result, class T> void class_agrees_with_a_plain_loop() {
  for (std::size_t size = 0; size < 600; size += 7) {
    const Layout<T> layout = contiguous<T>(size);
    CHECK(run<Class, Result>(layout) == expected<Class, Result>(layout.elements));
  }
  for (const Layout<T> &layout : layouts<T>()) {
    CHECK(run<Class, Result>(layout) == expected<Class, Result>(layout.elements));
  }
}

void classes_of_every_size() {
  class_agrees_with_a_plain_loop<Any, bool, bool>();
  class_agrees_with_a_plain_loop<Sums, std::array<float, 3>, float>();
  class_agrees_with_a_plain_loop<Histogram, std::array<std::uint32_t, 256>, std::uint8_t>();
  class_agrees_with_a_plain_loop<Bits, int, std::uint32_t>();
  static_assert(sizeof(Any) == 1 && sizeof(Sums) == 12 && sizeof(Histogram) == 1024);
}

// NumPy's bools may hold any byte.
void nonzero_bytes_are_true() {
  const std::vector<unsigned char> bytes(300, 2);
  for (const std::size_t size : {1u, 300u}) {
    const std::ptrdiff_t stride = 1;
    ReductionState state;
    std::array<std::int64_t, 3> result{};
    using Count = Reduction<Census<bool>, bool, std::array<std::int64_t, 3>>;
    Count::accumulate(state, false, {bytes.data(), 1, &size, &stride, quaff::Dtype::Bool});
    CHECK(Count::finish(state, false, result) && result[0] == static_cast<std::int64_t>(size));
  }
}

// Element i goes to the same lane whatever the layout, so even a class that depends on order gives the same
// bits.
void order_follows_from_the_sequence_alone() {
  constexpr std::ptrdiff_t s = sizeof(double);
  for (const std::size_t size : {6u, 60u, 600u, 6000u, 60000u}) {
    const double straight = run<Ordered, double>(contiguous<double>(size));
    CHECK(straight == run<Ordered, double>(Layout<double>({size}, {3 * s})));
    CHECK(straight == run<Ordered, double>(Layout<double>({size / 2, 2}, {5 * s, 2 * s}, 1)));
    CHECK(straight == run<Ordered, double>(Layout<double>({size / 3, 3}, {4 * s, s})));
    const auto width = static_cast<std::ptrdiff_t>(size / 6);
    CHECK(straight == run<Ordered, double>(Layout<double>({2, 3, size / 6}, {4 * width * s, width * s, s})));
  }
}

void exceptions_of_the_class_pass_through() {
  for (const std::size_t size : {8u, 5000u}) {
    CHECK_THROWS(std::domain_error, run<RefusesNegative, double>(contiguous<double>(size)));
  }
  CHECK_THROWS(std::domain_error, run<RefusesNegative, double>(Layout<double>({5000}, {24})));
  CHECK_THROWS(std::runtime_error, run<RefusesToMerge, double>(contiguous<double>(5000)));
}

void exact_class_runs_when_undecided() {
  using Numbers = std::array<std::int64_t, 3>;
  using Steps = Reduction<SmallSum, std::int8_t, Numbers>;
  ReductionState state;
  Numbers result{};
  const auto small = contiguous<std::int8_t>(2);
  Steps::accumulate(state, false, small.view());
  CHECK(Steps::finish(state, false, result) && result[1] == -1);
  const auto large = contiguous<std::int8_t>(1000);
  Steps::accumulate(state, false, large.view());
  CHECK(!Steps::finish(state, false, result));
  Steps::accumulate(state, true, large.view());
  CHECK(Steps::finish(state, true, result));
  CHECK(result == expected<Census<std::int8_t>, Numbers>(large.elements));
  CHECK(result == quaff::reduce<SmallSum, Numbers>(large.elements.data(), large.elements.size()));
}

void merged_parts_make_the_whole() {
  using Numbers = std::array<std::int64_t, 3>;
  using Steps = Reduction<SmallSum, std::int8_t, Numbers>;
  const auto part = contiguous<std::int8_t>(500);
  for (const bool exact : {false, true}) {
    ReductionState into, from;
    Numbers result{};
    Steps::accumulate(into, exact, part.view());
    Steps::accumulate(from, exact, part.view());
    Steps::merge(into, exact, from);
    CHECK(Steps::finish(into, exact, result) == exact);
    CHECK(!exact || result[2] == 1000);
  }
}

void another_dtype_is_refused() {
  ReductionState state;
  const auto floats = contiguous<float>(4);
  using Steps = Reduction<RefusesNegative, double, double>;
  CHECK_THROWS(std::logic_error, Steps::accumulate(state, false, floats.view()));
}

} // namespace

int main() {
  every_dtype();
  classes_of_every_size();
  nonzero_bytes_are_true();
  order_follows_from_the_sequence_alone();
  exceptions_of_the_class_pass_through();
  exact_class_runs_when_undecided();
  merged_parts_make_the_whole();
  another_dtype_is_refused();
  return report();
}
