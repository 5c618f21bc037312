/* Eigen's matrices, arrays and vectors, and the views of these, as arrays: docs/eigen.md. The traits are those of
 * quaff/eigen.hpp, of which quaff has to know the element types, the axes and the layouts. */
%{
#include "quaff/eigen.hpp"
%}

%ignore Eigen::Stride;
%ignore Eigen::InnerStride;
%ignore Eigen::OuterStride;
%ignore Eigen::Matrix;
%ignore Eigen::Array;
%ignore Eigen::Ref;
%ignore Eigen::Map;
%ignore quaff::eigen_views;
namespace Eigen {
template <int Outer, int Inner> class Stride {};
template <int Value = -1> class InnerStride {};
template <int Value = -1> class OuterStride {};
template <class S, int R, int C, int O = 0, int MaxR = R, int MaxC = C> class Matrix {};
template <class S, int R, int C, int O = 0, int MaxR = R, int MaxC = C> class Array {};
template <class Plain, int O = 0, class Strides = OwnStrides> class Ref {};
template <class Plain, int O = 0, class Strides = OwnStrides> class Map {};
}
namespace quaff {
template <class Plain> struct eigen_views {};
}

/* The views of a matrix: of elements without gaps, with a distance of columns or rows, and with any distances. A `Ref` of
 * constant elements takes any, of which it copies the elements where it cannot view them. */
%define %quaff_eigen_matrix(PARAMETERS, CONSTANT, TYPE, PACKED, APART, REFERRED)
template <class S, PARAMETERS, int MaxR, int MaxC> struct eigen_views<CONSTANT TYPE> {
  using packed = array_view<CONSTANT S, 2, PACKED>;
  using apart = array_view<CONSTANT S, 2, APART>;
  using referred = array_view<CONSTANT S, 2, REFERRED>;
  using strided = array_view<CONSTANT S, 2, positive_strides>;
  using shape = fixed_shape<R, C>;
};
%enddef
%define %quaff_eigen_vector(PARAMETERS, CONSTANT, TYPE, LENGTH, REFERRED)
template <class S, PARAMETERS> struct eigen_views<CONSTANT TYPE> {
  using packed = array_view<CONSTANT S, 1, c_order>;
  using apart = array_view<CONSTANT S, 1, c_order>;
  using referred = array_view<CONSTANT S, 1, REFERRED>;
  using strided = array_view<CONSTANT S, 1, positive_strides>;
  using shape = fixed_shape<LENGTH>;
};
%enddef
%define %quaff_eigen_class(CLASS, CONSTANT, COLUMNS, ROWS, VECTOR)
namespace quaff {
%quaff_eigen_matrix(%arg(int R, int C, int O), CONSTANT, %arg(Eigen::CLASS<S, R, C, O, MaxR, MaxC>), fortran_order,
                    column_stride, COLUMNS)
%quaff_eigen_matrix(%arg(int R, int C), CONSTANT, %arg(Eigen::CLASS<S, R, C, 1, MaxR, MaxC>), c_order, row_stride, ROWS)
%quaff_eigen_matrix(%arg(int R, int C), CONSTANT, %arg(Eigen::CLASS<S, R, C, Eigen::RowMajor, MaxR, MaxC>), c_order,
                    row_stride, ROWS)
%quaff_eigen_vector(%arg(int R, int O, int MaxR), CONSTANT, %arg(Eigen::CLASS<S, R, 1, O, MaxR, 1>), R, VECTOR)
%quaff_eigen_vector(%arg(int C, int O, int MaxC), CONSTANT, %arg(Eigen::CLASS<S, 1, C, O, 1, MaxC>), C, VECTOR)
%quaff_eigen_vector(%arg(int C, int MaxC), CONSTANT, %arg(Eigen::CLASS<S, 1, C, 1, 1, MaxC>), C, VECTOR)
%quaff_eigen_vector(%arg(int C, int MaxC), CONSTANT, %arg(Eigen::CLASS<S, 1, C, Eigen::RowMajor, 1, MaxC>), C, VECTOR)
}
%enddef
%quaff_eigen_class(Matrix, , column_stride, row_stride, c_order)
%quaff_eigen_class(Matrix, const, positive_strides, positive_strides, positive_strides)
%quaff_eigen_class(Array, , column_stride, row_stride, c_order)
%quaff_eigen_class(Array, const, positive_strides, positive_strides, positive_strides)

%define %quaff_eigen_traits(TYPE, VIEW)
  using view = typename eigen_views<TYPE>::VIEW;
  using shape = typename eigen_views<TYPE>::shape;
