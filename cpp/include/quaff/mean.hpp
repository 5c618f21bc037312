// The correctly rounded mean: the exact sum of all elements divided by their number, rounded once to their
// type. It does not depend on the order of additions, and the sum cannot overflow.
//
// Kernels compile this header as well; the function `mean` is for the host only.
#pragma once

#include "quaff/exact_division.hpp"
#include "quaff/sum.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace quaff {

namespace detail {

// A sum of one of the classes that make up sum.hpp, and the number of its elements.
template <class Class> struct Counted {
  Counted() = default;
  template <class Other> explicit Counted(const Counted<Other> &other) : sum(other.sum), count(other.count) {}

  template <class T> void add(T element) {
    sum.add(element);
    ++count;
  }

  void merge(const Counted &other) {
    sum.merge(other.sum);
    count += other.count;
  }

  Class sum;
  std::uint64_t count = 0;
};

// The burst of a lane that counts its elements.
template <class Burst> struct CountedBurst : Burst {
  using Burst::Burst;

  template <class T> void add(T one, T other) {
    Burst::add(one, other);
    count += 2;
  }

  std::uint64_t count = 0;
};

// A lane that has a burst.
template <class Lane> struct CountedLane : Counted<Lane> {
  using burst = CountedBurst<typename Lane::burst>;

  CountedLane() = default;
  explicit CountedLane(const burst &other) {
    this->sum = Lane(static_cast<const typename Lane::burst &>(other));
    this->count = other.count;
  }
};

// The shortcut of a class, with the number of elements. If it has no shortcut in turn, its member `shortcut`
// is the class itself.
template <class Class> struct CountedShortcut : Counted<Class> {
  using Next = typename ShortcutOf<Class>::type;
  using shortcut = CountedShortcut<std::conditional_t<std::is_void_v<Next>, Class, Next>>;

  CountedShortcut() = default;
  template <class Other>
  explicit CountedShortcut(const CountedShortcut<Other> &other) : Counted<Class>(other) {}

  bool suffices() const { return this->sum.suffices(); }
};

// The mean of the exact sum, which runs if Mean cannot decide its result.
template <class T> class ExactMean {
public:
  using shortcut = CountedShortcut<typename Superaccumulator<T>::shortcut>;

  ExactMean() = default;
  explicit ExactMean(const shortcut &other) : all(other) {}

  void add(T element) { all.add(element); }
  void merge(const ExactMean &other) { all.merge(other.all); }

  T value() const {
    if (all.count == 0) {
      return std::numeric_limits<T>::quiet_NaN();
    }
    const auto sum = all.sum.number();
    if (sum.special != Special::none) {
      return rounded<T>(sum);
    }
    const T magnitude = rounded_quotient<T>(sum.magnitude, all.count);
    return sum.negative ? -magnitude : magnitude;
  }

private:
  Counted<Superaccumulator<T>> all;
};

} // namespace detail

// A reduction (see protocol.hpp) for float and double. The mean of no elements is NaN; infinities and NaN are
// treated as in a sum.
template <class T> class Mean {
public:
  using exact = detail::ExactMean<T>;
  using lane = detail::CountedLane<typename Sum<T>::lane>;

  Mean() = default;
  explicit Mean(const lane &other) : all(other) {}

  void add(T element) { all.add(element); }
  void merge(const Mean &other) { all.merge(other.all); }

  bool decided() const { return mean().template decides<T>(); }

  T value() const { return mean().template value<T>(); }

private:
  detail::Enclosure mean() const { return detail::quotient(all.sum.enclosure(), all.count); }

  detail::Counted<Sum<T>> all;
};

#ifndef __CUDACC_RTC__
/// The mean of the elements, correctly rounded to their type; NaN for none.
template <class T> T mean(const T *arr, std::size_t size) { return reduce<Mean<T>, T>(arr, size); }
#endif

} // namespace quaff
