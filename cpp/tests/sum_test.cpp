// quaff::sum where correct rounding is difficult, and for infinities, NaN and overflow. exact_sum_test.cpp
// has the many inputs.
#include "quaff/sum.hpp"

#include "check.hpp"

#include <cmath>
#include <limits>
#include <vector>

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// Arrays below and above the size from which lanes are used: `values`, followed by zeros.
template <class T> std::vector<T> with_zeros(std::vector<T> values, std::size_t size) {
  values.resize(values.size() + size);
  return values;
}

template <class T> T sum_of(const std::vector<T> &values) { return quaff::sum(values.data(), values.size()); }

template <class T> void small_integers_sum_exactly() {
  std::vector<T> values;
  long long total = 0;
  for (int i = 0; i < 3000; ++i) {
    CHECK(sum_of(values) == static_cast<T>(total));
    values.push_back(static_cast<T>(i % 17 - 5));
    total += i % 17 - 5;
  }
}

template <class T> void specials_are_those_of_ieee() {
  const T inf = static_cast<T>(infinity);
  for (const std::size_t zeros : {0u, 3u, 1000u, 5000u}) {
    CHECK(sum_of(with_zeros<T>({inf, 1}, zeros)) == inf);
    CHECK(sum_of(with_zeros<T>({-inf, 1, -inf}, zeros)) == -inf);
    CHECK(std::isnan(sum_of(with_zeros<T>({inf, 1, -inf}, zeros))));
    CHECK(std::isnan(sum_of(with_zeros<T>({1, static_cast<T>(nan), 2}, zeros))));
    CHECK(std::isnan(sum_of(with_zeros<T>({inf, static_cast<T>(nan)}, zeros))));
    CHECK(sum_of(with_zeros<T>({std::numeric_limits<T>::max(), std::numeric_limits<T>::max()}, zeros)) ==
          inf);
    CHECK(!std::signbit(sum_of(with_zeros<T>({}, zeros))));
  }
}

template <class T> void nothing_overflows_on_the_way() {
  const T max = std::numeric_limits<T>::max();
  // Half of the last place of the greatest number: the least term that makes the sum round to infinity.
  const T half = std::ldexp(T(1), std::numeric_limits<T>::max_exponent - std::numeric_limits<T>::digits - 1);
  for (const std::size_t zeros : {0u, 3u, 1000u, 200000u}) {
    CHECK(sum_of(with_zeros<T>({max, max, -max}, zeros)) == max);
    CHECK(sum_of(with_zeros<T>({max, max, -max, -max, -1}, zeros)) == -1);
    CHECK(sum_of(with_zeros<T>({max, half}, zeros)) == static_cast<T>(infinity));
    CHECK(sum_of(with_zeros<T>({max, half, -std::numeric_limits<T>::denorm_min()}, zeros)) == max);
  }
}

template <class T> void ties_go_to_even_and_a_hair_decides() {
  const T half = std::numeric_limits<T>::epsilon() / 2, hair = std::numeric_limits<T>::denorm_min();
  for (const std::size_t zeros : {0u, 3u, 1000u, 5000u}) {
    CHECK(sum_of(with_zeros<T>({1, half}, zeros)) == 1);
    CHECK(sum_of(with_zeros<T>({1, half, hair}, zeros)) == 1 + 2 * half);
    CHECK(sum_of(with_zeros<T>({1 + 2 * half, half}, zeros)) == 1 + 4 * half);
    CHECK(sum_of(with_zeros<T>({1 + 2 * half, half, -hair}, zeros)) == 1 + 2 * half);
  }
}

// Numbers of one binade: every other sum of two is a tie.
template <class T> void ties_of_few_are_decided_by_the_fast_class() {
  quaff::Sum<T> sum;
  sum.add(1 + std::numeric_limits<T>::epsilon());
  sum.add(1);
  CHECK(sum.decided() && sum.value() == 2);
}

// The errors of additions are largest just above a power of two. Here all of them have the same sign, and the
// sum is next to a tie: with a quarter of the bound, the sum would be decided wrongly.
void errors_come_near_to_the_bound_of_floats() {
  const float lost_at_1 = 0x1p-53f - 0x1p-77f, lost_at_16th = 0x1p-57f - 0x1p-81f;
  const std::vector<float> values = {-0x1p-53f - 0x1p-56f, 0x1p-24f,     0x1p-4f,     lost_at_16th,
                                     lost_at_16th,         lost_at_16th, 1 - 0x1p-4f, lost_at_1};
  CHECK(sum_of(values) == 1 + 0x1p-23f);
}

