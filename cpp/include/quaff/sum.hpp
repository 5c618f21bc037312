// The sum of floating-point numbers, rounded to their type.
//
// The class needs no header of the standard library, so that kernels compile the same text; `sum` is the
// host's.
#pragma once

#ifndef __CUDACC_RTC__
#include "quaff/reduction.hpp"

#include <cstddef>
#endif

#ifdef __FAST_MATH__
#error "-ffast-math lets the compiler drop the correction terms of quaff::Sum: build without it"
#endif

namespace quaff {

// A reduction (see protocol.hpp) for float and double. The sum of no elements is 0; a NaN, or infinities of
// both signs, give NaN; infinities of one sign give that infinity.
template <class T> class Sum;

// Adds in double: 29 more bits than the elements have, and none lost in a conversion.
template <> class Sum<float> {
public:
  void add(float element) { total += static_cast<double>(element); }
  void merge(const Sum &other) { total += other.total; }
  float value() const { return static_cast<float>(total); }

private:
  double total = 0;
};

// Compensated: as accurate as if added in twice the precision and rounded once. Algorithm 4.4 (Sum2) of T.
// Ogita, S. M. Rump and S. Oishi, "Accurate sum and dot product", SIAM J. Sci. Comput. 26 (2005); the error
// of each addition by Knuth's TwoSum, which needs no comparison of magnitudes and so vectorises.
template <> class Sum<double> {
public:
  void add(double element) {
    const double sum = total + element;
    const double added = sum - total;
    error += (total - (sum - added)) + (element - added);
    total = sum;
  }

  void merge(const Sum &other) {
    add(other.total);
    error += other.error;
  }

  // Beyond the finite numbers TwoSum's differences are NaN, and `total` alone has the answer.
  double value() const { return error - error == 0 ? total + error : total; }

private:
  double total = 0;
  double error = 0;
};

#ifndef __CUDACC_RTC__
/// The sum of the elements, rounded to their type; 0 for none.
template <class T> T sum(const T *arr, std::size_t size) { return reduce<Sum<T>, T>(arr, size); }
#endif

} // namespace quaff
