#pragma once

#include <Eigen/Dense>
#include <unsupported/Eigen/CXX11/Tensor>

#include <complex>
#include <functional>
#include <stdexcept>

namespace types {

// Matrices of any extents; one name has several element types.
template <class T> T trace(const Eigen::MatrixX<T> &matrix) {
  if (matrix.rows() != matrix.cols()) {
    throw std::invalid_argument("the matrix is not square");
  }
  return matrix.trace();
}
inline Eigen::MatrixXd product(const Eigen::MatrixXd &left, Eigen::MatrixXd right) { return left * right; }
inline Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>
rows_first(Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> &&matrix) {
  return std::move(matrix);
}
inline Eigen::MatrixXcd conjugated(const Eigen::MatrixXcd &matrix) { return matrix.conjugate(); }

// Fixed extents, both or only one.
inline double bounded(const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, 4, 3> &matrix) {
  return matrix.sum();
}
inline double bounded_of(
    const std::function<Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, 4, 3>(int)> &function) {
  return function(1).sum();
}
inline Eigen::Matrix3d transposed(const Eigen::Matrix3d &matrix) { return matrix.transpose(); }
inline Eigen::Matrix3Xf scaled(const Eigen::Matrix3Xf &points, float by) { return by * points; }
inline Eigen::Matrix<double, 1, 1> single(const Eigen::Matrix<double, 1, 1> &one) { return one; }

// Vectors, which have one axis.
inline double dot(const Eigen::VectorXd &a, const Eigen::RowVectorXd &b) { return a.dot(b.transpose()); }
inline Eigen::Vector3d cross(const Eigen::Vector3d &a, const Eigen::Vector3d &b) { return a.cross(b); }
inline Eigen::RowVector2i pair(int a, int b) { return {a, b}; }

// Arrays.
inline Eigen::ArrayXXd squares(const Eigen::ArrayXXd &array) { return array.square(); }
inline Eigen::ArrayXf halves(const Eigen::ArrayXf &array) { return array / 2; }

// Views that C++ writes.
inline void fill(Eigen::Ref<Eigen::MatrixXd> matrix, double value) { matrix.setConstant(value); }
inline void
fill_rows(Eigen::Ref<Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>> matrix,
          double value) {
  matrix.setConstant(value);
}
inline void fill_any(Eigen::Ref<Eigen::MatrixXd, 0, Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>> matrix,
                     double value) {
  matrix.setConstant(value);
}
inline void fill_map(Eigen::Map<Eigen::MatrixXf> matrix, float value) { matrix.setConstant(value); }
inline void normalize(Eigen::Ref<Eigen::VectorXd> vector) { vector.normalize(); }
inline void negate(Eigen::Ref<Eigen::VectorXd, 0, Eigen::InnerStride<>> vector) { vector = -vector; }

// Views that C++ reads: the address tells whether the array was copied.
inline std::size_t address(const Eigen::Ref<const Eigen::MatrixXd> &matrix) {
  return std::size_t(matrix.data());
}
inline std::size_t address_rows(
    const Eigen::Ref<const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>> &matrix) {
  return std::size_t(matrix.data());
}
inline std::size_t address_any(
    const Eigen::Ref<const Eigen::MatrixXd, 0, Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>> &matrix) {
  return std::size_t(matrix.data());
}
inline double sum(const Eigen::Ref<const Eigen::MatrixXd> &matrix) { return matrix.sum(); }
inline double
sum_ref(const Eigen::Ref<const Eigen::MatrixXd, 0, Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>> &matrix) {
  return matrix.sum();
}
inline double norm(const Eigen::Ref<const Eigen::VectorXd> &vector) { return vector.norm(); }
inline double
sum_any(Eigen::Map<const Eigen::MatrixXd, 0, Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>> matrix) {
  return matrix.sum();
}
inline double sum_columns(Eigen::Map<const Eigen::MatrixXd, 0, Eigen::OuterStride<>> matrix) {
  return matrix.sum();
}
inline Eigen::Map<const Eigen::MatrixXd> constant() {
  static const Eigen::MatrixXd matrix = Eigen::MatrixXd::Ones(2, 2);
  return {matrix.data(), 2, 2};
}

// Tensors, and the views of these.
inline Eigen::Tensor<double, 3> doubled(const Eigen::Tensor<double, 3> &tensor) {
  return tensor * tensor.constant(2);
}
inline float at(const Eigen::Tensor<float, 3, Eigen::RowMajor> &tensor, int i, int j, int k) {
  return tensor(i, j, k);
}
inline void fill_tensor(Eigen::TensorMap<Eigen::Tensor<float, 3, Eigen::RowMajor>> tensor, float value) {
  tensor.setConstant(value);
}
inline int corner(const Eigen::TensorMap<Eigen::Tensor<int, 2>> &tensor) { return tensor(0, 1); }

// A class with matrix members, and one that can be moved.
struct Pose {
  Eigen::Matrix3d rotation = Eigen::Matrix3d::Identity();
  Eigen::Vector3d position{1, 2, 3};
  Eigen::MatrixXd history = Eigen::MatrixXd::Zero(2, 3);
  void grow() { history.conservativeResize(history.rows() + 1, Eigen::NoChange); }
  const Eigen::MatrixXd &all() const { return history; }
};

} // namespace types
