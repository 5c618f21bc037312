// The exact sum of floating-point numbers.
//
// A float64 is an integer multiple of 2^-1074, so a sum of float64 numbers is an integer of about 2,100 bits.
// It is stored in digits of 32 bits, each in a 64-bit word: an element is added to two digits, and carries
// are needed only once in a thousand elements. R. M. Neal, "Fast exact summation using small and large
// superaccumulators" (2015).
//
// Kernels compile this header as well.
#pragma once

#include "quaff/checked_sum.hpp"
#include "quaff/exact_number.hpp"
#include "quaff/expansion.hpp"
#include "quaff/rounding.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

// Kernels merge in registers, which need constant indices. Code that runs once in a thousand additions must
// not be unrolled in each of them.
#ifdef __CUDACC_RTC__
#define QUAFF_FOR_EACH_DIGIT _Pragma("unroll")
#define QUAFF_RARE __noinline__
#else
#define QUAFF_FOR_EACH_DIGIT
#define QUAFF_RARE
#endif

namespace quaff {

// A reduction (see protocol.hpp) for float or double, for up to 2^63 elements. `value` is the sum rounded
// once, to nearest, ties to even; an exact zero is +0. The order of elements and states does not affect it.
//
// Any NaN, or infinities of both signs, give NaN; infinities of one sign give that infinity.
template <class T> class Superaccumulator {
  using Format = detail::Binary<T>;

  static constexpr int digit_bits = 32;
  // The greatest number has as many bits as there are shifts, and the bits after the first; 64 more are for
  // the number of elements.
  static constexpr std::size_t count =
      (Format::special_exponent + Format::fraction_bits + 64 + digit_bits - 1) / digit_bits;

public:
  // A multiple of T's least positive number. The top digit is 0 for any possible number of elements.
  using Number = detail::ExactNumber<count + 1>;

  // Exact for 2^16 elements that differ by 50 binades (floats) or 58 (doubles), and in most cases by far
  // more; and much faster.
  using shortcut = std::conditional_t<sizeof(T) == 4, detail::Expansion<detail::CheckedSum>,
                                      detail::Expansion<detail::Expansion<detail::CheckedSum>>>;

  Superaccumulator() = default;
  explicit Superaccumulator(const shortcut &sum) {
    sum.for_each_term([this](double term) { add_double(term); });
    if constexpr (sizeof(T) < sizeof(double)) {
      carry(); // because a term may be larger than an element
    }
  }

  // The state of a sum whose top digit is 0.
  explicit Superaccumulator(const Number &sum) : specials(flag_of(sum.special)) {
    for (std::size_t i = 0; i < count; ++i) {
      const std::int64_t digit = sum.magnitude.digits[i];
      digits[i] = sum.negative ? -digit : digit;
    }
  }

  void add(T element) {
    const std::uint64_t bits = detail::bits_of(element);
    const std::uint64_t exponent = bits >> Format::fraction_bits & Format::special_exponent;
    std::uint64_t multiple = bits & (Format::leading_bit - 1);
    if (exponent == Format::special_exponent) {
      specials |= multiple != 0 ? nan : (bits & Format::sign) != 0 ? minus_infinity : plus_infinity;
      return;
    }
    // A subnormal number has the exponent of the least normal one, but no leading bit.
    multiple |= exponent != 0 ? Format::leading_bit : 0;
    add_shifted(multiple, exponent != 0 ? exponent - 1 : 0, (bits & Format::sign) != 0);
  }

  void merge(const Superaccumulator &other) {
    specials |= other.specials;
    if (additions + other.additions + 1 < most_additions) { // one more addition may reach the limit
      return add_digits(other);
    }
    carry();
    Superaccumulator carried = other;
    carried.carry();
    add_digits(carried);
  }

  T value() const { return detail::rounded<T>(number()); }

  Number number() const {
    Number number;
    number.special = special();
    if (specials == 0) {
      Superaccumulator magnitude = *this;
      magnitude.carry();
      number.negative = magnitude.digits[count - 1] < 0;
      if (number.negative) {
        magnitude.negate();
      }
      number.magnitude = magnitude.natural();
    }
    return number;
  }

private:
  // An addition changes a digit by less than 2^52, or 2^32 if that is more: this many fit in 63 bits, with a
  // carry.
  static constexpr std::uint32_t most_additions =
      std::uint32_t(1) << (62 - (Format::fraction_bits > digit_bits ? Format::fraction_bits : digit_bits));
  static constexpr std::uint32_t nan = 1, plus_infinity = 2, minus_infinity = 4;

  // A finite multiple of T's least positive number.
  void add_double(double number) {
    using Wide = detail::Binary<double>;
    constexpr int places = std::numeric_limits<T>::min_exponent - Format::fraction_bits -
                           (std::numeric_limits<double>::min_exponent - Wide::fraction_bits);
    const std::uint64_t bits = detail::bits_of(number);
    const auto exponent = static_cast<int>(bits >> Wide::fraction_bits & Wide::special_exponent);
    const std::uint64_t fraction = bits & (Wide::leading_bit - 1);
    const std::uint64_t multiple = exponent != 0 ? fraction | Wide::leading_bit : fraction;
    const int shift = (exponent != 0 ? exponent - 1 : 0) - places;
    if (multiple != 0 && shift < 0) { // the lower bits are 0
      add_shifted(multiple >> -shift, 0, (bits & Wide::sign) != 0);
    } else if (multiple != 0) {
      add_shifted(multiple, static_cast<std::uint64_t>(shift), (bits & Wide::sign) != 0);
    }
  }

  // Adds `multiple` times 2^shift to the digits, or subtracts it.
  void add_shifted(std::uint64_t multiple, std::uint64_t shift, bool negative) {
    const std::uint64_t within = shift % digit_bits;
    const auto low = static_cast<std::int64_t>(multiple << within & 0xffffffff);
    const auto high = static_cast<std::int64_t>(multiple >> (digit_bits - within));
    std::int64_t *digit = digits + shift / digit_bits;
    const std::int64_t mask = -static_cast<std::int64_t>(negative); // x ^ -1 - -1 is -x
    digit[0] += (low ^ mask) - mask;
    digit[1] += (high ^ mask) - mask;
    if (++additions == most_additions) {
      carry_when_due();
    }
  }

  QUAFF_RARE void carry_when_due() { carry(); }

  void add_digits(const Superaccumulator &other) {
    QUAFF_FOR_EACH_DIGIT
    for (std::size_t i = 0; i < count; ++i) {
      digits[i] += other.digits[i];
    }
    additions += other.additions + 1; // carried digits are below 2^32, so merging counts as one addition
  }

  // Brings each digit into the range 0..2^32, except the last, which has the sign.
  void carry() {
    QUAFF_FOR_EACH_DIGIT
    for (std::size_t i = 0; i + 1 < count; ++i) {
      digits[i + 1] += digits[i] >> digit_bits;
      digits[i] &= 0xffffffff;
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

  detail::Natural<count + 1> natural() const {
    detail::Natural<count + 1> natural;
    QUAFF_FOR_EACH_DIGIT
    for (std::size_t i = 0; i < count; ++i) {
      natural.digits[i] = static_cast<std::uint32_t>(digits[i]);
    }
    natural.digits[count] = static_cast<std::uint32_t>(digits[count - 1] >> digit_bits);
    return natural;
  }

  detail::Special special() const {
    using detail::Special;
    return specials == 0                ? Special::none
           : specials == plus_infinity  ? Special::plus_infinity
           : specials == minus_infinity ? Special::minus_infinity
                                        : Special::nan;
  }

  static std::uint32_t flag_of(detail::Special special) {
    constexpr std::uint32_t flags[] = {0, nan, plus_infinity, minus_infinity};
    return flags[static_cast<int>(special)];
  }

  std::int64_t digits[count] = {};
  std::uint32_t additions = 0; // since the last carry
  std::uint32_t specials = 0;
};

} // namespace quaff

#undef QUAFF_FOR_EACH_DIGIT
#undef QUAFF_RARE
