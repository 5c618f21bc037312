// Exact sums, before any rounding.
//
// Kernels compile this header as well.
#pragma once

#include "quaff/rounding.hpp"

#include <cstddef>
#include <cstdint>

namespace quaff::detail {

// The kind of a sum that is not finite.
enum class Special : std::uint8_t { none, nan, plus_infinity, minus_infinity };

// A signed multiple of some unit. Zero has no sign, and special values have neither sign nor digits: equal
// sums have equal members.
template <std::size_t count> struct ExactNumber {
  Natural<count> magnitude = {};
  bool negative = false;
  Special special = Special::none;
};

// The T that is nearest to the number times 2^-places, where `number` counts T's least positive number. Ties
// are rounded to even.
template <class T, std::size_t count> T rounded(const ExactNumber<count> &number, int places = 0) {
  using Format = Binary<T>;
  switch (number.special) {
  case Special::nan:
    return of_bits<T>(Format::quiet_nan);
  case Special::plus_infinity:
    return of_bits<T>(Format::infinity);
  case Special::minus_infinity:
    return of_bits<T>(Format::infinity | Format::sign);
  case Special::none:
    break;
  }
  const T magnitude = round_to_nearest<T>(number.magnitude, places);
  return number.negative ? -magnitude : magnitude;
}

} // namespace quaff::detail
