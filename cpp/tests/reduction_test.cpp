// The loop over every dtype, size and layout, and the steps of the protocol, compared with straightforward
// loops.
#include "quaff/reduction.hpp"

#include "quaff/sum.hpp"

#include "check.hpp"
#include "classes.hpp"
#include "views.hpp"

#include <cfenv>
#include <cstring>

using quaff::Reduction;
using quaff::ReductionState;

namespace {

template <class Class, class Result, class T> Result run(const Layout<T> &layout) {
  ReductionState state;
  Result result{};
  Reduction<Class, T, Result>::accumulate(state, false, layout.view());
  CHECK(Reduction<Class, T, Result>::finish(state, false, layout.elements.size(), result));
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
  const auto [sum, squares, count, by_bursts] = run<Bursting<T>, std::array<std::int64_t, 4>>(layout);
  CHECK(Numbers{sum, squares, count} == expected<Census<T>, Numbers>(layout.elements));
  using Ends = std::array<T, 2>;
  CHECK(run<Range<T>, Ends>(layout) == expected<Range<T>, Ends>(layout.elements));
}

template <class T> void every_size_and_layout() {
  for (std::size_t size = 0; size <= 300; ++size) {
    every_element_is_added_once(contiguous<T>(size));
  }
  for (const std::size_t block : {512u, 1024u, 1152u, 2048u, 4096u, 8192u}) {
    for (std::size_t size = block - 2; size <= block + 2; ++size) {
      every_element_is_added_once(contiguous<T>(size));
    }
  }
  for (const Layout<T> &layout : layouts<T>()) {
    every_element_is_added_once(layout);
  }
}

void every_dtype() {
  // One dtype of each size and of each kind.
  every_size_and_layout<bool>();
  every_size_and_layout<std::uint16_t>();
  every_size_and_layout<std::int32_t>();
  every_size_and_layout<float>();
  every_size_and_layout<double>();
#ifndef FEW_DTYPES
  every_size_and_layout<std::int8_t>();
  every_size_and_layout<std::int16_t>();
  every_size_and_layout<std::int64_t>();
  every_size_and_layout<std::uint8_t>();
  every_size_and_layout<std::uint32_t>();
  every_size_and_layout<std::uint64_t>();
#endif
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

// Elements that a burst refuses are added in any case, and the next burst starts again.
void long_runs_are_added_in_bursts() {
  constexpr std::int64_t row = 4 * 32, burst = 2 * row, size = 70'000;
  std::vector<double> values(size + 8, 1);
  const auto counts = [&values](std::size_t first, std::int64_t length) {
    return quaff::reduce<Bursting<double>, std::array<std::int64_t, 4>>(values.data() + first,
                                                                        static_cast<std::size_t>(length));
  };
  for (std::size_t first = 0; first < 8; ++first) {
    CHECK(counts(first, 1000)[3] == 0);
    const std::int64_t usual = counts(first, size)[3];
    CHECK(usual > size - 2 * row - 8 && usual % row == 0);
    for (const std::size_t place : {std::size_t(1000), std::size_t(20'000), std::size_t(69'000)}) {
      values[first + place] = 2;
      const std::array<std::int64_t, 4> found = counts(first, size);
      CHECK(found[0] == size + 1 && found[2] == size);
      CHECK(found[3] < usual && found[3] >= usual - burst);
      values[first + place] = 1;
    }
  }
}

// NumPy's bools may contain any byte.
void nonzero_bytes_are_true() {
  const std::vector<unsigned char> bytes(300, 2);
  for (const std::size_t size : {1u, 300u}) {
    const std::ptrdiff_t stride = 1;
    ReductionState state;
    std::array<std::int64_t, 3> result{};
    using Count = Reduction<Census<bool>, bool, std::array<std::int64_t, 3>>;
    Count::accumulate(state, false, {bytes.data(), 1, &size, &stride, quaff::Dtype::Bool});
    CHECK(Count::finish(state, false, size, result) && result[0] == static_cast<std::int64_t>(size));
  }
}

// Element i is added to the same lane whatever the layout, so even a class that depends on the order gives
// the same bits.
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
  CHECK(Steps::finish(state, false, 2, result) && result[1] == -1);
  const auto large = contiguous<std::int8_t>(1000);
  Steps::accumulate(state, false, large.view());
  CHECK(!Steps::finish(state, false, 1000, result));
  Steps::accumulate(state, true, large.view());
  CHECK(Steps::finish(state, true, 1000, result));
  CHECK(result == expected<Census<std::int8_t>, Numbers>(large.elements));
  CHECK(result == quaff::reduce<SmallSum, Numbers>(large.elements.data(), large.elements.size()));
}

// The error bound of a class is valid up to this number. A class without an exact companion has no limit.
void nothing_is_decided_of_more_elements_than_there_can_be() {
  constexpr std::uint64_t most = quaff::detail::most_elements;
  using Decided = Reduction<SmallSum, std::int8_t, std::array<std::int64_t, 3>>;
  using Plain = Reduction<Census<std::int8_t>, std::int8_t, std::array<std::int64_t, 3>>;
  const auto layout = contiguous<std::int8_t>(2);
  ReductionState state;
  std::array<std::int64_t, 3> result{};
  Decided::accumulate(state, false, layout.view());
  CHECK(Decided::finish(state, false, most, result) && !Decided::finish(state, false, most + 1, result));
  Plain::accumulate(state, false, layout.view());
  CHECK(Plain::finish(state, false, most + 1, result) && Plain::finish(state, true, most + 1, result));
}

void narrow_states_become_states_of_the_class() {
  using Steps = Reduction<Tally, float, std::int64_t>;
  using Plain = Reduction<Sums, float, std::array<float, 3>>;
  static_assert(std::is_same_v<Steps::Narrow, Tally::narrow>);
  CHECK(Steps::has_class(1) && !Plain::has_class(1));
  ReductionState state{};
  const Tally::narrow narrow{17};
  std::memcpy(state.bytes, &narrow, sizeof narrow);
  CHECK(Steps::convert(state, false));
  std::int64_t result = 0;
  CHECK(Steps::finish(state, false, 17, result) && result == 17);
}

void shortcuts_become_states_of_the_exact_class_if_they_suffice() {
  using Numbers = std::array<std::int64_t, 2>;
  using Steps = Reduction<Undecided, double, Numbers>;
  using Plain = Reduction<Sums, float, std::array<float, 3>>;
  static_assert(std::is_same_v<Steps::Shortcut, Marked::shortcut>);
  CHECK(Steps::has_class(2) && Steps::has_class(3) && !Plain::has_class(2) && !Plain::has_class(3));
  for (const double last : {1.0, 0.0}) {
    Marked::shortcut shortcut;
    shortcut.add(1);
    shortcut.add(last);
    ReductionState state{};
    std::memcpy(state.bytes, &shortcut, sizeof shortcut);
    CHECK(Steps::convert(state, true) == (last != 0));
    Numbers result{};
    CHECK(last == 0 || (Steps::finish(state, true, 2, result) && result == Numbers{2, 2}));
  }
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
    CHECK(Steps::finish(into, exact, 1000, result) == exact);
    CHECK(!exact || result[2] == 1000);
  }
}

