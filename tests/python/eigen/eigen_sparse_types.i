// Eigen's sparse matrices: each function is a case of test_eigen_sparse.py.
%module eigen_sparse_types
%include "eigen_sparse.i"
%inline %{
#include <Eigen/SparseCore>
#include <functional>

inline Eigen::SparseMatrix<double> twice(const Eigen::SparseMatrix<double> &matrix) { return 2 * matrix; }
inline Eigen::SparseMatrix<float, Eigen::RowMajor> by_rows(Eigen::SparseMatrix<float, Eigen::RowMajor> &&matrix) {
  return std::move(matrix);
}
inline double sum_of(const std::function<Eigen::SparseMatrix<double>()> &function) { return function().sum(); }
struct System {
  Eigen::SparseMatrix<double> matrix{2, 2};
};
%}
