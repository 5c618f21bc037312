// Sums between two bounds: each addition is rounded down for one of them and up for the other.
//
// Kernels compile this header as well. A device rounds each addition as its instruction says, so that a bound
// costs one instruction; the host computes the error of each addition.
#pragma once

#include "quaff/enclosure.hpp"
#include "quaff/two_sum.hpp"

#include <cmath>
#include <limits>

namespace quaff::detail {

#ifdef __CUDACC__
inline double add_down(double one, double other) { return __dadd_rd(one, other); }
inline double add_up(double one, double other) { return __dadd_ru(one, other); }
#else
// The bounds of a sum of two numbers. A sum that is not finite has the error NaN, which is neither above nor
// below 0: both bounds are then the sum itself.
inline double add_down(double one, double other) {
  const TwoSum exact(one, other);
  return exact.error < 0 ? std::nextafter(exact.sum, -std::numeric_limits<double>::infinity()) : exact.sum;
}
inline double add_up(double one, double other) {
  const TwoSum exact(one, other);
  return exact.error > 0 ? std::nextafter(exact.sum, std::numeric_limits<double>::infinity()) : exact.sum;
}
#endif

// The exact sum lies between the two bounds. An infinity or a NaN among the elements makes both bounds
// infinite or NaN.
class DirectedSum {
public:
  void add(double element) {
    below = add_down(below, element);
    above = add_up(above, element);
  }

  void merge(const DirectedSum &other) {
    below = add_down(below, other.below);
    above = add_up(above, other.above);
  }

  // Whether every addition was exact, so that the sum is `upper`, which is never a negative zero.
  bool is_exact() const { return below == above && is_finite(above); }

  double upper() const { return above; }

  // The distance between the bounds, rounded up.
  double width() const { return add_up(above, -below); }

private:
  double below = 0;
  double above = 0;
};

} // namespace quaff::detail
