// The sum of a few floats in double, which is exact if their magnitudes span few powers of two.
// docs/exact-sum.md shows why.
//
// Kernels compile this header as well.
#pragma once

#include "quaff/rounding.hpp"

#ifndef __CUDACC_RTC__
#include "quaff/columns.hpp"
#endif

#include <cstddef>
#include <cstdint>
#include <limits>

namespace quaff::detail {

// Keeps the largest magnitude and the smallest one other than 0, as the integers that are their bits: a
// vector has twice as many of these as of doubles, so that they cost less than a test of each addition.
class SpanSum {
  using Format = Binary<float>;

public:
  // The number of elements in all, merged ones included.
  static constexpr std::size_t most = 64;

  SpanSum() = default;
  SpanSum(double sum, std::uint32_t below, std::uint32_t greatest)
      : sum(sum), below(below), greatest(greatest) {}

  void add(float element) { add_widened(element, static_cast<double>(element)); }

  void add_widened(float element, double widened) {
    sum += widened;
    const std::uint32_t magnitude = static_cast<std::uint32_t>(bits_of(element)) & ~sign;
    const std::uint32_t less = magnitude - 1; // the largest integer for 0
    greatest = magnitude > greatest ? magnitude : greatest;
    below = less < below ? less : below;
  }

  void merge(const SpanSum &other) {
    sum += other.sum;
    greatest = other.greatest > greatest ? other.greatest : greatest;
    below = other.below < below ? other.below : below;
  }

  double total() const { return sum; }

  // Whether the total is the exact sum.
  bool suffices() const {
    return static_cast<int>(greatest - below <= widest) | static_cast<int>(!is_finite());
  }

  // Whether all elements are finite. If not, the sum is not finite either, and is the result.
  bool is_finite() const { return greatest < infinity; }

  std::uint32_t bits_below() const { return below; }
  std::uint32_t greatest_bits() const { return greatest; }

private:
  // All elements are multiples of the last place of the smallest, and the sum of all magnitudes is below 2^53
  // of these places, if the exponents differ by at most so much.
  static constexpr int span = 53 - 24 - 6;
  static_assert(most == std::size_t(1) << 6 && std::numeric_limits<double>::digits == 53);

  static constexpr auto widest = static_cast<std::uint32_t>(span << Format::fraction_bits);
  static constexpr auto infinity = static_cast<std::uint32_t>(Format::infinity);
  static constexpr auto sign = static_cast<std::uint32_t>(Format::sign);

  double sum = 0;
  std::uint32_t below = ~std::uint32_t(0); // the bits of the smallest magnitude above 0, minus 1
  std::uint32_t greatest = 0;              // the bits of the largest magnitude
};

#ifndef __CUDACC_RTC__
// With columns of integers of 32 bits beside those of doubles.
template <> class Columns<SpanSum> {
public:
  static constexpr std::size_t lanes = 32;
  static constexpr bool worthwhile = true;

  Columns() : Columns(SpanSum()) {}

  explicit Columns(const SpanSum &state) {
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      put(lane, state);
    }
  }

  SpanSum get(std::size_t lane) const { return {sums[lane], below[lane], greatest[lane]}; }

  void put(std::size_t lane, const SpanSum &state) {
    sums[lane] = state.total();
    below[lane] = state.bits_below();
    greatest[lane] = state.greatest_bits();
  }

private:
  alignas(64) double sums[lanes];
  alignas(64) std::uint32_t below[lanes];
  alignas(64) std::uint32_t greatest[lanes];
};
#endif

} // namespace quaff::detail
