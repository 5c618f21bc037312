// The exact sum of products of floating-point numbers, like Superaccumulator for numbers.
//
// Kernels compile this header as well.
#pragma once

#include "quaff/exact_number.hpp"
#include "quaff/rounding.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>

// The digits of doubles need more registers than a thread has, so loops over them are compiled to short code,
// without unrolling.
#ifdef __CUDACC_RTC__
#define QUAFF_FOR_EACH_DIGIT _Pragma("unroll 1")
#define QUAFF_RARE __noinline__
#else
#define QUAFF_FOR_EACH_DIGIT
#define QUAFF_RARE
#endif

namespace quaff::detail {

// A product of doubles is an integer multiple of 2^-2148, so a sum of them is an integer of 4,260 bits. With
// digits of 40 bits, a state has 864 bytes; with digits of 32 it would be larger than a ReductionState.
//
// Any NaN, a product of zero and infinity, or infinities of both signs, give NaN; infinities of one sign give
// that infinity; an exact zero is +0.
template <class T> class ProductAccumulator {
  using Format = Binary<T>;

  static constexpr int digit_bits = 40;
  static constexpr std::int64_t digit_mask = (std::int64_t(1) << digit_bits) - 1;
  // Twice the bits of the greatest number; 64 more for the number of elements.
  static constexpr std::size_t bits = 2 * (Format::special_exponent + Format::fraction_bits - 1) + 64;
  static constexpr std::size_t count = (bits + digit_bits - 1) / digit_bits;
  static constexpr std::size_t natural_count = (count * digit_bits + 31) / 32 + 1;

public:
  // A multiple of the square of T's least positive number.
  using Number = ExactNumber<natural_count>;

  void add(T one, T other) {
    const Factor first(one), second(other);
    if (first.is_special || second.is_special) {
      return add_special(first, second);
    }
    if (first.multiple == 0 || second.multiple == 0) {
      return;
    }
    const bool negative = first.negative != second.negative;
    const std::uint64_t shift = first.shift + second.shift;
    // In halves of 32 bits, because devices have no integer of 128 bits. No part has more than 64 bits.
    const std::uint64_t low = first.low() * second.low(), high = first.high() * second.high();
    add_shifted(low, shift, negative);
    if constexpr (Format::fraction_bits >= 32) {
      add_shifted(first.low() * second.high() + first.high() * second.low(), shift + 32, negative);
      add_shifted(high, shift + 64, negative);
    }
    if (++additions == most_additions) {
      carry_when_due();
    }
  }

  void merge(const ProductAccumulator &other) {
    specials |= other.specials;
    carry();
    ProductAccumulator carried = other;
    carried.carry();
    QUAFF_FOR_EACH_DIGIT
    for (std::size_t i = 0; i < count; ++i) {
      digits[i] += carried.digits[i];
    }
    additions = 1; // carried digits are below 2^40, so merging counts as one addition
  }

  Number number() const {
    Number number;
    number.special = special();
    if (specials == 0) {
      ProductAccumulator magnitude = *this;
      magnitude.carry();
      number.negative = magnitude.digits[count - 1] < 0;
      if (number.negative) {
        magnitude.negate();
      }
      number.magnitude = magnitude.natural();
    }
    return number;
  }

  // The value of the sum, rounded once, to nearest, ties to even.
  T value() const {
    constexpr int places = Format::fraction_bits + 1 - std::numeric_limits<T>::min_exponent;
    return rounded<T>(number(), places);
  }

private:
  // An addition changes a digit by less than 2^42, because up to three parts overlap there.
  static constexpr std::uint32_t most_additions = std::uint32_t(1) << 20;
  static constexpr std::uint32_t nan = 1, plus_infinity = 2, minus_infinity = 4;

  // A number as a multiple of a power of two: 2^shift times T's least positive number.
  struct Factor {
    explicit Factor(T number) {
      const std::uint64_t bits = bits_of(number);
      const std::uint64_t exponent = bits >> Format::fraction_bits & Format::special_exponent;
      multiple = bits & (Format::leading_bit - 1);
      is_special = exponent == Format::special_exponent;
      negative = (bits & Format::sign) != 0;
      multiple |= exponent != 0 && !is_special ? Format::leading_bit : 0;
      shift = exponent != 0 ? exponent - 1 : 0;
    }

    bool is_nan() const { return is_special && multiple != 0; }
    bool is_zero() const { return !is_special && multiple == 0; }
    std::uint64_t low() const { return multiple & 0xffffffff; }
    std::uint64_t high() const { return multiple >> 32; }

    std::uint64_t multiple, shift;
    bool is_special, negative;
  };

  void add_special(const Factor &first, const Factor &second) {
    const bool is_nan = first.is_nan() || second.is_nan() || first.is_zero() || second.is_zero();
    specials |= is_nan ? nan : first.negative != second.negative ? minus_infinity : plus_infinity;
  }

  // Adds `part` times 2^shift to the digits, or subtracts it.
  void add_shifted(std::uint64_t part, std::uint64_t shift, bool negative) {
    const auto within = static_cast<int>(shift % digit_bits);
    std::int64_t *digit = digits + shift / digit_bits;
    const std::int64_t mask = -static_cast<std::int64_t>(negative); // x ^ -1 - -1 is -x
    const auto low = static_cast<std::int64_t>(part << within) & digit_mask;
    const auto middle = static_cast<std::int64_t>(part >> (digit_bits - within)) & digit_mask;
    digit[0] += (low ^ mask) - mask;
    digit[1] += (middle ^ mask) - mask;
    const int rest = 2 * digit_bits - within;
    if (rest < 64 && part >> rest != 0) { // otherwise there may be no third digit
      digit[2] += (static_cast<std::int64_t>(part >> rest) ^ mask) - mask;
    }
  }

  QUAFF_RARE void carry_when_due() { carry(); }

  // Brings each digit into the range 0..2^40, except the last, which has the sign.
  void carry() {
    QUAFF_FOR_EACH_DIGIT
    for (std::size_t i = 0; i + 1 < count; ++i) {
      digits[i + 1] += digits[i] >> digit_bits;
      digits[i] &= digit_mask;
    }
    additions = 0;
  }

  void negate() {
    QUAFF_FOR_EACH_DIGIT
    for (std::int64_t &digit : digits) {
      digit = -digit;
    }
    carry();
  }

  // The magnitude as a large integer, in digits of 32 bits.
  Natural<natural_count> natural() const {
    Natural<natural_count> natural = {};
    QUAFF_FOR_EACH_DIGIT
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t position = i * digit_bits;
      const std::uint64_t digit = static_cast<std::uint64_t>(digits[i]) << position % 32;
      natural.digits[position / 32] |= static_cast<std::uint32_t>(digit);
      natural.digits[position / 32 + 1] |= static_cast<std::uint32_t>(digit >> 32);
    }
    return natural;
  }

  Special special() const {
    return specials == 0                ? Special::none
           : specials == plus_infinity  ? Special::plus_infinity
           : specials == minus_infinity ? Special::minus_infinity
                                        : Special::nan;
  }

  std::int64_t digits[count] = {};
  std::uint32_t additions = 0; // since the last carry
  std::uint32_t specials = 0;
};

} // namespace quaff::detail

#undef QUAFF_FOR_EACH_DIGIT
#undef QUAFF_RARE
