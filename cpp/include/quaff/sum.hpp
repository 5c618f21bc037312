// The correctly rounded sum of floating-point numbers: the exact sum of all elements, rounded once to their
// type. It does not depend on the order of additions. docs/exact-sum.md derives the bounds that `decided`
// relies on.
//
// Kernels compile this header as well; the function `sum` is for the host only.
#pragma once

#if __cplusplus < 201703L
#error "quaff's headers take C++17: -std=c++17, or target_link_libraries(... quaff::headers) with CMake"
#endif

#include "quaff/burst_sums.hpp"
#include "quaff/checked_sum.hpp"
#include "quaff/compensated_sum.hpp"
#include "quaff/directed_sum.hpp"
#include "quaff/enclosure.hpp"
#include "quaff/grid_sum.hpp"
#include "quaff/protocol.hpp"
#include "quaff/span_sum.hpp"
#include "quaff/superaccumulator.hpp"
#include "quaff/two_sum.hpp"

#include <cmath>
#include <cstdint>
#include <limits>

#ifndef __CUDACC_RTC__
#include "quaff/reduction.hpp"
#include "quaff/short_sum.hpp"

#include <cfloat>
#include <cstddef>

static_assert(FLT_EVAL_METHOD == 0,
              "quaff::Sum needs additions that are rounded to their type: build with SSE2");

// A burst of floats has two roundings more than it has pairs, which are then no more than its elements.
static_assert(quaff::detail::streams >= 4);
#endif

#ifdef __FAST_MATH__
#error "-ffast-math lets the compiler drop the correction terms of quaff::Sum: build without it"
#endif

