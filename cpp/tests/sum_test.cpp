// quaff::sum: how exact it is, and what it makes of infinities, NaN and overflow.
#include "quaff/sum.hpp"

#include "check.hpp"

#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// Below and above the size from which lanes are used; `values` come first, zeros fill up.
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
  for (const std::size_t zeros : {0u, 3u, 1000u}) {
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

void cancellation_keeps_the_small_terms() {
  for (const std::size_t zeros : {0u, 1000u}) {
    CHECK(sum_of(with_zeros<double>({1, 1e100, 1, -1e100}, zeros)) == 2);
    CHECK(sum_of(with_zeros<float>({1, 1e8f, 1, -1e8f}, zeros)) == 2);
  }
}

// Against long double, which has 11 bits more.
void random_doubles_are_rounded_once() {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> mantissa(-1, 1);
  for (const std::size_t size : {10u, 100u, 1000u, 100000u}) {
    std::vector<double> values(size);
    long double total = 0;
    for (double &value : values) {
      value = std::ldexp(mantissa(random), static_cast<int>(random() % 20));
      total += static_cast<long double>(value);
    }
    const double nearest = static_cast<double>(total);
    CHECK(std::abs(sum_of(values) - nearest) <= std::abs(nearest) * std::numeric_limits<double>::epsilon());
  }
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
  cancellation_keeps_the_small_terms();
  random_doubles_are_rounded_once();
  a_tenth_ten_million_times();
  return report();
}
