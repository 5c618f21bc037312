// Sums of products that bound their own error, for dot products and norms.
//
// Kernels compile this header as well.
#pragma once

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
  void add(float one, float other) { sum.add(static_cast<double>(one) * static_cast<double>(other)); }

  void merge(const ProductSum &other) { sum.merge(other.sum); }

  // Sums of such products cannot overflow: a sum that is not finite has an element that is not, and is the
  // result.
  Enclosure enclosure() const {
    const bool is_exact = sum.doubt() == 0 || !is_finite(sum.doubt());
    return {sum.total(), 0, is_exact ? 0 : 0x1p-51 * sum.doubt()};
  }

private:
  RoundedSum<double> sum;
};

// A sum of terms of two numbers each, of which the second is small: the errors of adding the first numbers
// are exact, and are added up together with the second numbers.
class SplitSum {
public:
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

template <> class SquareSum<float> : ProductSum<float> {
public:
  void add(float element) { ProductSum::add(element, element); }
  void merge(const SquareSum &other) { ProductSum::merge(other); }
  using ProductSum::enclosure;
};

// The sum of squares, with fewer operations than ProductSum: no square is negative, so the sum of all
// magnitudes is the sum itself. The two roundings of the smaller part of a square have errors of less than
// 2^-76 of it, as for a product.
template <> class SquareSum<double> {
public:
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