// About a sixty-fourth of the elements are tried, whatever the lengths of the rows.
void shortcuts_are_tried_on_the_first_elements() {
  const std::size_t size = 1 << 16;
  for (const std::size_t row : {size, std::size_t(1) << 10, std::size_t(16), std::size_t(2)}) {
    std::vector<double> values(size, 0);
    values[0] = values[1] = 1;
    const std::size_t shape[] = {size / row, row};
    const std::ptrdiff_t strides[] = {static_cast<std::ptrdiff_t>(row * sizeof(double)), sizeof(double)};
    const std::size_t first = row == size ? 1 : 0;
    Marked::shortcut::tried = 0;
    quaff::detail::accumulate<Marked, double>(
        {values.data(), 2 - first, shape + first, strides + first, quaff::dtype_of<double>});
    CHECK(Marked::shortcut::tried >= 1 << 10 && Marked::shortcut::tried < 1 << 12);
  }
}

void lanes_make_one_state_of_every_65536_elements() {
  constexpr std::int64_t whole = 1 << 16, lanes = 64;
  for (const std::int64_t size : {0l, 127l, 128l, whole, whole + 1, whole + 127, 2 * whole, 5 * whole + 70}) {
    for (const std::ptrdiff_t stride : {4, 12}) {
      const auto [count, longest] =
          run<Folded, std::array<std::int64_t, 2>>(Layout<float>({static_cast<std::size_t>(size)}, {stride}));
      CHECK(count == size);
      CHECK(longest < whole + lanes && (longest >= whole) == (size >= whole));
      CHECK((longest == 0) == (size < 2 * lanes));
    }
  }
}

