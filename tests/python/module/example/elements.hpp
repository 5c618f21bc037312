// Functions that are called for each element.
#pragma once

#include <array>
#include <cmath>
#include <stdexcept>
#include <tuple>

namespace example::elements {

// For 16-bit numbers, with one rounding.
template <class T> T mean(T a, T b) { return (a + b) / 2; }

template <class T> T nearest(double x) { return x; }

template <class T> T grown(T x, T by) {
  x += by;
  return x < T(0) ? T(0) : x;
}

enum class Side { left, right };

template <class T> T add(T a, T b) { return a + b; }

/// The sum and the product, modulo the number of values that T has.
template <class T> std::tuple<T, T> wrapped(T a, T b) {
  const auto x = static_cast<unsigned long long>(a), y = static_cast<unsigned long long>(b);
  return {static_cast<T>(x + y), static_cast<T>(x * y)};
}

template <class T> T hypotenuse(T a, T b) { return std::sqrt(a * a + b * b); }

/// alpha * x + y, in three roundings.
template <class T> T axpy(T alpha, T x, T y) { return alpha * x + y; }

template <class T> bool is_less(T a, T b) { return a < b; }

template <class T> int sign(T x) { return (x > 0) - (x < 0); }

template <class T> T itself(T x) { return x; }

template <class T> T root(T x) {
  if (x < 0) {
    throw std::invalid_argument("a negative number has no root");
  }
  return std::sqrt(x);
}

template <class T> std::tuple<T, int> parts(T x) {
  int exponent = 0;
  const T mantissa = std::frexp(x, &exponent);
  return {mantissa, exponent};
}

template <class T> std::array<T, 2> sum_and_difference(T a, T b) { return {a + b, a - b}; }

template <class T> void polar(T x, T y, T &radius, T &angle) {
  radius = hypotenuse(x, y);
  angle = std::atan2(y, x);
}

template <class T> T clip(T x, T low = 0, T high = 1) { return x < low ? low : x > high ? high : x; }

inline double mixed(float wide, int count, bool negative) { return negative ? -wide * count : wide * count; }

inline Side other_side(Side side) { return side == Side::left ? Side::right : Side::left; }

} // namespace example::elements
