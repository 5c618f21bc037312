// A sum of doubles that is exact, or knows that it is not: for many slices side by side. docs/exact-sum.md
// shows why.
//
// Kernels compile this header as well.
#pragma once

#include "quaff/burst_sums.hpp"
#include "quaff/enclosure.hpp"
#include "quaff/rounding.hpp"

#include <cstddef>
#include <cstdint>

namespace quaff::detail {

class GridTotal;

// Two biased sums, as in BiasedSum: the second one is that of the errors of the first. As it always has the
// same exponent, it is exact if the errors are multiples of its last place, as most are.
class GridSum {
  using Format = Binary<double>;

public:
  using scale = Largest;
  using joined = GridTotal;

  static constexpr std::size_t most = std::size_t(1) << 11;

  // A sum that does not suffice.
  GridSum() = default;

  // The biases for elements of which the first ones are up to `largest`; for those like 1, if it is 0.
  explicit GridSum(const Largest &largest) {
    // Room for `most` elements of up to 64 times that magnitude.
    constexpr std::uint64_t room = 19, greatest = Format::special_exponent - 1;
    static_assert(most << (1 + 6) <= std::uint64_t(1) << (room - 1));
    const std::uint64_t first = bits_of(largest.is_empty() ? 1.0 : largest.magnitude());
    const std::uint64_t wished = (first >> Format::fraction_bits) + room;
    const std::uint64_t least = apart + 1; // the exponents of both sums are those of normal numbers
    const std::uint64_t exponent = wished < least ? least : wished < greatest ? wished : greatest;
    sum = biased(exponent << Format::fraction_bits);
    lost = biased((exponent - apart) << Format::fraction_bits);
    strayed = 0;
  }

  void add(double one) {
    const double before = sum;
    lose(error_of_adding(one));
    strayed |= bits_of(before) ^ bits_of(sum);
  }

  void add(double one, double other) {
    const double before = sum;
    lose(error_of_adding(one));
    const double between = sum;
    lose(error_of_adding(other));
    strayed |= bits_of(before) ^ bits_of(between);
    strayed |= bits_of(between) ^ bits_of(sum);
  }

  double total() const { return sum - biased(power()); }
  double errors() const { return lost - biased(power() - (apart << Format::fraction_bits)); }

  // Whether no addition lost anything: then the sum is exactly the total and the errors.
  bool suffices() const { return (inexact << 1 | strayed >> Format::fraction_bits) == 0; }

private:
  friend GridTotal;

  // The distance of the exponents: `most` errors of at most 2^-53 of the first sum's power, and as many
  // roundings, are below half of the second sum's power.
  static constexpr std::uint64_t apart = 40;
  static_assert(most << (apart + 2) <= std::uint64_t(1) << 53);

  double error_of_adding(double element) {
    const double before = sum;
    sum += element;
    return element - (sum - before);
  }

  // Adds an error, and notes whether the addition rounds: the change of `lost` is then not the error. Only
  // zeros differ from one another in nothing but their sign; any other change is at least the last place of
  // `lost`, and differs from the error by half of that place at most.
  void lose(double error) {
    const double before = lost;
    lost += error;
    inexact |= bits_of(lost - before) ^ bits_of(error);
  }

  std::uint64_t power() const { return bits_of(sum) & Format::infinity; }
  static double biased(std::uint64_t power) { return of_bits<double>(power | Format::leading_bit >> 1); }

  double sum = 0;
  double lost = 0;
  std::uint64_t inexact = 0;                 // 0, or only the sign bit, if nothing was lost
  std::uint64_t strayed = ~std::uint64_t(0); // differences between successive sums, as in BiasedSum
};

// The sum of up to 2^6 `GridSum`s of one scale. It is exact, unless `suffices` is false. The distances of the
// sums from the bias are multiples of the last place, fewer than 2^51, so that they are added as integers.
class GridTotal {
  using Format = Binary<double>;

public:
  GridTotal() = default;
  explicit GridTotal(const GridSum &begun) : power(begun.power()) {}

  void join(const GridSum &lane) {
    sums += places_of(lane.sum);
    losses += places_of(lane.lost);
    inexact |= lane.inexact;
    strayed |= lane.strayed;
  }

  double total() const { return in_places(sums, power); }
  double errors() const { return in_places(losses, power - (GridSum::apart << Format::fraction_bits)); }

  bool suffices() const {
    const bool is_exact = (inexact << 1 | strayed >> Format::fraction_bits) == 0;
    return is_exact && is_double(sums) && is_double(losses) && is_finite(total());
  }

private:
  static std::int64_t places_of(double biased) {
    constexpr std::uint64_t fraction = Format::leading_bit - 1;
    return static_cast<std::int64_t>(bits_of(biased) & fraction) -
           static_cast<std::int64_t>(Format::leading_bit >> 1);
  }

  static bool is_double(std::int64_t places) {
    constexpr std::int64_t most = std::int64_t(1) << (Format::fraction_bits + 1);
    return -most <= places && places <= most;
  }

  // The first product is exact, and so is the second one unless it overflows.
  static double in_places(std::int64_t places, std::uint64_t power) {
    return static_cast<double>(places) * 0x1p-52 * of_bits<double>(power);
  }

  std::int64_t sums = 0;
  std::int64_t losses = 0;
  std::uint64_t power = 0;
  std::uint64_t inexact = 0;
  std::uint64_t strayed = 0;
};

} // namespace quaff::detail