// For more than a few elements, and for either all of them or none.
void shortcuts_are_taken_where_they_suffice() {
  using Numbers = std::array<std::int64_t, 2>;
  for (const std::int64_t size : {0, 1, 15, 16, 100, 1000, 70000}) {
    std::vector<double> values(static_cast<std::size_t>(size), 1);
    const auto counts = [&values] {
      const std::size_t length = values.size();
      const std::ptrdiff_t stride = sizeof(double);
      return quaff::detail::accumulate<Marked, double>(
                 {values.data(), 1, &length, &stride, quaff::dtype_of<double>})
          .value();
    };
    CHECK(counts() == Numbers{size, size < 16 ? 0 : size});
    for (const std::size_t place : {std::size_t(0), values.size() / 2, values.size() - 1}) {
      if (place < values.size()) {
        values[place] = 0;
        CHECK(counts() == Numbers{size, 0});
        values[place] = 1;
      }
    }
  }
  for (const Layout<double> &layout : layouts<double>()) {
    const Numbers counts = quaff::detail::accumulate<Marked, double>(layout.view()).value();
    CHECK(counts[0] == static_cast<std::int64_t>(layout.elements.size()));
  }
}

void the_callers_environment_is_without_effect_and_restored() {
  const std::vector<double> values(5000, 0.1);
  for (const std::size_t size : {5u, 5000u}) {
    const double nearest = quaff::reduce<Ordered, double>(values.data(), size);
    for (const int mode : {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO}) {
      std::fesetround(mode);
      const double found = quaff::reduce<Ordered, double>(values.data(), size);
      const bool restored = std::fegetround() == mode;
      std::fesetround(FE_TONEAREST);
      CHECK(found == nearest && restored);
    }
  }
}

void another_dtype_is_refused() {
  ReductionState state;
  const auto floats = contiguous<float>(4);
  using Steps = Reduction<RefusesNegative, double, double>;
  CHECK_THROWS(std::logic_error, Steps::accumulate(state, false, floats.view()));
}

struct Total {
  void add(double element) { sum += element; }
  void merge(const Total &other) { sum += other.sum; }
  double value() const { return sum; }

  double sum = 0;
};

// A class that makes the states of short runs of doubles itself. A state is undecided from the sum
// `undecided` on.
struct Runs : Total {
  using run_element = double;
  static constexpr std::size_t shortest_run = 4;
  static constexpr double undecided = 20;
  static std::size_t runs;
  static Runs of_run(const unsigned char *memory, std::size_t length) {
    ++runs;
    Runs state;
    for (std::size_t i = 0; i < length; ++i) {
      double element;
      std::memcpy(&element, memory + i * sizeof element, sizeof element);
      state.add(element);
    }
    return state;
  }
  using exact = Total;
  bool decided() const { return sum < undecided; }
};
std::size_t Runs::runs = 0;

void states_of_runs_are_made_for_their_elements_alone() {
  const std::vector<double> numbers(100, 0.5);
  const std::vector<float> floats(100, 0.5f);
  for (std::size_t size = 0; size <= numbers.size(); ++size) {
    CHECK((quaff::reduce<Runs, double>(numbers.data(), size) == 0.5 * double(size)));
  }
  CHECK(Runs::runs > 0);
  Runs::runs = 0;
  for (std::size_t size = 0; size < floats.size(); ++size) {
    CHECK((quaff::reduce<Runs, double>(floats.data(), size) == 0.5 * double(size)));
    CHECK((quaff::reduce<quaff::Sum<double>, double>(floats.data(), size) == 0.5 * double(size)));
  }
  CHECK(Runs::runs == 0);
}

} // namespace

int main() {
  every_dtype();
  classes_of_every_size();
  long_runs_are_added_in_bursts();
  nonzero_bytes_are_true();
  order_follows_from_the_sequence_alone();
  exceptions_of_the_class_pass_through();
  exact_class_runs_when_undecided();
  nothing_is_decided_of_more_elements_than_there_can_be();
  narrow_states_become_states_of_the_class();
  shortcuts_become_states_of_the_exact_class_if_they_suffice();
  merged_parts_make_the_whole();
  lanes_make_one_state_of_every_65536_elements();
  shortcuts_are_taken_where_they_suffice();
  shortcuts_are_tried_on_the_first_elements();
  the_callers_environment_is_without_effect_and_restored();
  another_dtype_is_refused();
  states_of_runs_are_made_for_their_elements_alone();
  return report();
}
