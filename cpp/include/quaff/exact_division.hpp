// Quotients and square roots of large integers, rounded to a floating-point type.
//
// Kernels compile this header as well.
#pragma once

#include "quaff/rounding.hpp"

#include <cstddef>
#include <cstdint>

namespace quaff::detail {

// `multiple` times T's least positive number, divided by `divisor`, which is below 2^63 and not 0: rounded
// once, to nearest, ties to even. Long division computes two bits more than the multiple has, and a third
// that says whether there is a remainder.
template <class T, std::size_t count>
T rounded_quotient(const Natural<count> &multiple, std::uint64_t divisor) {
  constexpr int places = 3;
  Natural<count + 1> quotient = {};
  std::uint64_t remainder = 0;
  for (int position = multiple.length() - 1; position > -places; --position) {
    remainder = remainder << 1 | (position >= 0 && multiple.bit(position) ? 1 : 0);
    if (remainder >= divisor) {
      remainder -= divisor;
      const int to = position + places;
      quotient.digits[to / 32] |= std::uint32_t(1) << to % 32;
    }
  }
  quotient.digits[0] |= remainder != 0 ? 1 : 0;
  return round_to_nearest<T>(quotient, places);
}

// The square root of `multiple` times d * d, where d is T's least positive number, rounded to nearest. The
// root has 61 bits, from the first 122 of the multiple, and one more that says whether it is exact.
template <class T, std::size_t count> T rounded_square_root(const Natural<count> &multiple) {
  constexpr int root_bits = 61;
  const int length = multiple.length();
  if (length == 0) {
    return 0;
  }
  const int excess = length - 2 * root_bits;
  const int shift = excess + (excess & 1);
  const auto bit = [&](int position) -> std::uint64_t {
    return position >= 0 && multiple.bit(position) ? 1 : 0;
  };
  std::uint64_t root = 0, remainder = 0;
  for (int i = root_bits - 1; i >= 0; --i) {
    remainder = remainder << 2 | bit(shift + 2 * i + 1) << 1 | bit(shift + 2 * i);
    const std::uint64_t trial = root << 2 | 1;
    const bool fits = remainder >= trial;
    remainder -= fits ? trial : 0;
    root = root << 1 | (fits ? 1 : 0);
  }
  const bool is_exact = remainder == 0 && !(shift > 0 && multiple.any_below(shift));
  const std::uint64_t twice = root << 1 | (is_exact ? 0 : 1);
  const Natural<3> digits = {{static_cast<std::uint32_t>(twice), static_cast<std::uint32_t>(twice >> 32), 0}};
  return round_to_nearest<T>(digits, 1 - shift / 2);
}

} // namespace quaff::detail
