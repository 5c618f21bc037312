#pragma once
#include <cmath>
#include <tuple>

namespace shapes {

/// The length of the longest side of a triangle.
template <class T> T hypotenuse(T a, T b, T scale = 1) { return scale * std::sqrt(a * a + b * b); }

template <class T> void polar(T x, T y, T &radius, T &angle) {
  radius = hypotenuse(x, y);
  angle = std::atan2(y, x);
}

inline std::tuple<double, int> parts(double result) {
  int exponent = 0;
  const double mantissa = std::frexp(result, &exponent);
  return {mantissa, exponent};
}

} // namespace shapes