%enddef
%define %quaff_eigen_outer(CLASS, STRIDES, VIEW)
template <class Plain, int O> struct array_traits<Eigen::CLASS<Plain, O, STRIDES>> {
  %quaff_eigen_traits(Plain, VIEW)
  static void wrap();
};
%enddef
namespace quaff {
template <class S, int R, int C, int O, int MaxR, int MaxC>
struct array_traits<Eigen::Matrix<S, R, C, O, MaxR, MaxC>> {
  %quaff_eigen_traits(%arg(Eigen::Matrix<S, R, C, O, MaxR, MaxC>), strided)
};
template <class S, int R, int C, int O, int MaxR, int MaxC>
struct array_traits<Eigen::Array<S, R, C, O, MaxR, MaxC>> {
  %quaff_eigen_traits(%arg(Eigen::Array<S, R, C, O, MaxR, MaxC>), strided)
};
template <class Plain> struct array_traits<Eigen::Ref<Plain>> {
  %quaff_eigen_traits(Plain, referred)
  static void wrap();
};
template <class Plain> struct array_traits<Eigen::Map<Plain>> {
  %quaff_eigen_traits(Plain, packed)
  static void wrap();
};
%quaff_eigen_outer(Ref, %arg(Eigen::OuterStride<>), referred)
%quaff_eigen_outer(Ref, Eigen::OuterStride<Eigen::Dynamic>, referred)
%quaff_eigen_outer(Map, %arg(Eigen::OuterStride<>), apart)
%quaff_eigen_outer(Map, Eigen::OuterStride<Eigen::Dynamic>, apart)
template <class Plain, int O, class Strides> struct array_traits<Eigen::Ref<Plain, O, Strides>> {
  %quaff_eigen_traits(Plain, strided)
  static void wrap();
};
template <class Plain, int O, class Strides> struct array_traits<Eigen::Map<Plain, O, Strides>> {
  %quaff_eigen_traits(Plain, strided)
  static void wrap();
};
}

/* Eigen's names of its types. */
%define %quaff_eigen_names(S, LETTER)
namespace Eigen {
typedef Matrix<S, -1, -1> MatrixX ## LETTER;
typedef Matrix<S, 2, 2> Matrix2 ## LETTER;
typedef Matrix<S, 3, 3> Matrix3 ## LETTER;
typedef Matrix<S, 4, 4> Matrix4 ## LETTER;
typedef Matrix<S, 2, -1> Matrix2X ## LETTER;
typedef Matrix<S, 3, -1> Matrix3X ## LETTER;
typedef Matrix<S, 4, -1> Matrix4X ## LETTER;
typedef Matrix<S, -1, 2> MatrixX2 ## LETTER;
typedef Matrix<S, -1, 3> MatrixX3 ## LETTER;
typedef Matrix<S, -1, 4> MatrixX4 ## LETTER;
typedef Matrix<S, -1, 1> VectorX ## LETTER;
typedef Matrix<S, 2, 1> Vector2 ## LETTER;
typedef Matrix<S, 3, 1> Vector3 ## LETTER;
typedef Matrix<S, 4, 1> Vector4 ## LETTER;
typedef Matrix<S, 1, -1, 1> RowVectorX ## LETTER;
typedef Matrix<S, 1, 2, 1> RowVector2 ## LETTER;
typedef Matrix<S, 1, 3, 1> RowVector3 ## LETTER;
typedef Matrix<S, 1, 4, 1> RowVector4 ## LETTER;
typedef Array<S, -1, 1> ArrayX ## LETTER;
typedef Array<S, -1, -1> ArrayXX ## LETTER;
typedef Array<S, 2, 1> Array2 ## LETTER;
typedef Array<S, 3, 1> Array3 ## LETTER;
typedef Array<S, 4, 1> Array4 ## LETTER;
typedef Array<S, 2, 2> Array22 ## LETTER;
typedef Array<S, 3, 3> Array33 ## LETTER;
typedef Array<S, 4, 4> Array44 ## LETTER;
}
%enddef
%quaff_eigen_names(int, i)
%quaff_eigen_names(float, f)
%quaff_eigen_names(double, d)
%quaff_eigen_names(std::complex<float>, cf)
%quaff_eigen_names(std::complex<double>, cd)
namespace Eigen {
template <class S> using MatrixX = Matrix<S, -1, -1>;
template <class S> using VectorX = Matrix<S, -1, 1>;
template <class S> using RowVectorX = Matrix<S, 1, -1, 1>;
template <class S, int N> using Vector = Matrix<S, N, 1>;
template <class S, int N> using RowVector = Matrix<S, 1, N, 1>;
}