namespace quaff {

// The limit that docs/exact-sum.md assumes for the additions between an element and the result: one for the
// element, three for each merge with another state, which has elements of its own, and three for each
// doubling merge because of axes with stride 0.
static_assert(4 * detail::most_elements + 3 * 2 * 64 <= std::uint64_t(1) << 51);

// A reduction (see protocol.hpp) for float and double: the fast class, which bounds its own error and leaves
// the sums that it cannot decide to the exact class. The sum of no elements is +0; any NaN, or infinities of
// both signs, give NaN; infinities of one sign give that infinity.
template <class T> class Sum;

// Adds in double, which has 29 more bits than the elements, and does not overflow.
template <> class Sum<float> {
public:
  using exact = Superaccumulator<float>;
  struct lane : detail::RoundedSum<double> {
    using burst = detail::PairedSum;

    lane() = default;
    explicit lane(const detail::SumOfPairs &sum) : RoundedSum(sum.total(), sum.doubt()) {}
  };
  // The class that sums few elements: for floats, such sums are nearly always exact.
  using few = detail::SpanSum;
  using pairs = detail::SumOfPairs;
  // Three floats have more bits than a double, and overflow at the same number as the elements.
  using narrow = detail::CompensatedSum<float, detail::CompensatedSum<float, detail::RoundedSum<float>>>;
  using directed = detail::DirectedSum;

  Sum() = default;
  explicit Sum(const lane &lane) : sum(detail::CheckedSum::unchecked(lane.total())), doubt(lane.doubt()) {}

  explicit Sum(const pairs &sum) : Sum(lane(sum)) {}

  explicit Sum(const few &few)
      : sum(detail::CheckedSum::known(few.total())),
        doubt(!few.is_finite() ? std::numeric_limits<double>::infinity()
              : few.suffices() ? 0
                               : beyond_decision) {
    if (!few.suffices()) {
      sum = detail::CheckedSum::unchecked(few.total());
    }
  }

  explicit Sum(const directed &bounds) {
    if (bounds.is_exact()) {
      sum.add(bounds.upper());
    } else {
      sum = detail::CheckedSum::unchecked(bounds.upper());
      doubt = 0x1p51 * bounds.width(); // `is_far_from_borders` then compares these bounds, or wider ones
    }
  }

#ifdef QUAFF_SHORT_SUMS
  using run_element = float;
  static constexpr std::size_t shortest_run = detail::shortest_run;
  static Sum of_run(const unsigned char *run, std::size_t length) {
    const detail::ShortSum short_sum = detail::short_sum_of_floats(run, length);
    Sum sum;
    sum.sum = detail::CheckedSum::unchecked(short_sum.total);
    sum.doubt = short_sum.doubt;
    return sum;
  }
#endif

  explicit Sum(const narrow &floats) {
    if (!detail::is_finite(floats.doubt())) { // the exact sum may be finite
      sum = detail::CheckedSum::unchecked(0);
      doubt = beyond_decision;
      return;
    }
    add(floats.total());
    add(floats.errors().total());
    add(floats.errors().errors().total());
    if (floats.doubt() != 0) {
      sum = detail::CheckedSum::unchecked(sum.total());
      doubt += 0x1p29 * static_cast<double>(floats.doubt()); // 2^-24 of the former is 2^-53 of the latter
    }
  }

  void add(float element) {
    sum.add(static_cast<double>(element));
    doubt += std::fabs(sum.total());
  }

  void merge(const Sum &other) {
    sum.merge(other.sum);
    doubt += other.doubt + std::fabs(sum.total());
  }

  bool decided() const { return is_known() || is_far_from_borders(); }
  bool decided_without_branch() const {
    return static_cast<int>(is_known()) | static_cast<int>(is_far_from_borders());
  }

  // The exact sum, for classes that compute with it.
  detail::Enclosure enclosure() const { return {sum.total(), 0, is_known() ? 0 : 0x1p-51 * doubt}; }

  float value() const {
    // The NaN always has the same bits; replaced bitwise, because the compiler does not vectorize a branch.
    const double total = sum.total();
    const std::uint32_t is_nan = total == total ? 0 : ~std::uint32_t(0);
    const auto rounded = static_cast<std::uint32_t>(detail::bits_of(static_cast<float>(total)));
    const auto nan = static_cast<std::uint32_t>(detail::bits_of(std::numeric_limits<float>::quiet_NaN()));
    return detail::of_bits<float>((rounded & ~is_nan) | (nan & is_nan));
  }

private:
  bool is_known() const {
    // Sums of finite floats are finite doubles: a sum that is not finite has an element that is not, and is
    // the result.
    return static_cast<int>(!detail::is_finite(doubt)) | static_cast<int>(sum.suffices());
  }

  // Whether all numbers within the bounds round to the same result.
  bool is_far_from_borders() const {
    const double bound = 0x1p-51 * doubt;
    return static_cast<float>(sum.total() - bound) == static_cast<float>(sum.total() + bound);
  }

  // An error bound that decides no sum: far above any float's, and finite however often it is doubled.
  static constexpr double beyond_decision = 0x1p900;

  detail::CheckedSum sum;
  double doubt = 0;
};

// The sum of doubles, whose rounding errors are added up too, because no type is wider than double.
template <> class Sum<double> {
public:
  using exact = Superaccumulator<double>;
  struct lane : detail::CompensatedSum<double, detail::RoundedSum<double>> {
    using burst = detail::BiasedSum;

    using CompensatedSum::CompensatedSum;
    explicit lane(const burst &sum) : CompensatedSum(sum.total(), {sum.errors(), sum.doubt()}) {}
  };

  // The errors of the additions, between two bounds.
  using directed = detail::CompensatedSum<double, detail::DirectedSum>;
  using pairs = detail::GridSum;

  Sum() = default;
  explicit Sum(const lane &sum) : sum(sum), smallest(0) {}

  // If nothing was lost, the sum is known, whatever the smallest element is: only a doubt of 0 is below half
  // of the smallest positive number. Otherwise no sum is decided.
  explicit Sum(const pairs &grid) : Sum(grid.total(), grid.errors(), grid.suffices()) {}
  explicit Sum(const detail::GridTotal &grid) : Sum(grid.total(), grid.errors(), grid.suffices()) {}

  explicit Sum(const directed &bounds) {
    const detail::DirectedSum &errors = bounds.errors();
    const bool is_exact = errors.is_exact();
    sum = lane(bounds.total(), {errors.upper(), is_exact ? 0 : 0x1p51 * errors.width()});
    smallest = is_exact ? std::numeric_limits<double>::max() : 0;
  }

#ifdef QUAFF_SHORT_SUMS
  using run_element = double;
  static constexpr std::size_t shortest_run = detail::shortest_run;
  static Sum of_run(const unsigned char *run, std::size_t length) {
    const detail::ShortSum sum = detail::short_sum_of_doubles(run, length);
    return Sum(lane(sum.total, {sum.errors, sum.doubt}));
  }
#endif

  void add(double element) {
    sum.add(element);
    const double magnitude = std::fabs(element);
    smallest = magnitude < smallest ? magnitude : smallest;
  }

  void merge(const Sum &other) {
    sum.merge(other.sum);
    smallest = other.smallest < smallest ? other.smallest : smallest;
  }

  bool decided() const { return is_known() || is_far_from_borders(); }
  bool decided_without_branch() const {
    return static_cast<int>(is_known()) | static_cast<int>(is_far_from_borders());
  }

  // The exact sum, for classes that compute with it.
  detail::Enclosure enclosure() const {
    const detail::Enclosure sum = bounded();
    return {sum.head, sum.tail, is_known() ? 0 : sum.bound};
  }

  double value() const { return sum.total() + sum.errors().total(); }

private:
  Sum(double total, double errors, bool is_exact)
      : sum(total, {errors, is_exact ? 0 : std::numeric_limits<double>::infinity()}),
        smallest(std::numeric_limits<double>::denorm_min()) {}

  bool is_known() const {
    // All terms are multiples of the last place of the smallest element: a smaller error is impossible.
    return 2 * sum.doubt() < smallest;
  }

  // Whether all numbers within the bounds round to the same result.
  bool is_far_from_borders() const {
    const detail::Enclosure sum = bounded();
    return sum.head + (sum.tail - sum.bound) == sum.head + (sum.tail + sum.bound);
  }

  // The sum with the bound from `doubt`, also if nothing was lost.
  detail::Enclosure bounded() const {
    const detail::TwoSum rounded(sum.total(), sum.errors().total());
    return {rounded.sum, rounded.error, 0x1p-51 * (sum.doubt() + std::fabs(rounded.error))};
  }

  lane sum;
  double smallest =
      std::numeric_limits<double>::max(); // smallest magnitude of the elements, or 0 if not known
};

#ifndef __CUDACC_RTC__
/// The sum of the elements, correctly rounded to their type; 0 for none.
template <class T> T sum(const T *arr, std::size_t size) { return reduce<Sum<T>, T>(arr, size); }
#endif

} // namespace quaff
