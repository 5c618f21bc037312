// The smallest and the largest element, and their positions.
//
// Kernels compile this header as well; the functions are for the host only.
#pragma once

#include "quaff/protocol.hpp"

#include <cstddef>
#include <limits>

#ifndef __CUDACC_RTC__
#include "quaff/reduction.hpp"

#include <stdexcept>
#include <string>
#endif

#ifdef __FAST_MATH__
#error "-ffast-math assumes that there is no NaN, which quaff::Minimum looks for: build without it"
#endif

namespace quaff {

namespace detail {

template <class T> bool is_nan(T number) { return !(number == number); }

struct Smaller {
  template <class T> static bool is_before(T one, T other) { return one < other; }
  static constexpr const char *name = "minimum";
};

struct Larger {
  template <class T> static bool is_before(T one, T other) { return other < one; }
  static constexpr const char *name = "maximum";
};

// A NaN precedes all numbers, and the first of several NaN counts.
template <class Order, class T> T first_of(T one, T other) {
  return Order::is_before(other, one) || is_nan(other) ? other : one;
}

// The extreme of a lane. Lanes are only merged after at least one element was added to each of them.
template <class Order, class T> class ExtremeLane {
public:
  void add(T element) { extreme = first_of<Order>(extreme, element); }
  void merge(const ExtremeLane &other) { add(other.extreme); }

  T value() const { return extreme; }

private:
  // The last value in the order: every element precedes it or equals it.
  static T last() {
    using Limits = std::numeric_limits<T>;
    const T smallest = Limits::has_infinity ? static_cast<T>(-Limits::infinity()) : Limits::lowest();
    const T largest = Limits::has_infinity ? Limits::infinity() : Limits::max();
    return Order::is_before(smallest, largest) ? largest : smallest;
  }

  T extreme = last();
};

template <class Order, class T> class Extreme {
public:
  using lane = ExtremeLane<Order, T>;

  Extreme() = default;
  explicit Extreme(const lane &other) : all(other), is_empty(false) {}

  void add(T element) {
    all.add(element);
    is_empty = false;
  }

  void merge(const Extreme &other) {
    all.merge(other.all);
    is_empty = is_empty && other.is_empty;
  }

  T value() const {
#ifndef __CUDACC_RTC__
    if (is_empty) {
      throw std::invalid_argument(std::string("there is no ") + Order::name + " of no elements");
    }
#endif
    // A zero becomes +0 whatever its sign, and a NaN always has the same bits.
    const T extreme = all.value();
    return is_nan(extreme) ? std::numeric_limits<T>::quiet_NaN() : static_cast<T>(extreme + T(0));
  }

private:
  lane all;
  bool is_empty = true;
};

} // namespace detail

// Reductions (see protocol.hpp) for all real numbers. Any NaN gives NaN, as in NumPy; no elements give an
// exception. The results are exact.
template <class T> class Minimum : public detail::Extreme<detail::Smaller, T> {
public:
  using Base = detail::Extreme<detail::Smaller, T>;
  using Base::Base;
};

template <class T> class Maximum : public detail::Extreme<detail::Larger, T> {
public:
  using Base = detail::Extreme<detail::Larger, T>;
  using Base::Base;
};

#ifndef __CUDACC_RTC__
/// The smallest element, or NaN if there is one. Raises ValueError without elements.
template <class T> T minimum(const T *arr, std::size_t size) { return reduce<Minimum<T>, T>(arr, size); }

/// The largest element, or NaN if there is one. Raises ValueError without elements.
template <class T> T maximum(const T *arr, std::size_t size) { return reduce<Maximum<T>, T>(arr, size); }
#endif

} // namespace quaff
