// Sums of products that bound their own error, for dot products and norms.
//
// Kernels compile this header as well.
#pragma once

#include "quaff/burst_sums.hpp"
#include "quaff/compensated_sum.hpp"
#include "quaff/enclosure.hpp"
#include "quaff/rounding.hpp"
#include "quaff/two_sum.hpp"

#include <cmath>
#include <cstdint>

namespace quaff::detail {

template <class T> class ProductSum;
template <class T> class SquareSum;

// The first 26 bits of a double; products of two such numbers are exact.
inline double head_of(double number) {
  constexpr std::uint64_t rest_bits = (std::uint64_t(1) << 27) - 1;
  return of_bits<double>(bits_of(number) & ~rest_bits);
}

// The product of two floats is a double, so this is the same sum of doubles as in Sum<float>, with its bound.
template <> class ProductSum<float> {
public:
  ProductSum() = default;

  void add(float one, float other) { sum.add(static_cast<double>(one) * static_cast<double>(other)); }

  void merge(const ProductSum &other) { sum.merge(other.sum); }

  // Sums of such products cannot overflow: a sum that is not finite has an element that is not, and is the
  // result.
  Enclosure enclosure() const {
    const bool is_exact = sum.doubt() == 0 || !is_finite(sum.doubt());
    return {sum.total(), 0, is_exact ? 0 : 0x1p-51 * sum.doubt()};
  }

protected:
  explicit ProductSum(const RoundedSum<double> &sum) : sum(sum) {}

private:
  RoundedSum<double> sum;
};

// A sum of terms of two numbers each, of which the second is small: the errors of adding the first numbers
// are exact, and are added up together with the second numbers.
class SplitSum {
public:
  SplitSum() = default;
  SplitSum(double total, double rest, double all) : total(total), rest(rest), all(all) {}

  void add(double term, double rest_of_term) {
    const TwoSum sum(total, term);
    total = sum.sum;
    rest += sum.error + rest_of_term;
    all += std::fabs(rest);
  }

  void merge(const SplitSum &other) {
    add(other.total, other.rest);
    all += other.all;
  }

