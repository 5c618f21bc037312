// A sum that knows whether it is exact.
//
// Kernels compile this header as well.
#pragma once

#include "quaff/rounding.hpp"

#include <cstdint>

namespace quaff::detail {

// Sums of floats in double often are exact: those of integers, and of floats whose magnitudes differ by a
// factor of less than 2^29 / n.
class CheckedSum {
public:
  CheckedSum() = default;
  static CheckedSum unchecked(double total) { return {total, 1}; }
  static CheckedSum known(double total) { return {total, 0}; }

  // An addition is exact if and only if the differences between the sum and each operand are the other
  // operand. If it is not, the difference from the larger operand is exact, and reveals it: Dekker's
  // Fast2Sum.
  void add(double addend) {
    const double before = sum;
    sum += addend;
    inexact |= bits_of(sum - before) ^ bits_of(addend);
    inexact |= bits_of(sum - addend) ^ bits_of(before);
  }

  void merge(const CheckedSum &other) {
    add(other.sum);
    inexact |= other.inexact;
  }

  double total() const { return sum; }

  template <class Visit> void for_each_term(const Visit &visit) const { visit(sum); }

  // Whether all additions were exact. A difference in the top bit, the sign, is that of two zeros, which are
  // equal. Infinities and NaN do not suffice, because infinity minus infinity is NaN.
  bool suffices() const { return inexact << 1 == 0; }

private:
  CheckedSum(double sum, std::uint64_t inexact) : sum(sum), inexact(inexact) {}

  double sum = 0;
  std::uint64_t inexact = 0;
};

} // namespace quaff::detail
