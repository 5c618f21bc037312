// Rounding of large integers to a floating-point type.
//
// Kernels compile this header as well.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>

namespace quaff::detail {

// IEEE 754's binary32 and binary64: a number's bits are, from the top, its sign, its exponent and its
// fraction.
template <class T> struct Binary {
  static_assert(std::numeric_limits<T>::is_iec559 && sizeof(T) <= 8);

  static constexpr int fraction_bits = std::numeric_limits<T>::digits - 1;
  static constexpr int exponent_bits = static_cast<int>(8 * sizeof(T)) - 1 - fraction_bits;
  static constexpr std::uint64_t leading_bit = std::uint64_t(1) << fraction_bits;
  static constexpr std::uint64_t special_exponent = (std::uint64_t(1) << exponent_bits) - 1;
  static constexpr std::uint64_t infinity = special_exponent << fraction_bits;
  static constexpr std::uint64_t quiet_nan = infinity | leading_bit >> 1;
  static constexpr std::uint64_t sign = std::uint64_t(1) << (8 * sizeof(T) - 1);
};

template <std::size_t size> struct Unsigned;
template <> struct Unsigned<4> {
  using type = std::uint32_t;
};
template <> struct Unsigned<8> {
  using type = std::uint64_t;
};

template <class T> std::uint64_t bits_of(T number) {
  typename Unsigned<sizeof(T)>::type bits;
  std::memcpy(&bits, &number, sizeof bits);
  return bits;
}

template <class T> T of_bits(std::uint64_t bits) {
  const auto narrow = static_cast<typename Unsigned<sizeof(T)>::type>(bits);
  T number;
  std::memcpy(&number, &narrow, sizeof number);
  return number;
}

// A natural number in digits of 32 bits, the least significant first.
template <std::size_t count> struct Natural {
  static constexpr int digit_bits = 32;

  std::uint32_t digits[count];

  // The number of bits without leading zeros.
  int length() const {
    std::size_t top = count;
    while (top != 0 && digits[top - 1] == 0) {
      --top;
    }
    int length = static_cast<int>(top) * digit_bits;
    if (top != 0) {
      for (std::uint32_t digit = digits[top - 1]; digit >> (digit_bits - 1) == 0; digit <<= 1) {
        --length;
      }
    }
    return length;
  }

  bool bit(int position) const { return digits[position / digit_bits] >> position % digit_bits & 1; }

  bool any_below(int position) const {
    for (int digit = 0; digit < position / digit_bits; ++digit) {
      if (digits[digit] != 0) {
        return true;
      }
    }
    const std::uint32_t below = (std::uint32_t(1) << position % digit_bits) - 1;
    return below != 0 && (digits[position / digit_bits] & below) != 0;
  }

  // The 64 bits from this position up, or as many as there are.
  std::uint64_t from(int position) const {
    const auto first = static_cast<std::size_t>(position / digit_bits);
    const int shift = position % digit_bits;
    std::uint64_t bits = digits[first] >> shift;
    if (first + 1 < count) {
      bits |= static_cast<std::uint64_t>(digits[first + 1]) << digit_bits >> shift;
    }
    if (first + 2 < count && shift != 0) {
      bits |= static_cast<std::uint64_t>(digits[first + 2]) << (2 * digit_bits - shift);
    }
    return bits;
  }

  // The number times 2^places. The result must have room for it.
  template <std::size_t wider> Natural<wider> shifted(int places) const {
    Natural<wider> shifted = {};
    auto to = static_cast<std::size_t>(places / digit_bits);
    for (std::size_t i = 0; i < count; ++i, ++to) {
      const std::uint64_t digit = static_cast<std::uint64_t>(digits[i]) << places % digit_bits;
      shifted.digits[to] |= static_cast<std::uint32_t>(digit);
      shifted.digits[to + 1] |= static_cast<std::uint32_t>(digit >> digit_bits);
    }
    return shifted;
  }
};

// 2^-places times the multiple of the least positive number of T, rounded to nearest, ties to even. Results
// beyond the greatest number are infinite.
//
// Neighbouring numbers of one sign have neighbouring bit patterns, so that rounding up adds 1, whether the
// exponent changes or not; and the bits of a number below twice the least normal one are its multiple of the
// least positive number.
template <class T, std::size_t count> T round_to_nearest(const Natural<count> &multiple, int places) {
  using Format = Binary<T>;
  const int spare = multiple.length() - (Format::fraction_bits + 1);
  const int excess = spare > places ? spare : places;
  const auto exponent = static_cast<std::uint64_t>(excess - places);
  std::uint64_t bits = (exponent << Format::fraction_bits) + multiple.from(excess);
  if (excess != 0 && multiple.bit(excess - 1) && ((bits & 1) != 0 || multiple.any_below(excess - 1))) {
    ++bits;
  }
  return of_bits<T>(bits < Format::infinity ? bits : Format::infinity);
}

} // namespace quaff::detail
