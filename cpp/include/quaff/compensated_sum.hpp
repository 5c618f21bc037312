// Sums that bound their own error; docs/exact-sum.md derives the bounds.
//
// Kernels compile this header as well.
#pragma once

#include <cmath>
#include <limits>

namespace quaff::detail {

// Each addition is rounded, with an error of at most u of its result: u = 2^-53 for doubles, 2^-24 for
// floats. So the error of the sum is at most u of all |total| added up. The bound is that sum, computed in
// floating point with its own rounding errors: at least three quarters of the exact one.
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

  // The sum of all |total|; see above.
  T doubt() const { return all; }

private:
  // In double, rounding errors reduce the bound little for as many additions as there can be. In float they
  // are compensated at once: every addition may lose u of it, and this multiplication adds 4 u.
  void raise(T by) {
    all += by;
    if constexpr (std::numeric_limits<T>::digits < 32) {
      all *= 1 + 2 * std::numeric_limits<T>::epsilon();
    }
  }

  T sum = 0;
  T all = 0;
};

// The errors of additions are computed exactly and added up in turn, in a separate sum; the result consists
// of both. Algorithm 4.4 (Sum2) of T. Ogita, S. M. Rump and S. Oishi, "Accurate sum and dot product", SIAM J.
// Sci. Comput. 26 (2005), and with such a sum for the errors, 4.8 (SumK).
template <class T, class Errors> class CompensatedSum {
public:
  CompensatedSum() = default;
  CompensatedSum(T total, const Errors &errors) : sum(total), lost(errors) {}

  // Dekker's Fast2Sum, for which the operands are sorted: on vector units that compare in parallel with
  // additions it is faster than Knuth's TwoSum, which needs three more additions.
  void add(T element) {
    // The additions below use the value four times: as a memory operand, which GCC would choose, it would
    // halve their speed.
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

  // After an overflow or an element that is not finite this is NaN or infinity, for which no comparison is
  // true.
  T doubt() const { return lost.doubt(); }

private:
  T sum = 0;
  Errors lost;
};

} // namespace quaff::detail
