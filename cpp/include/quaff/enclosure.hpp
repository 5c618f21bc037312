// A number known up to an error bound, and whether the bound suffices to round the number correctly.
//
// Kernels compile this header as well.
#pragma once

#include "quaff/two_sum.hpp"

#include <cmath>
#include <cstdint>
#include <limits>

namespace quaff::detail {

// The exact number differs from head + tail by at most `bound`. The tail is at most half a unit in the last
// place of the head. `bound` includes the rounding errors of tail - bound and tail + bound. A bound of 0
// means that head + tail is the number; a head that is not finite then has a tail of 0.
struct Enclosure {
  double head, tail, bound;

  // The enclosure of an unknown number.
  static Enclosure unknown() { return {0, 0, std::numeric_limits<double>::infinity()}; }

  // The number `head`, which may be infinite or NaN.
  static Enclosure exactly(double head) { return {head, 0, 0}; }

  bool is_head() const { return bound == 0 && tail == 0; }

  // Whether all numbers within the bound round to one T, after A. Ziv, "Fast evaluation of elementary
  // mathematical functions with correctly rounded last bit", ACM TOMS 17 (1991). For floats, both limits are
  // first rounded to double; the margin ensures that the number still lies between them.
  template <class T> bool decides() const {
    double margin = bound;
    if constexpr (std::numeric_limits<T>::digits < std::numeric_limits<double>::digits) {
      margin += 0x1p-51 * std::fabs(head);
    }
    return is_head() || static_cast<T>(head + (tail - margin)) == static_cast<T>(head + (tail + margin));
  }

  // The number rounded to T, if `decides`. All NaN have the same bits.
  template <class T> T value() const {
    const double rounded = head + tail;
    return rounded == rounded ? static_cast<T>(rounded) : std::numeric_limits<T>::quiet_NaN();
  }
};

// Below this, the errors of products may be too small for a double.
constexpr double least_head = 0x1p-800;
constexpr double least_bound = 0x1p-960;

inline bool is_finite(double number) { return std::fabs(number) <= std::numeric_limits<double>::max(); }

// An enclosed number divided by `count`; NaN for a count of 0. Two divisions give twice the digits of one:
// the remainder of the first is a double, which the second divides.
inline Enclosure quotient(const Enclosure &number, std::uint64_t count) {
  if (count == 0) {
    return Enclosure::exactly(std::numeric_limits<double>::quiet_NaN());
  }
  if (number.is_head() && (number.head == 0 || !is_finite(number.head))) {
    return number;
  }
  const double divisor = static_cast<double>(count);
  if (count > std::uint64_t(1) << 53 || !is_finite(number.head) || std::fabs(number.head) < least_head) {
    return Enclosure::unknown();
  }
  const double head = number.head / divisor;
  const TwoSum rest(std::fma(-head, divisor, number.head), number.tail);
  const double tail = rest.sum / divisor;
  const bool is_exact = number.bound == 0 && rest.error == 0 && std::fma(-tail, divisor, rest.sum) == 0;
  // Four roundings, of the remainder, of the tail and of the limits, each have an error of at most 2^-53 of
  // the tail.
  return {head, tail, is_exact ? 0 : 2 * number.bound / divisor + 0x1p-50 * std::fabs(tail) + least_bound};
}

// The square root of a non-negative number. With r the root of the head, it is r + (number - r^2) / (r +
// root), and the divisor differs from 2 r by less than 2^-51 of itself.
inline Enclosure square_root(const Enclosure &number) {
  if (number.is_head() && (number.head == 0 || !is_finite(number.head))) {
    return Enclosure::exactly(std::sqrt(number.head));
  }
  if (!is_finite(number.head) || number.head < least_head) {
    return Enclosure::unknown();
  }
  const double head = std::sqrt(number.head);
  const double rest = std::fma(-head, head, number.head);
  if (rest == 0 && number.is_head()) {
    return Enclosure::exactly(head);
  }
  const double tail = (rest + number.tail) / (2 * head);
  return {head, tail, number.bound / head + 0x1p-48 * std::fabs(tail) + least_bound};
}

} // namespace quaff::detail
