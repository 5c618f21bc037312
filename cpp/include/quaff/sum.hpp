// The sum of floating-point numbers, correctly rounded: the exact sum of all elements, rounded once to their
// type. So it does not depend on the order of additions. docs/exact-sum.md derives the bounds that `decided`
// relies on.
//
// Kernels compile this header as well; `sum` is the host's.
#pragma once

#include "quaff/checked_sum.hpp"
#include "quaff/superaccumulator.hpp"

#include <cmath>
#include <limits>

#ifndef __CUDACC_RTC__
#include "quaff/reduction.hpp"

#include <cfloat>
#include <cstddef>

static_assert(FLT_EVAL_METHOD == 0,
              "quaff::Sum needs additions that are rounded to their type: build with SSE2");
#endif

#ifdef __FAST_MATH__
#error "-ffast-math lets the compiler drop the correction terms of quaff::Sum: build without it"
#endif

namespace quaff {

// A reduction (see protocol.hpp) for float and double: the fast one, which knows how far it may be off and
// leaves what it cannot decide to the exact one. The sum of no elements is +0; any NaN, or infinities of both
// signs, give NaN; infinities of one sign give that infinity.
template <class T> class Sum;

// Adds in double: 29 more bits than the elements have, and no overflow.
template <> class Sum<float> {
public:
  using exact = Superaccumulator<float>;

  class lane {
  public:
    void add(double addend) {
      total += addend;
      doubt += std::fabs(total);
    }

    void merge(const lane &other) {
      add(other.total);
      doubt += other.doubt;
    }

  private:
    friend Sum;
    double total = 0;
    double doubt = 0; // all |total| that there were: each was rounded by 2^-53 of it at most
  };

  Sum() = default;
  explicit Sum(const lane &lane) : sum(detail::CheckedSum::unchecked(lane.total)), doubt(lane.doubt) {}

  void add(float element) {
    sum.add(static_cast<double>(element));
    doubt += std::fabs(sum.total());
  }

  void merge(const Sum &other) {
    sum.merge(other.sum);
    doubt += other.doubt + std::fabs(sum.total());
  }

  bool decided() const {
    // Sums of finite floats are finite doubles: what is not was among the elements, and is the sum.
    if (!(doubt <= std::numeric_limits<double>::max()) || sum.suffices()) {
      return true;
    }
    const double bound = 0x1p-51 * doubt;
    return static_cast<float>(sum.total() - bound) == static_cast<float>(sum.total() + bound);
  }

  float value() const {
    const double total = sum.total();
    return total == total ? static_cast<float>(total) : std::numeric_limits<float>::quiet_NaN();
  }

private:
  detail::CheckedSum sum;
  double doubt = 0;
};

// Compensated: the errors of additions are computed exactly and added up in turn. Algorithm 4.4 (Sum2) of T.
// Ogita, S. M. Rump and S. Oishi, "Accurate sum and dot product", SIAM J. Sci. Comput. 26 (2005).
template <> class Sum<double> {
public:
  using exact = Superaccumulator<double>;

  class lane {
  public:
    // Dekker's Fast2Sum, for which the operands are sorted: on vector units that compare beside the additions
    // it is faster than Knuth's TwoSum, which takes three additions more.
    void add(double element) {
      // What follows reads it four times: an operand in memory, as GCC would have it, halves the speed there.
      const double addend = element + 0.0;
      const bool is_larger = std::fabs(addend) > std::fabs(total);
      const double larger = is_larger ? addend : total;
      const double smaller = is_larger ? total : addend;
      total += addend;
      add_error(smaller - (total - larger));
    }

    void merge(const lane &other) {
      add(other.total);
      add_error(other.error);
      doubt += other.doubt;
    }

  private:
    friend Sum;

    void add_error(double lost) {
      error += lost;
      doubt += std::fabs(error);
    }

    double total = 0;
    double error = 0;
    double doubt = 0; // all |error| that there were: each was rounded by 2^-53 of it at most
  };

  Sum() = default;
  explicit Sum(const lane &sum) : sum(sum), smallest(0) {}

  void add(double element) {
    sum.add(element);
    const double magnitude = std::fabs(element);
    smallest = magnitude < smallest ? magnitude : smallest;
  }

  void merge(const Sum &other) {
    sum.merge(other.sum);
    smallest = other.smallest < smallest ? other.smallest : smallest;
  }

  // What overflows or is not finite leaves a NaN or an infinity in `doubt`, and passes no comparison.
  bool decided() const {
    // All terms are multiples of the last place of the smallest: what is off by less is not off at all.
    if (2 * sum.doubt < smallest) {
      return true;
    }
    lane rounded;
    rounded.add(sum.total);
    rounded.add(sum.error);
    const double bound = 0x1p-51 * (sum.doubt + std::fabs(rounded.error));
    return rounded.total + (rounded.error - bound) == rounded.total + (rounded.error + bound);
  }

  double value() const { return sum.total + sum.error; }

private:
  lane sum;
  double smallest = std::numeric_limits<double>::max(); // of the elements' magnitudes, or 0: not known
};

#ifndef __CUDACC_RTC__
/// The sum of the elements, correctly rounded to their type; 0 for none.
template <class T> T sum(const T *arr, std::size_t size) { return reduce<Sum<T>, T>(arr, size); }
#endif

} // namespace quaff