// The errors of the sum of errors, of all elements but the first, come close to the bound, too. With an
// eighth of the bound, decisions would be wrong.
void errors_come_near_to_the_bound_of_doubles() {
  const double lost = 0x1p-54 - 0x1p-100;
  CHECK(sum_of<double>({0x1p53, 0.5, lost, lost, lost, 0.5 - 0x1p-53}) == 0x1p53 + 2);
}

template <class T> quaff::Sum<T> between_bounds(const std::vector<T> &values) {
  typename quaff::Sum<T>::directed sum;
  for (const T value : values) {
    sum.add(value);
  }
  return quaff::Sum<T>(sum);
}

// An exact sum has bounds of width 0, whatever its sign, and a sum that is not finite is unchanged.
template <class T> void bounds_decide_what_they_enclose() {
  const T epsilon = std::numeric_limits<T>::epsilon(), least = std::numeric_limits<T>::denorm_min();
  const T inf = static_cast<T>(infinity), max = std::numeric_limits<T>::max();
  CHECK(between_bounds<T>({}).decided() && !std::signbit(between_bounds<T>({}).value()));
  CHECK(!std::signbit(between_bounds<T>({-T(0), -T(0)}).value()));
  CHECK(!std::signbit(between_bounds<T>({least, -least}).value()));
  for (const std::vector<T> &values :
       {std::vector<T>{1 + epsilon, 1}, {1, epsilon / 2}, {least, least}, {1, epsilon, -1}}) {
    CHECK(between_bounds(values).decided() && between_bounds(values).value() == sum_of(values));
  }
  // Without `hair`, the sum is a tie. No state can represent `hair`: it is lost where the bounds meet.
  for (const T hair : {least, -least}) {
    const std::vector<T> values = {1, epsilon / 2, hair};
    CHECK(!between_bounds(values).decided() || between_bounds(values).value() == sum_of(values));
  }
  const std::vector<T> special[] = {
      {inf, 1}, {-inf, 1}, {inf, -inf}, {static_cast<T>(nan)}, {max, max, -max}};
  for (const std::vector<T> &values : special) {
    const quaff::Sum<T> sum = between_bounds(values);
    const T expected = sum_of(values);
    CHECK(!sum.decided() || sum.value() == expected || (sum.value() != sum.value() && expected != expected));
  }
}

quaff::Sum<float> without_doubles(const std::vector<float> &values) {
  quaff::Sum<float>::narrow sum;
  for (const float value : values) {
    sum.add(value);
  }
  return quaff::Sum<float>(sum);
}

void floats_decide_without_doubles_too() {
  const float epsilon = std::numeric_limits<float>::epsilon(),
              least = std::numeric_limits<float>::denorm_min();
  CHECK(without_doubles({}).decided() && !std::signbit(without_doubles({}).value()));
  CHECK(!std::signbit(without_doubles({-0.0f, -0.0f}).value()));
  for (const std::vector<float> &tie : {std::vector<float>{1 + epsilon, 1}, {1, epsilon / 2}}) {
    CHECK(without_doubles(tie).decided() && without_doubles(tie).value() == sum_of(tie));
  }
  // More bits than a double has, and not a tie.
  const std::vector<float> hair = {1, epsilon / 2, 0x1p-60f};
  CHECK(!without_doubles(hair).decided() || without_doubles(hair).value() == 1 + epsilon);
  // The three floats lose a part that breaks the tie: the error bound must show that.
  const std::vector<float> lossy = {0x1p60f,  0x1p20f,  0x1p-10f, 0x1p-35f,           -0x1p-10f,
                                    -0x1p20f, -0x1p60f, 1,        0x1p-24f - 0x1p-36f};
  CHECK(!without_doubles(lossy).decided() || without_doubles(lossy).value() == 1 + epsilon);
  const std::vector<float> cancelling = {0x1p40f, 0x1p20f, 1, 0x1p-20f, -0x1p40f, -0x1p20f, -1};
  CHECK(without_doubles(cancelling).decided() && without_doubles(cancelling).value() == 0x1p-20f);
  const std::vector<float> subnormal(1000, least);
  CHECK(without_doubles(subnormal).decided() && without_doubles(subnormal).value() == 1000 * least);
}

// If floats overflow, the exact sum may not: nothing may be decided, however often the state is doubled.
void floats_that_overflow_decide_nothing() {
  const float max = std::numeric_limits<float>::max(), inf = static_cast<float>(infinity);
  for (const std::vector<float> &values :
       {std::vector<float>{max, max, -max}, {-max, -max}, {inf}, {inf, -inf}, {static_cast<float>(nan)}}) {
    quaff::Sum<float> sum = without_doubles(values);
    for (int doublings = 0; doublings < 64; ++doublings) {
      CHECK(!sum.decided());
      const quaff::Sum<float> half = sum;
      sum.merge(half);
    }
  }
}

