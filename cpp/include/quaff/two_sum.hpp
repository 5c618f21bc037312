// The exact error of an addition.
//
// Kernels compile this header as well.
#pragma once

namespace quaff::detail {

// a + b as a double and its error: D. E. Knuth's TwoSum, which takes operands of any order and has no branch.
// The error of a sum that is not finite is NaN.
struct TwoSum {
  TwoSum(double a, double b) : sum(a + b) {
    const double added = sum - a;
    error = (a - (sum - added)) + (b - added);
  }

  double sum, error;
};

} // namespace quaff::detail
