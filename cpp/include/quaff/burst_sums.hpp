// Sums of a few elements, each of which a lane of `Sum` adds in one addition. docs/exact-sum.md derives their
// bounds.
//
// Kernels compile this header as well.
#pragma once

#include "quaff/rounding.hpp"

#include <cmath>
#include <cstddef>
#include <cstdint>

namespace quaff::detail {

// Adds floats in double, two at a time: one test of the sum bounds the errors of both additions.
class SumOfPairs {
public:
  using joined = SumOfPairs;

  void add(float one) { add_pair(static_cast<double>(one)); }
  void add(float one, float other) { add_pair(static_cast<double>(one) + static_cast<double>(other)); }

  void merge(const SumOfPairs &other) {
    sum += other.sum;
    all += other.all + std::fabs(sum);
  }

  double total() const { return sum; }

  // The bound of RoundedSum. The magnitude of a pair is at most that of the sums before and after it
  // together.
  double doubt() const { return 3 * all; }

private:
  void add_pair(double pair) {
    sum += pair;
    all += std::fabs(sum);
  }

  double sum = 0;
  double all = 0;
};

class PairedSum : public SumOfPairs {
public:
  static constexpr std::size_t most = 128;
  bool suffices() const { return true; }
};

// The largest magnitude of the elements.
class Largest {
public:
  void add(double element) {
    const double magnitude = std::fabs(element);
    largest = magnitude > largest ? magnitude : largest;
  }

  void merge(const Largest &other) { add(other.largest); }

  double magnitude() const { return largest; }

  bool is_empty() const { return largest == 0; }

private:
  double largest = 0;
};

// Begins at 3/2 of a power of two so large that the sum stays between that power and the next one. Then it
// changes by less than a factor of two at a time, so that the change is exact, and with it the error of each
// addition, whichever operand is larger; and no error is larger than 2^-53 of that power.
class BiasedSum {
  using Format = Binary<double>;

public:
  using scale = Largest;

  static constexpr std::size_t most = 64;

  BiasedSum() = default;

  // The bias for elements of up to 15 times the magnitude of `largest`, and some larger ones.
  explicit BiasedSum(const Largest &largest) {
    // The sum of `most` elements below 2^(1 + 4) times the power of two in `largest` is at most half of the
    // bias.
    constexpr std::uint64_t room = 12, greatest = Format::special_exponent - 1;
    static_assert(most << (1 + 4) <= std::uint64_t(1) << (room - 1));
    const std::uint64_t exponent = (bits_of(largest.magnitude()) >> Format::fraction_bits) + room;
    sum = biased((exponent < greatest ? exponent : greatest) << Format::fraction_bits);
  }

  void add(double one, double other) {
    const double before = sum;
    const double first = error_of_adding(one);
    const double between = sum;
    const double second = error_of_adding(other);
    lost += first;
    lost += second;
    inexact |= bits_of(first) | bits_of(second);
    strayed |= bits_of(before) ^ bits_of(between);
    strayed |= bits_of(between) ^ bits_of(sum);
  }

  // Whether the sum has stayed in that interval. A sum that is not finite has not.
  bool suffices() const { return strayed >> Format::fraction_bits == 0; }

  double total() const { return sum - biased(power()); }

  // The sum of the errors of the total, and the bound of the errors of that sum, as in RoundedSum.
  double errors() const { return lost; }
  double doubt() const {
    constexpr double additions = most * (most + 1) / 2; // to sums of up to 1, 2, 3, ... errors
    static_assert(most < std::size_t(1) << 26, "the product below is to be exact");
    return inexact << 1 == 0 ? 0 : additions * (0x1p-53 * of_bits<double>(power()));
  }

private:
  double error_of_adding(double element) {
    const double before = sum;
    sum += element;
    return element - (sum - before);
  }

  std::uint64_t power() const { return bits_of(sum) & Format::infinity; }
  static double biased(std::uint64_t power) { return of_bits<double>(power | Format::leading_bit >> 1); }

  double sum = 0;
  double lost = 0;
  std::uint64_t inexact = 0; // 0, or only the sign bit, if nothing was lost
  std::uint64_t strayed = 0; // differences between successive sums, of which sign and exponent matter
};

} // namespace quaff::detail
