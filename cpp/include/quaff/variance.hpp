// The variance, in double: each state sums the distances of its elements from one of them, and the squares of
// these distances; states are merged by the formulas of T. F. Chan, G. H. Golub and R. J. LeVeque, "Updating
// formulae and a pairwise algorithm for computing sample variances" (1979).
//
// Kernels compile this header as well; the functions are for the host only.
#pragma once

#include "quaff/protocol.hpp"
#include "quaff/two_sum.hpp"

#include <cstddef>
#include <limits>

#ifndef __CUDACC_RTC__
#include "quaff/reduction.hpp"
#endif

#ifdef __FAST_MATH__
#error "-ffast-math drops what quaff::Variance relies on: build without it"
#endif

namespace quaff {

// A reduction (see protocol.hpp) for all numbers: the sum of the squares of all distances from the mean,
// divided by the number of elements less `spare` (NumPy's `ddof`). NaN if this divisor is not positive, and
// if an element is not finite.
//
// The error. As the origin is an element, the sum of squares about it is at most n + 1 times that about the
// mean, for n elements that were added to one state, and usually about twice that. Adding up the squares
// loses at most n + 4 times 2^-53 of the former. The host adds at most 2^11 elements to a state before it
// merges. A merge loses a few times 2^-53 of what it merges, since it knows the means to more digits than a
// double has: by an origin and a sum of small distances. However large the mean is, the relative error is
// therefore below 2^-53 (n + 1) (n + 4), with n = 2^11; for most data it is below 2^-48.
template <class T, int spare = 0> class Variance {
public:
  void add(T element) {
    const auto number = static_cast<double>(element);
    origin = count == 0 ? number : origin;
    const double distance = number - origin;
    count += 1;
    sum += distance;
    squares += distance * distance;
  }

  // Afterwards the origin is the mean of all elements, as a double, and the sum corrects it to the exact
  // mean.
  void merge(const Variance &other) {
    if (other.count == 0) {
      return;
    }
    if (count == 0) {
      *this = other;
      return;
    }
    const double all = count + other.count;
    const double mean = sum / count, other_mean = other.sum / other.count;
    const double apart = (other.origin - origin) + (other_mean - mean);
    const double about_both = about_mean() + other.about_mean() + apart * apart * (count / all) * other.count;
    const detail::TwoSum moved(origin, mean + apart * (other.count / all));
    origin = moved.sum;
    sum = moved.error * all;
    squares = about_both + moved.error * sum;
    count = all;
  }

  double value() const {
    const double divisor = count - spare;
    const double result = about_mean() / divisor;
    // A difference of nearly equal numbers may be rounded to less than 0.
    return !(divisor > 0) ? std::numeric_limits<double>::quiet_NaN() : result < 0 ? 0 : result;
  }

private:
  double about_mean() const { return count == 0 ? 0 : squares - sum * (sum / count); }

  double count = 0; // a double like the other members, so that columns have one width
  double origin = 0;
  double sum = 0;     // of the distances from the origin
  double squares = 0; // of these distances
};

// The variance of a sample, with `ddof=1`.
template <class T> class SampleVariance : public Variance<T, 1> {};

#ifndef __CUDACC_RTC__
/// The variance of the elements, as of a whole population; NaN for none.
template <class T> T variance(const T *arr, std::size_t size) { return reduce<Variance<T>, T>(arr, size); }

/// The variance of the elements, as of a sample: divided by one less than their number.
template <class T> T sample_variance(const T *arr, std::size_t size) {
  return reduce<SampleVariance<T>, T>(arr, size);
}
#endif

} // namespace quaff
