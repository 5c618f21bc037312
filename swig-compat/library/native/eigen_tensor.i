/* Eigen's tensors, and the views of these, as arrays: docs/eigen.md. The traits are those of quaff/eigen_tensor.hpp. */
%include "eigen.i"
%{
#include "quaff/eigen_tensor.hpp"
%}
%ignore Eigen::Tensor;
%ignore Eigen::TensorMap;
namespace Eigen {
template <class S, int N, int O = 0, class I = long> class Tensor {};
template <class Viewed, int O = 0> class TensorMap {};
}
namespace quaff {
template <class S, int N, int O, class I> struct array_traits<Eigen::Tensor<S, N, O, I>> {
  using view = array_view<S, N>;
};
template <class S, int N, int O, class I> struct array_traits<Eigen::TensorMap<Eigen::Tensor<S, N, O, I>>> {
  using view = array_view<S, N, fortran_order>;
  static void wrap();
};
template <class S, int N, class I> struct array_traits<Eigen::TensorMap<Eigen::Tensor<S, N, 1, I>>> {
  using view = array_view<S, N, c_order>;
  static void wrap();
};
template <class S, int N, class I> struct array_traits<Eigen::TensorMap<Eigen::Tensor<S, N, Eigen::RowMajor, I>>> {
  using view = array_view<S, N, c_order>;
  static void wrap();
};
}
