// Conversion between Eigen's and SciPy's sparse matrices, in the formats CSC and CSR. The library's
// eigen_sparse.i shows quaff's compiler the same traits.
#pragma once

#include "quaff/eigen.hpp"
#include "quaff/exception.hpp"
#include "quaff/object_conversion.hpp"
#include "quaff/outputs.hpp"

#if __has_include(<Eigen/SparseCore>)
#include <Eigen/SparseCore>
#else
#include <eigen3/Eigen/SparseCore>
#endif

#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace quaff {

namespace sparse {

inline Reference attribute(const Reference &object, const char *name) {
  return Reference(PyObject_GetAttrString(object.get(), name));
}
template <class... Arguments> Reference call(const Reference &function, const Arguments &...arguments) {
  return Reference(PyObject_CallFunctionObjArgs(function.get(), arguments.get()..., nullptr));
}
inline Reference of_module(const char *module, const char *name) {
  return attribute(Reference(PyImport_ImportModule(module)), name);
}
inline long long integer(PyObject *number) {
  const long long value = PyLong_AsLongLong(number);
  if (value == -1 && PyErr_Occurred() != nullptr) {
    throw PythonFailure();
  }
  return value;
}
inline long long integer(const Reference &number) { return integer(number.get()); }
inline Reference integer_of(long long value) { return Reference(PyLong_FromLongLong(value)); }
inline std::string text(const Reference &object) { return detail::text_of(object.get()); }

// A NumPy array that owns the elements.
template <class T> Reference array(std::vector<T> elements) {
  Vector vector = owned(std::move(elements));
  return Reference(quaff_array_of(&vector));
}
// NumPy's name of a type.
template <class T> std::string dtype_name() {
  return text(attribute(attribute(array(std::vector<T>()), "dtype"), "name"));
}

// The elements of an array as `T`s, and the array that holds them: indices may be converted, values are not.
template <class T> struct Elements {
  explicit Elements(const Reference &given)
      : held(call(of_module("numpy", "ascontiguousarray"), given,
                  attribute(array(std::vector<T>()), "dtype"))),
        data(reinterpret_cast<const T *>(integer(attribute(attribute(held, "ctypes"), "data")))) {}
  Reference held;
  const T *data;
};

inline bool is_true(const Reference &object) { return PyObject_IsTrue(object.get()) == 1; }

template <class Matrix> struct Traits {
  using type = PyObject *;
  using Scalar = typename Matrix::Scalar;
  using Index = typename Matrix::StorageIndex;
  static constexpr bool by_rows = Matrix::IsRowMajor;

  static Matrix from(PyObject *object) {
    const Reference given = in_format(object);
    const Reference values = attribute(given, "data");
    const std::string name = text(attribute(attribute(values, "dtype"), "name")), own = dtype_name<Scalar>();
    if (name != own) {
      throw TypeFailure("expected a sparse matrix of dtype `" + own + "`, got dtype `" + name +
                        "`: use `.astype('" + own + "')`");
    }
    const Reference shape = attribute(given, "shape");
    const auto rows = integer(PyTuple_GetItem(shape.get(), 0));
    const auto columns = integer(PyTuple_GetItem(shape.get(), 1));
    const Elements<Scalar> elements(values);
    const Elements<Index> inner(attribute(given, "indices")), outer(attribute(given, "indptr"));
    return Eigen::Map<const Matrix>(rows, columns, integer(attribute(given, "nnz")), outer.data, inner.data,
                                    elements.data);
  }

  static PyObject *to(Matrix matrix) {
    matrix.makeCompressed();
    const auto count = matrix.nonZeros();
    const auto *values = matrix.valuePtr();
    const auto *inner = matrix.innerIndexPtr(), *outer = matrix.outerIndexPtr();
    const Reference parts(PyTuple_New(3)), shape(PyTuple_New(2));
    const auto set = [](const Reference &tuple, std::ptrdiff_t at, Reference item) {
      PyTuple_SetItem(tuple.get(), at, item.release());
    };
    set(parts, 0, array(std::vector<Scalar>(values, values + count)));
    set(parts, 1, array(std::vector<Index>(inner, inner + count)));
    set(parts, 2, array(std::vector<Index>(outer, outer + matrix.outerSize() + 1)));
    set(shape, 0, integer_of(matrix.rows()));
    set(shape, 1, integer_of(matrix.cols()));
    return call(of_module("scipy.sparse", by_rows ? "csr_matrix" : "csc_matrix"), parts, shape).release();
  }

private:
  // Python code may have written indices that are out of range, which SciPy's conversions and Eigen would use
  // unchecked.
  static void check_indices(PyObject *matrix) {
    const Reference check(PyObject_GetAttrString(matrix, "check_format"));
    call(check, Reference(PyBool_FromLong(1)));
  }

  // Checks the indices of a matrix in the COO format, which SciPy itself checks only in its constructor.
  static void check_coordinates(const Reference &matrix) {
    const Reference shape = attribute(matrix, "shape");
    for (const int axis : {0, 1}) {
      const Reference indices = attribute(matrix, axis == 0 ? "row" : "col");
      const auto extent = integer(PyTuple_GetItem(shape.get(), axis));
      if (integer(attribute(indices, "size")) > 0 && (integer(call(attribute(indices, "min"))) < 0 ||
                                                      integer(call(attribute(indices, "max"))) >= extent)) {
        throw Failure<std::invalid_argument>(std::string(axis == 0 ? "row" : "column") +
                                             " indices of the sparse matrix are out of range: it has " +
                                             std::to_string(extent) + (axis == 0 ? " rows" : " columns"));
      }
    }
  }

  static Reference converted(PyObject *object, const Reference &conversion) {
    if (PyObject_HasAttrString(object, "check_format") == 1) {
      check_indices(object);
      return call(conversion);
    }
    const Reference coordinates = call(Reference(PyObject_GetAttrString(object, "tocoo")));
    check_coordinates(coordinates);
    return call(attribute(coordinates, by_rows ? "tocsr" : "tocsc"));
  }

  // The argument in the matrix's format, with each element once and in order; copied unless it already has
  // this form.
  static Reference in_format(PyObject *object) {
    PyObject *convert = PyObject_GetAttrString(object, by_rows ? "tocsr" : "tocsc");
    if (convert == nullptr) {
      if (PyErr_ExceptionMatches(PyExc_AttributeError) == 0) {
        throw PythonFailure();
      }
      PyErr_Clear();
      throw TypeFailure("expected a sparse matrix or array of SciPy's");
    }
    const Reference conversion(convert);
    Reference given = converted(object, conversion);
    if (given.get() != object) {
      check_indices(given.get());
    }
    if (is_true(attribute(given, "has_canonical_format"))) {
      return given;
    }
    Reference copy = call(attribute(given, "copy"));
    call(attribute(copy, "sum_duplicates"));
    return copy;
  }
};

} // namespace sparse

template <class S, int O, class I>
struct value_traits<Eigen::SparseMatrix<S, O, I>> : sparse::Traits<Eigen::SparseMatrix<S, O, I>> {};

} // namespace quaff
