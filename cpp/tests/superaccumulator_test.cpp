// quaff::Superaccumulator in states that no list of elements reaches in practice: as many elements as
// possible, and carries at the limit. exact_sum_test.cpp compares its values with long addition.
#include "quaff/superaccumulator.hpp"

#include "check.hpp"

#include <cmath>
#include <initializer_list>
#include <limits>

namespace {

template <class T> quaff::Superaccumulator<T> holding(std::initializer_list<T> elements) {
  quaff::Superaccumulator<T> sum;
  for (const T element : elements) {
    sum.add(element);
  }
  return sum;
}

// The state multiplied by 2^doublings.
template <class T> quaff::Superaccumulator<T> doubled(quaff::Superaccumulator<T> sum, int doublings) {
  for (; doublings != 0; --doublings) {
    const quaff::Superaccumulator<T> half = sum;
    sum.merge(half);
  }
  return sum;
}

template <class T> void as_many_elements_as_there_can_be() {
  const T greatest = std::numeric_limits<T>::max(), least = std::numeric_limits<T>::denorm_min();
  quaff::Superaccumulator<T> sum = doubled(holding({greatest}), 62);
  CHECK(sum.value() == std::numeric_limits<T>::infinity());
  sum.merge(doubled(holding({-greatest}), 62));
  CHECK(sum.value() == 0 && !std::signbit(sum.value()));
  sum.merge(holding({-least}));
  CHECK(sum.value() == -least);
  CHECK(doubled(holding({least}), 62).value() == std::ldexp(least, 62));
}

// Digits that are full immediately after a carry, and are then only merged.
template <class T> void carries_are_due_after_merges_too() {
  const T number = 2 - std::numeric_limits<T>::epsilon();
  for (const int count : {1, 1023, 1024, 1025, 5000}) {
    quaff::Superaccumulator<T> sum;
    for (int i = 0; i < count; ++i) {
      sum.add(number);
    }
    CHECK(doubled(sum, 55).value() ==
          static_cast<T>(std::ldexp(static_cast<long double>(number) * count, 55)));
    quaff::Superaccumulator<T> difference = doubled(sum, 55);
    for (int i = 0; i < count; ++i) {
      difference.merge(doubled(holding({-number}), 55));
    }
    CHECK(difference.value() == 0);
  }
}

template <class T> void carries_are_due_between_merges_and_additions() {
  const T number = 2 - std::numeric_limits<T>::epsilon();
  const auto of = [number](int count) {
    quaff::Superaccumulator<T> sum;
    for (int i = 0; i < count; ++i) {
      sum.add(number);
    }
    return sum;
  };
  for (int count = 1020; count <= 1026; ++count) {
    for (const int first : {1, 500, count - 1}) {
      quaff::Superaccumulator<T> sum = of(first);
      sum.merge(of(count - first));
      for (int i = 0; i < 5000; ++i) {
        sum.add(number);
      }
      CHECK(sum.value() == static_cast<T>(static_cast<long double>(number) * (count + 5000)));
    }
  }
}

// Elements that fill both of their digits, at every position.
template <class T> void every_digit_carries_into_the_next() {
  for (int exponent = std::numeric_limits<T>::min_exponent; exponent < 60; ++exponent) {
    const T number = std::ldexp(2 - std::numeric_limits<T>::epsilon(), exponent);
    for (const T sign : {T(1), T(-1)}) {
      quaff::Superaccumulator<T> sum;
      for (int i = 0; i < 4096; ++i) {
        sum.add(sign * number);
      }
      CHECK(sum.value() == sign * number * 4096);
    }
  }
}

template <class T> void specials_outlast_whatever_follows() {
  const T infinity = std::numeric_limits<T>::infinity(), nan = std::numeric_limits<T>::quiet_NaN();
  CHECK(holding<T>({}).value() == 0 && !std::signbit(holding<T>({}).value()));
  CHECK(!std::signbit(holding<T>({-T(0), -T(0)}).value()));
  CHECK(holding<T>({infinity, -std::numeric_limits<T>::max()}).value() == infinity);
  CHECK(holding<T>({1, -infinity, 1}).value() == -infinity);
  CHECK(std::isnan(holding<T>({infinity, -infinity}).value()));
  CHECK(std::isnan(holding<T>({nan, infinity}).value()) && !std::signbit(holding<T>({-nan}).value()));
  quaff::Superaccumulator<T> sum = holding<T>({1, infinity});
  sum.merge(holding<T>({2, -infinity}));
  CHECK(std::isnan(sum.value()));
}

template <class T> void all() {
  as_many_elements_as_there_can_be<T>();
  carries_are_due_after_merges_too<T>();
  carries_are_due_between_merges_and_additions<T>();
  every_digit_carries_into_the_next<T>();
  specials_outlast_whatever_follows<T>();
}

} // namespace

int main() {
  static_assert(sizeof(quaff::Superaccumulator<double>) <= 1024);
  all<float>();
  all<double>();
  return report();
}