  // The enclosure of the sum. `magnitudes` is the sum of the magnitudes of all terms' first numbers; without
  // it, no first number is negative. ProductSum<double> derives the bound.
  Enclosure enclosure() const { return enclosure(TwoSum(total, rest).sum); }
  Enclosure enclosure(double magnitudes) const {
    const TwoSum sum(total, rest);
    // The computed sums of magnitudes are at least three quarters of the exact ones, as RoundedSum explains.
    const double bound = 0x1p-50 * all + 0x1p-73 * magnitudes + 0x1p-51 * std::fabs(sum.error) + 0x1p-1000;
    return {sum.sum, sum.error, bound};
  }

private:
  double total = 0;
  double rest = 0; // the errors of the total, and the second numbers
  double all = 0;  // all |rest| that there were, added up
};

// A double is a head of 26 bits and a rest of 27. The product of two heads is exact, and so is the error of
// adding it to the total. The other products are smaller by 2^-25, so their roundings are small enough to be
// covered by a bound. T. Ogita, S. M. Rump and S. Oishi, "Accurate sum and dot product" (2005), have the
// same sum (Dot2) with exact products, which take twice as many operations without a fused multiply-add.
//
// The bound, with u = 2^-53: `rest` adds up terms of two numbers each, of which the sum of all |rest| bounds
// the errors as in PairedSum: u (3 + u) A. The two smaller products of each pair are together less than 2^-24
// of the pair's product. Their two roundings take less than 2^-76 of it. `magnitudes` sums the products
// of the heads, each of which is below the pair's product by less than a factor 1 + 2^-24. An underflow
// takes less than 2^-1072 of each of up to 2^48 products.
template <> class ProductSum<double> {
public:
  void add(double one, double other) {
    const double one_head = head_of(one), other_head = head_of(other);
    const double product = one_head * other_head;
    sum.add(product, one_head * (other - other_head) + (one - one_head) * other);
    magnitudes += std::fabs(product);
  }

  void merge(const ProductSum &other) {
    sum.merge(other.sum);
    magnitudes += other.magnitudes;
  }

  Enclosure enclosure() const { return sum.enclosure(magnitudes); }

private:
  SplitSum sum;
  double magnitudes = 0;
};

// The squares of a few elements, as a burst of a lane's (see protocol.hpp).
template <class T> class SquareBurst;

template <> class SquareBurst<float> {
public:
  static constexpr std::size_t most = 128;

  void add(float one, float other) {
    const double first = static_cast<double>(one), second = static_cast<double>(other);
    sum += first * first + second * second;
  }

  bool suffices() const { return true; }

  // The sum grows from addition to addition, so each of the sums of which RoundedSum adds the magnitudes is
  // at most the last one: those of pairs together, and one for each pair.
  RoundedSum<double> total() const { return {sum, (most / 2 + 1) * sum}; }

private:
  double sum = 0;
};

// Each element is split into a head, a multiple of a unit 2^k, and a rest of at most half a unit. While the
// sum of the squared heads is below 2^(2 k + 53), it is exact. The square of an element is its head's and the
// product (element - head) * (element + head).
//
// The bound, with u = 2^-53, n = `most` and S the sum of the squared heads: that product is at most 2^k
// |head| + 2^(2 k - 2), and all |head| together are at most sqrt(n S). So all products together are at most T
// = 2^k sqrt(n S) + n 2^(2 k - 2). The roundings of a product, of a pair and of the sum of pairs have errors
// of at most (3 + n / 2) u T, which is less than 64 u T.
template <> class SquareBurst<double> {
  using Format = Binary<double>;

public:
  using scale = Largest;

  static constexpr std::size_t most = 64;

  SquareBurst() = default;

  // With a unit of 2^-20 of the largest magnitude's power of two, the sum stays below its limit for `most`
  // elements of up to 4 times that magnitude.
  explicit SquareBurst(const Largest &largest) {
    constexpr std::uint64_t bias = Format::special_exponent / 2, least = bias - 400, greatest = bias + 400;
    const std::uint64_t exponent = bits_of(largest.magnitude()) >> Format::fraction_bits;
    const std::uint64_t power = exponent < least ? least : exponent > greatest ? greatest : exponent;
    splitter = of_bits<double>((power + 52 - 20) << Format::fraction_bits | Format::leading_bit >> 1);
  }

  void add(double one, double other) {
    const double one_head = head(one), other_head = head(other);
    heads += one_head * one_head + other_head * other_head;
    rest += (one - one_head) * (one + one_head) + (other - other_head) * (other + other_head);
  }

  bool suffices() const { return heads < 0x1p53 * unit() * unit(); }

  SplitSum total() const {
    constexpr double count = most;
    const double products = unit() * (8 * root_above(heads) + count / 4 * unit());
    static_assert(most == 8 * 8);
    return {heads, rest, 8 * products}; // SplitSum's bound is 8 u times this
  }

private:
  // 3/2 of 2^52 units: added to it, an element is rounded to a multiple of the unit.
  double head(double element) const { return (element + splitter) - splitter; }

  // A number of at least the root of this one, and at most 1.07 times the root: halved bits are a halved
  // exponent, and a line above the root between two powers of four.
  static double root_above(double number) {
    return of_bits<double>((bits_of(number) >> 1) +
                           (Format::special_exponent / 2 << (Format::fraction_bits - 1)));
  }

  double unit() const { return 0x1p-52 * of_bits<double>(bits_of(splitter) & Format::infinity); }

  double splitter = 0;
  double heads = 0;
  double rest = 0;
};

// Sums of products on a processor that multiplies and adds with one rounding: the error of a product is exact
// unless it underflows, so `rest` is smaller by 2^-27 than that of ProductSum, and sums up to 10^9 times
// smaller than their terms are decided.
class FusedProductSum {
public:
  void add(double one, double other) {
    const double product = one * other;
    sum.add(product, std::fma(one, other, -product));
  }

  void merge(const FusedProductSum &other) { sum.merge(other.sum); }

  Enclosure enclosure() const { return sum.enclosure(0); }

private:
  SplitSum sum;
};

template <> class SquareSum<float> : ProductSum<float> {
public:
  SquareSum() = default;
  explicit SquareSum(const SquareBurst<float> &burst) : ProductSum(burst.total()) {}

  void add(float element) { ProductSum::add(element, element); }
  void merge(const SquareSum &other) { ProductSum::merge(other); }
  using ProductSum::enclosure;
};

// The sum of squares, with fewer operations than ProductSum: no square is negative, so the sum of all
// magnitudes is the sum itself. The two roundings of the smaller part of a square have errors of less than
// 2^-76 of it, as for a product.
template <> class SquareSum<double> {
public:
  SquareSum() = default;
  explicit SquareSum(const SquareBurst<double> &burst) : sum(burst.total()) {}

  void add(double element) {
    const double head = head_of(element);
    sum.add(head * head, (element - head) * (element + head));
  }

  void merge(const SquareSum &other) { sum.merge(other.sum); }

  Enclosure enclosure() const { return sum.enclosure(); }

private:
  SplitSum sum;
};

} // namespace quaff::detail
