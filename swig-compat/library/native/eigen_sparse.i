/* Eigen's sparse matrices as SciPy's: docs/eigen.md. The traits are those of quaff/eigen_sparse.hpp. */
%include "eigen.i"
%{
#include "quaff/eigen_sparse.hpp"
%}
%ignore Eigen::SparseMatrix;
namespace Eigen {
template <class S, int O = 0, class I = int> class SparseMatrix {};
}
namespace quaff {
template <class S, int O, class I> struct value_traits<Eigen::SparseMatrix<S, O, I>> {
  using type = PyObject *;
};
}
