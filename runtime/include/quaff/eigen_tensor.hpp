// Array traits for Eigen's tensors. The library's eigen_tensor.i shows quaff's compiler the same traits.
#pragma once

#include "quaff/eigen.hpp"

#if __has_include(<unsupported/Eigen/CXX11/Tensor>)
#include <unsupported/Eigen/CXX11/Tensor>
#else
#include <eigen3/unsupported/Eigen/CXX11/Tensor>
#endif

#include <array>
#include <cstddef>

namespace quaff {

namespace detail {

// The extents of a tensor.
template <std::size_t Rank, class Tensor> axes<Rank> extents_of_eigen(const Tensor &tensor) {
  std::array<std::ptrdiff_t, Rank> extents;
  for (std::size_t axis = 0; axis < Rank; ++axis) {
    extents[axis] = tensor.dimension(axis);
  }
  return axes<Rank>(extents);
}

template <class Index, std::size_t Rank> Eigen::DSizes<Index, Rank> eigen_extents(const axes<Rank> &shape) {
  Eigen::DSizes<Index, Rank> extents;
  for (std::size_t axis = 0; axis < Rank; ++axis) {
    extents[axis] = static_cast<Index>(shape[axis]);
  }
  return extents;
}

template <int O> using EigenOrder = std::conditional_t<(O & Eigen::RowMajor) != 0, c_order, fortran_order>;

} // namespace detail

template <class S, int N, int O, class I> struct array_traits<Eigen::Tensor<S, N, O, I>> {
  using view = array_view<S, N, detail::EigenOrder<O>>;
  static view look(Eigen::Tensor<S, N, O, I> &tensor) {
    return {tensor.data(), detail::extents_of_eigen<N>(tensor)};
  }
  static Eigen::Tensor<S, N, O, I> make(const axes<N> &shape) {
    return Eigen::Tensor<S, N, O, I>(detail::eigen_extents<I>(shape));
  }
};

template <class S, int N, int O, class I, int Options, template <class> class Pointer>
struct array_traits<Eigen::TensorMap<Eigen::Tensor<S, N, O, I>, Options, Pointer>> {
  using Map = Eigen::TensorMap<Eigen::Tensor<S, N, O, I>, Options, Pointer>;
  using view = array_view<S, N, detail::EigenOrder<O>>;
  static view look(Map &map) { return {map.data(), detail::extents_of_eigen<N>(map)}; }
  static Map wrap(const view &elements) {
    return Map(elements.data, detail::eigen_extents<I>(elements.shape));
  }
};

} // namespace quaff
