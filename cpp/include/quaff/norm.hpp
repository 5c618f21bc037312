// The correctly rounded Euclidean norm: the square root of the exact sum of the squares of all elements,
// rounded once to their type. It does not depend on the order of additions, and squares cannot overflow.
//
// Kernels compile this header as well; the function `norm` is for the host only.
#pragma once

#include "quaff/exact_division.hpp"
#include "quaff/product_accumulator.hpp"
#include "quaff/product_sum.hpp"
#include "quaff/sum.hpp"

#include <cstddef>

namespace quaff {

namespace detail {

// The reduction class that computes Norm exactly: an exact sum of squares, and one rounded root.
template <class T> class ExactNorm {
public:
  void add(T element) { squares.add(element, element); }
  void merge(const ExactNorm &other) { squares.merge(other.squares); }

  T value() const {
    const auto sum = squares.number();
    return sum.special == Special::none ? rounded_square_root<T>(sum.magnitude) : rounded<T>(sum);
  }

private:
  ProductAccumulator<T> squares;
};

} // namespace detail

// A reduction (see protocol.hpp) for float and double. The norm of no elements is 0; any NaN gives NaN, and
// otherwise any infinity gives infinity.
template <class T> class Norm {
public:
  using exact = detail::ExactNorm<T>;
  using burst = detail::SquareBurst<T>;

  Norm() = default;
  explicit Norm(const burst &squares) : squares(squares) {}

  void add(T element) { squares.add(element); }
  void merge(const Norm &other) { squares.merge(other.squares); }

  bool decided() const { return root().template decides<T>(); }

  T value() const { return root().template value<T>(); }

private:
  detail::Enclosure root() const { return detail::square_root(squares.enclosure()); }

  detail::SquareSum<T> squares;
};

#ifndef __CUDACC_RTC__
/// The Euclidean norm of the elements, correctly rounded to their type; 0 for none.
template <class T> T norm(const T *arr, std::size_t size) { return reduce<Norm<T>, T>(arr, size); }
#endif

} // namespace quaff