// A float counts up to 2^24 and then stops. The error bound does not.
void doubt_grows_with_any_number_of_additions() {
  quaff::detail::RoundedSum<float> sum;
  sum.add(1);
  constexpr int additions = 1 << 26;
  for (int i = 1; i < additions; ++i) {
    sum.add(0);
  }
  CHECK(sum.total() == 1 && sum.doubt() >= additions);
  quaff::detail::RoundedSum<float> other = sum;
  sum.merge(other);
  CHECK(sum.doubt() >= 2 * static_cast<float>(additions));
}

// The elements of one of a device's tens of thousands of threads.
void long_lanes_of_floats_are_right_or_undecided() {
  std::vector<float> values;
  for (const int length : {1 << 16, 1 << 20, 1 << 23}) {
    while (values.size() < static_cast<std::size_t>(length)) {
      values.push_back(1.0f / static_cast<float>(1 + values.size() * 7919 % 1'000'003));
    }
    const quaff::Sum<float> sum = without_doubles(values);
    CHECK(sum.decided() || length > 1 << 20);
    CHECK(!sum.decided() || sum.value() == sum_of(values));
  }
}

void cancellation_keeps_the_small_terms() {
  for (const std::size_t zeros : {0u, 1000u, 5000u}) {
    CHECK(sum_of(with_zeros<double>({1, 1e100, 1, -1e100}, zeros)) == 2);
    CHECK(sum_of(with_zeros<float>({1, 1e38f, 1, -1e38f}, zeros)) == 2);
  }
}

// In the middle of a block of elements, and detected after it.
template <class T> void specials_are_seen_anywhere_in_long_arrays() {
  const T inf = static_cast<T>(infinity), max = std::numeric_limits<T>::max();
  std::vector<T> values(20'000, T(0.25));
  for (const std::size_t place : {0u, 1u, 6'000u, 11'111u, 19'999u}) {
    for (const T special : {inf, -inf, static_cast<T>(nan), max, -max}) {
      const T before = values[place];
      values[place] = special;
      CHECK(std::isnan(special) ? std::isnan(sum_of(values)) : sum_of(values) == special);
      values[place] = before;
    }
  }
  values[5'000] = max;
  values[15'000] = -max;
  CHECK(sum_of(values) == T(0.25) * 19'998);
  values[10'000] = max;
  values[10'001] = max;
  CHECK(sum_of(values) == inf);
}

// No error bound above 0 decides a sum of exactly 0, but the knowledge that nothing was lost does.
void counts_that_cancel_are_decided_by_the_fast_class() {
  std::vector<double> values;
  for (int i = 0; i < 50'000; ++i) {
    values.push_back(i % 1000);
    values.push_back(i % 2 == 0 ? -(i % 1000) : -0.0);
    values.push_back(i % 2 == 0 ? 0 : -(i % 1000));
  }
  const auto sum = quaff::detail::accumulate_run<quaff::Sum<double>, double>(values.data(), values.size());
  CHECK(sum.decided() && sum.value() == 0);
}

void a_tenth_ten_million_times() {
  const std::vector<float> floats(10'000'000, 0.1f);
  CHECK(sum_of(floats) == static_cast<float>(0.1f * 1e7));
  const std::vector<double> doubles(10'000'000, 0.1);
  CHECK(sum_of(doubles) == 1e6);
}

} // namespace

int main() {
  small_integers_sum_exactly<float>();
  small_integers_sum_exactly<double>();
  specials_are_those_of_ieee<float>();
  specials_are_those_of_ieee<double>();
  nothing_overflows_on_the_way<float>();
  nothing_overflows_on_the_way<double>();
  ties_go_to_even_and_a_hair_decides<float>();
  ties_go_to_even_and_a_hair_decides<double>();
  ties_of_few_are_decided_by_the_fast_class<float>();
  ties_of_few_are_decided_by_the_fast_class<double>();
  bounds_decide_what_they_enclose<float>();
  bounds_decide_what_they_enclose<double>();
  errors_come_near_to_the_bound_of_floats();
  errors_come_near_to_the_bound_of_doubles();
  floats_decide_without_doubles_too();
  floats_that_overflow_decide_nothing();
  doubt_grows_with_any_number_of_additions();
  long_lanes_of_floats_are_right_or_undecided();
  cancellation_keeps_the_small_terms();
  specials_are_seen_anywhere_in_long_arrays<float>();
  specials_are_seen_anywhere_in_long_arrays<double>();
  counts_that_cancel_are_decided_by_the_fast_class();
  a_tenth_ten_million_times();
  return report();
}
