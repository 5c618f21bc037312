// Sums that bound their own error; docs/exact-sum.md derives the bounds.
//
// Kernels compile this header as well.
#pragma once

#include <cmath>
#include <limits>

namespace quaff::detail {

// Each addition is rounded, by u of its result at most: 2^-53 of a double, 2^-24 of a float. So this is off
// by u of all |total| that there were at most. The doubt is that much, but in double for its own roundings:
// three quarters of it at least.
template <class T> class RoundedSum {
public:
  RoundedSum() = default;
  RoundedSum(T total, T doubt) : sum(total), all(doubt) {}

  void add(T addend) {
    sum += addend;
    raise(std::fabs(sum));
  }

  void merge(const RoundedSum &other) {
    add(other.sum);
    raise(other.all);
  }

  T total() const { return sum; }

  // All |total| that there were, added up: see above.
  T doubt() const { return all; }

private:
  // In double, what roundings take from the doubt is little for as many additions as there can be. In float
  // it is made up for at once: every addition may take u of it, and this multiplication gives 4 u.
  void raise(T by) {
    all += by;
    if constexpr (std::numeric_limits<T>::digits < 32) {
      all *= 1 + 2 * std::numeric_limits<T>::epsilon();
    }
  }

  T sum = 0;
  T all = 0;
};

// The errors of additions are computed exactly and added up in turn, in a sum of their own; both make the
// sum. Algorithm 4.4 (Sum2) of T. Ogita, S. M. Rump and S. Oishi, "Accurate sum and dot product", SIAM J.
// Sci. Comput. 26 (2005), and with such a sum for the errors, 4.8 (SumK).
template <class T, class Errors> class CompensatedSum {
public:
  CompensatedSum() = default;
  CompensatedSum(T total, const Errors &errors) : sum(total), lost(errors) {}

  // Dekker's Fast2Sum, for which the operands are sorted: on vector units that compare beside the additions
  // it is faster than Knuth's TwoSum, which takes three additions more.
  void add(T element) {
    // The additions below read it four times: as an operand in memory, which GCC would choose, it halves
    // their speed.
    const T addend = element + T(0);
    const bool is_larger = std::fabs(addend) > std::fabs(sum);
    const T larger = is_larger ? addend : sum;
    const T smaller = is_larger ? sum : addend;
    sum += addend;
    lost.add(smaller - (sum - larger));
  }

  void merge(const CompensatedSum &other) {
    add(other.sum);
    lost.merge(other.lost);
  }

  // The total alone, without the sum of the errors.
  T total() const { return sum; }

  const Errors &errors() const { return lost; }

  // An overflow or an element that is not finite leaves a NaN or an infinity, for which no comparison is
  // true.
  T doubt() const { return lost.doubt(); }

private:
  T sum = 0;
  Errors lost;
};

} // namespace quaff::detail
