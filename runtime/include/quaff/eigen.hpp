// Array traits for Eigen's matrices, arrays and vectors, and for views of these. The library's eigen.i shows
// quaff's compiler the same traits.
#pragma once

#include "quaff/exception.hpp"
#include "quaff/traits.hpp"

#if __has_include(<Eigen/Core>)
#include <Eigen/Core>
#elif __has_include(<eigen3/Eigen/Core>)
#include <eigen3/Eigen/Core>
#else
#error                                                                                                       \
    "eigen.i needs Eigen 3.4: install it (`apt install libeigen3-dev`) and pass its folder, -I/usr/include/eigen3"
#endif

#include <cstddef>
#include <stdexcept>
#include <type_traits>

namespace quaff {

namespace detail {

// A vector has one axis because of its type; a matrix with an extent of 1 has two.
template <class Plain>
inline constexpr std::size_t eigen_rank =
    (Plain::RowsAtCompileTime == 1) != (Plain::ColsAtCompileTime == 1) ? 1 : 2;

template <class Plain>
using EigenShape = std::conditional_t<eigen_rank<Plain> == 1, fixed_shape<Plain::SizeAtCompileTime>,
                                      fixed_shape<Plain::RowsAtCompileTime, Plain::ColsAtCompileTime>>;

// A view of an object's elements.
template <class View, class Dense> View look_at_eigen(Dense &dense) {
  if constexpr (View::rank == 1) {
    return {dense.data(), {dense.size()}, {dense.innerStride()}};
  } else if constexpr (Dense::IsRowMajor) {
    return {dense.data(), {dense.rows(), dense.cols()}, {dense.outerStride(), dense.innerStride()}};
  } else {
    return {dense.data(), {dense.rows(), dense.cols()}, {dense.innerStride(), dense.outerStride()}};
  }
}

// A matrix, an array or a vector.
template <class Plain> struct EigenPlain {
  using view = array_view<typename Plain::Scalar, eigen_rank<Plain>>;
  using shape = EigenShape<Plain>;
  static view look(Plain &plain) { return look_at_eigen<view>(plain); }
  static Plain make(const axes<view::rank> &extents) {
    Plain plain;
    // Eigen itself only checks this in an assertion.
    constexpr int most_rows = Plain::MaxRowsAtCompileTime, most_columns = Plain::MaxColsAtCompileTime;
    constexpr bool is_row = view::rank == 1 && Plain::RowsAtCompileTime == 1;
    const auto fits = [](std::ptrdiff_t extent, int most) {
      return most == Eigen::Dynamic || extent <= most;
    };
    if (!fits(extents[0], is_row ? most_columns : most_rows) ||
        (view::rank == 2 && !fits(extents[view::rank - 1], most_columns))) {
      throw Failure<std::invalid_argument>(
          "the array has more elements along an axis than the matrix can have");
    }
    if constexpr (view::rank == 1) {
      plain.resize(extents[0]);
    } else {
      plain.resize(extents[0], extents[1]);
    }
    return plain;
  }
};

// The layout of a view whose class has these strides.
template <class Plain, class Strides, int Inner = Strides::InnerStrideAtCompileTime,
          int Outer = Strides::OuterStrideAtCompileTime>
struct EigenLayout {
  static constexpr bool is_vector = eigen_rank<Plain> == 1;
  static constexpr bool has_unit = Inner == 0 || Inner == 1;
  static_assert(has_unit || Inner == Eigen::Dynamic,
                "quaff takes Eigen's views with an inner stride of 1 or of any number");
  static_assert(is_vector || Outer == 0 || Outer == Eigen::Dynamic,
                "quaff takes Eigen's views with an outer stride of 0 or of any number");
  using packed = std::conditional_t<is_vector || Plain::IsRowMajor, c_order, fortran_order>;
  using apart = std::conditional_t<Plain::IsRowMajor, row_stride, column_stride>;
  using type = std::conditional_t<!has_unit, positive_strides,
                                  std::conditional_t<is_vector || Outer == 0, packed, apart>>;
};

// A map over elements, with these strides.
template <class Plain, class Strides> struct EigenMap {
  using Own = std::remove_const_t<Plain>;
  using Mapped = Eigen::Map<Plain, Eigen::Unaligned, Strides>;
  static constexpr std::size_t inner = Own::IsRowMajor ? 1 : 0;

  template <class View> static Mapped of(const View &elements) {
    if constexpr (View::rank == 1) {
      return Mapped(elements.data, elements.shape[0], distances(0, elements.strides[0]));
    } else {
      return Mapped(elements.data, elements.shape[0], elements.shape[1],
                    distances(elements.strides[1 - inner], elements.strides[inner]));
    }
  }

private:
  // Strides known at compile time are passed unchanged.
  static Strides distances(Eigen::Index outer, Eigen::Index inner) {
    constexpr Eigen::Index known_outer = Strides::OuterStrideAtCompileTime;
    constexpr Eigen::Index known_inner = Strides::InnerStrideAtCompileTime;
    outer = known_outer == Eigen::Dynamic ? outer : known_outer;
    inner = known_inner == Eigen::Dynamic ? inner : known_inner;
    if constexpr (std::is_constructible_v<Strides, Eigen::Index, Eigen::Index>) {
      return Strides(outer, inner);
    } else {
      return Strides(known_outer == 0 ? inner : outer);
    }
  }
};

// A `Ref` or a `Map`, of elements that C++ may write if `Plain` is not `const`.
template <class Viewing, class Plain, class Strides> struct EigenView {
  using Own = std::remove_const_t<Plain>;
  using Scalar = typename Own::Scalar;
  using Element = std::conditional_t<std::is_const_v<Plain>, const Scalar, Scalar>;
  using view = array_view<Element, eigen_rank<Own>, typename EigenLayout<Own, Strides>::type>;
  using shape = EigenShape<Own>;

  static view look(Viewing &viewing) { return look_at_eigen<view>(viewing); }
  static Viewing wrap(const view &elements) { return Viewing(EigenMap<Plain, Strides>::of(elements)); }
};

// A `Ref` to elements that C++ only reads: if the strides are not those of its class, it owns a copy.
template <class Viewing, class Plain, class Strides> struct EigenConstantRef {
  using Own = std::remove_const_t<Plain>;
  using Scalar = typename Own::Scalar;
  using view = array_view<const Scalar, eigen_rank<Own>, positive_strides>;
  using shape = EigenShape<Own>;

  static view look(Viewing &viewing) { return look_at_eigen<view>(viewing); }
  static Viewing wrap(const view &elements) {
    if (is_viewed(elements)) {
      return Viewing(EigenMap<Plain, Strides>::of(elements));
    }
    using AnyStrides = std::conditional_t<view::rank == 1, Eigen::InnerStride<Eigen::Dynamic>,
                                          Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>>;
    // Eigen evaluates an expression into the `Ref`.
    const auto same = [](const Scalar &element) { return element; };
    return Viewing(EigenMap<Plain, AnyStrides>::of(elements).unaryExpr(same));
  }

private:
  // Eigen interprets a stride of 0, as broadcast arrays have it, as unspecified.
  static bool is_viewed(const view &elements) {
    constexpr int known_inner = Strides::InnerStrideAtCompileTime;
    constexpr int known_outer = Strides::OuterStrideAtCompileTime;
    if constexpr (view::rank == 1) {
      return fits<known_inner>(elements.strides[0], 1);
    } else {
      constexpr std::size_t inner = Own::IsRowMajor ? 1 : 0;
      return fits<known_inner>(elements.strides[inner], 1) &&
             fits<known_outer>(elements.strides[1 - inner], elements.shape[inner]);
    }
  }
  // Whether a stride equals the class's; `packed` is the stride of contiguous elements.
  template <int known> static bool fits(std::ptrdiff_t stride, std::ptrdiff_t packed) {
    return known == Eigen::Dynamic ? stride != 0 : stride == (known == 0 ? packed : known);
  }
};

} // namespace detail

template <class S, int R, int C, int O, int MaxR, int MaxC>
struct array_traits<Eigen::Matrix<S, R, C, O, MaxR, MaxC>>
    : detail::EigenPlain<Eigen::Matrix<S, R, C, O, MaxR, MaxC>> {};
template <class S, int R, int C, int O, int MaxR, int MaxC>
struct array_traits<Eigen::Array<S, R, C, O, MaxR, MaxC>>
    : detail::EigenPlain<Eigen::Array<S, R, C, O, MaxR, MaxC>> {};
template <class Plain, int O, class Strides>
struct array_traits<Eigen::Ref<Plain, O, Strides>>
    : detail::EigenView<Eigen::Ref<Plain, O, Strides>, Plain, Strides> {
  static_assert(O == Eigen::Unaligned, "the memory of an array need not be aligned as this `Ref` says");
};
template <class Plain, int O, class Strides>
struct array_traits<Eigen::Ref<const Plain, O, Strides>>
    : detail::EigenConstantRef<Eigen::Ref<const Plain, O, Strides>, const Plain, Strides> {
  static_assert(O == Eigen::Unaligned, "the memory of an array need not be aligned as this `Ref` says");
};
template <class Plain, int O, class Strides>
struct array_traits<Eigen::Map<Plain, O, Strides>>
    : detail::EigenView<Eigen::Map<Plain, O, Strides>, Plain, Strides> {
  static_assert(O == Eigen::Unaligned, "the memory of an array need not be aligned as this `Map` says");
};

} // namespace quaff
