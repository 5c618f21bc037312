// quaff::detail::Expansion and CheckedSum, the shortcuts of the exact class: if they say that they suffice,
// their terms and the digits made from them are the exact sum; and they suffice when they should.
#include "quaff/superaccumulator.hpp"

#include "check.hpp"
#include "sum_inputs.hpp"
#include "whole.hpp"

#include <cmath>
#include <limits>
#include <vector>

namespace {

using quaff::Superaccumulator;
using Two = quaff::detail::Expansion<quaff::detail::CheckedSum>;
using Three = quaff::detail::Expansion<Two>;

template <class Shortcut, class T> Shortcut sum_of(const std::vector<T> &values) {
  Shortcut sum;
  for (const T value : values) {
    sum.add(value);
  }
  return sum;
}

// The sum in several states, to which elements are added in turn, merged like lanes.
template <class Shortcut, class T> Shortcut in_lanes(const std::vector<T> &values) {
  Shortcut lanes[8];
  for (std::size_t i = 0; i < values.size(); ++i) {
    lanes[i % 8].add(values[i]);
  }
  for (std::size_t half = 4; half != 0; half /= 2) {
    for (std::size_t lane = 0; lane < half; ++lane) {
      lanes[lane].merge(lanes[lane + half]);
    }
  }
  return lanes[0];
}

template <class Shortcut, class T> bool is_exact(const Shortcut &sum, const std::vector<T> &values) {
  ExactSum<double> difference;
  for (const T value : values) {
    difference.add(value);
  }
  sum.for_each_term([&](double term) { difference.add(-term); });
  return difference.rounds_to(0);
}

template <class Shortcut, class T> void what_suffices_is_exact() {
  SumInputs<T> inputs(5);
  int sufficed = 0;
  for (int i = 0; i < 20000; ++i) {
    std::vector<T> values = inputs.next();
    values.resize(values.size() < 3000 ? values.size() : 3000);
    for (const Shortcut &sum : {sum_of<Shortcut>(values), in_lanes<Shortcut>(values)}) {
      sufficed += sum.suffices();
      CHECK(!sum.suffices() || is_exact(sum, values));
    }
  }
  CHECK(sufficed > 10000);
}

// Numbers with random bits, spread over this many binades.
std::vector<double> over_binades(int binades, std::size_t count) {
  SumInputs<double> chance(9);
  std::vector<double> values(count);
  for (double &value : values) {
    const auto multiple = static_cast<double>(chance.below(std::uint64_t(1) << 53));
    value = std::ldexp(multiple, -static_cast<int>(chance.below(static_cast<std::uint64_t>(binades + 1))));
  }
  return values;
}

void each_double_is_good_for_53_bits() {
  const std::vector<double> narrow = over_binades(35, 2000), wide = over_binades(85, 2000);
  CHECK(in_lanes<Two>(narrow).suffices() && !in_lanes<Two>(wide).suffices());
  CHECK(in_lanes<Three>(wide).suffices() && !in_lanes<Three>(over_binades(200, 2000)).suffices());
  CHECK(in_lanes<quaff::detail::CheckedSum>(std::vector<double>(2000, 3)).suffices());
}

template <class Shortcut> void what_is_not_finite_does_not_suffice() {
  const double infinity = std::numeric_limits<double>::infinity(), max = std::numeric_limits<double>::max();
  for (const std::vector<double> &values :
       {std::vector<double>{infinity}, {-infinity, 1}, {1, infinity, -infinity}, {1, std::nan("")}}) {
    CHECK(!sum_of<Shortcut>(values).suffices() && !in_lanes<Shortcut>(values).suffices());
  }
  // The sum overflows in between, in either direction, and returns to the range.
  for (const double sign : {1.0, -1.0}) {
    const std::vector<double> values{sign * max, sign * max, -sign * max, -sign * max};
    CHECK(!sum_of<Shortcut>(values).suffices());
  }
}

// The last of the terms decides the rounding, or is all that remains.
template <class T> void every_term_reaches_the_digits() {
  using Shortcut = typename Superaccumulator<T>::shortcut;
  const T half = std::numeric_limits<T>::epsilon() / 2, hair = std::ldexp(half, -60);
  const auto rounded = [](const std::vector<T> &values) {
    const auto sum = sum_of<Shortcut>(values);
    CHECK(sum.suffices());
    return Superaccumulator<T>(sum).value();
  };
  for (const T sign : {T(1), T(-1)}) {
    CHECK(rounded({sign, sign * half}) == sign);
    CHECK(rounded({sign, sign * half, sign * hair}) == sign * (1 + 2 * half));
    CHECK(rounded({sign, sign * half, sign * hair, -sign}) == sign * (half + hair));
  }
  const T least = std::numeric_limits<T>::denorm_min();
  CHECK(rounded({least, least, least}) == 3 * least);
  CHECK(rounded({std::numeric_limits<T>::min(), -least}) == std::numeric_limits<T>::min() - least);
  CHECK(rounded({}) == 0 && !std::signbit(rounded({-T(0)})));
}

// A sum of floats may be larger than any float, and have more bits than an element.
template <class T> void there_is_room_for_what_follows() {
  const T number = 2 - std::numeric_limits<T>::epsilon();
  typename Superaccumulator<T>::shortcut many;
  for (int i = 0; i < 1 << 20; ++i) {
    many.add(number);
  }
  Superaccumulator<T> sum(many), difference;
  for (int i = 0; i < 1 << 20; ++i) {
    difference.add(-number);
  }
  for (int doublings = 0; doublings < 42; ++doublings) {
    sum.merge(Superaccumulator<T>(sum));
    difference.merge(Superaccumulator<T>(difference));
  }
  CHECK(sum.value() == std::ldexp(number, 62));
  sum.merge(difference);
  CHECK(sum.value() == 0);
}

} // namespace

int main() {
  what_suffices_is_exact<Two, float>();
  what_suffices_is_exact<Two, double>();
  what_suffices_is_exact<Three, double>();
  each_double_is_good_for_53_bits();
  what_is_not_finite_does_not_suffice<quaff::detail::CheckedSum>();
  what_is_not_finite_does_not_suffice<Two>();
  what_is_not_finite_does_not_suffice<Three>();
  every_term_reaches_the_digits<float>();
  every_term_reaches_the_digits<double>();
  there_is_room_for_what_follows<float>();
  there_is_room_for_what_follows<double>();
  return report();
}
