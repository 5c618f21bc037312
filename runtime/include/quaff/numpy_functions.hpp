// The macros and functions of numpy.i that its documentation describes for users' typemaps. Each function
// that fails sets a Python exception, and returns a null pointer or 0.
#pragma once

#include <numpy/arrayobject.h>

#include <string>

#define is_array(a) ((a) != nullptr && PyArray_Check(reinterpret_cast<PyArrayObject *>(a)))
#define array_type(a) PyArray_TYPE(reinterpret_cast<PyArrayObject *>(a))
#define array_numdims(a) PyArray_NDIM(reinterpret_cast<PyArrayObject *>(a))
#define array_dimensions(a) PyArray_DIMS(reinterpret_cast<PyArrayObject *>(a))
#define array_strides(a) PyArray_STRIDES(reinterpret_cast<PyArrayObject *>(a))
#define array_size(a, i) PyArray_DIM(reinterpret_cast<PyArrayObject *>(a), i)
#define array_stride(a, i) PyArray_STRIDE(reinterpret_cast<PyArrayObject *>(a), i)
#define array_data(a) PyArray_DATA(reinterpret_cast<PyArrayObject *>(a))
#define array_descr(a) PyArray_DESCR(reinterpret_cast<PyArrayObject *>(a))
#define array_flags(a) PyArray_FLAGS(reinterpret_cast<PyArrayObject *>(a))
#define array_enableflags(a, f) PyArray_ENABLEFLAGS(reinterpret_cast<PyArrayObject *>(a), f)
#define array_is_contiguous(a) PyArray_ISCONTIGUOUS(reinterpret_cast<PyArrayObject *>(a))
#define array_is_fortran(a) PyArray_IS_F_CONTIGUOUS(reinterpret_cast<PyArrayObject *>(a))
#define array_is_native(a) PyArray_ISNOTSWAPPED(reinterpret_cast<PyArrayObject *>(a))

namespace quaff::numpy_i {

// What messages call an element type.
inline std::string name(int typecode) {
  PyArray_Descr *descr = PyArray_DescrFromType(typecode);
  if (descr == nullptr) {
    PyErr_Clear();
    return "unknown";
  }
  const std::string name = descr->typeobj->tp_name;
  Py_DECREF(descr);
  const std::size_t dot = name.rfind('.');
  return dot == std::string::npos ? name : name.substr(dot + 1);
}

inline int refuse(const std::string &text) {
  PyErr_SetString(PyExc_TypeError, text.c_str());
  return 0;
}

// `2 or 3`
template <class Number> std::string joined(const Number *numbers, int count, const char *between) {
  std::string text;
  for (int i = 0; i < count; ++i) {
    text += (i == 0 ? "" : between) + std::to_string(numbers[i]);
  }
  return text;
}

// The array itself with `is_new_object` 0, or a new array of another layout with 1.
inline PyArrayObject *laid_out(PyArrayObject *array, int flags, bool is_already, int *is_new_object) {
  *is_new_object = 0;
  if (array == nullptr || is_already) {
    return array;
  }
  PyArray_Descr *descr = PyArray_DESCR(array);
  Py_INCREF(descr);
  PyObject *made = PyArray_FromArray(array, descr, flags);
  *is_new_object = made != nullptr;
  return reinterpret_cast<PyArrayObject *>(made);
}

} // namespace quaff::numpy_i

// The name of an object's type.
inline const char *pytype_string(PyObject *object) {
  return object == nullptr ? "C NULL value" : Py_TYPE(object)->tp_name;
}

inline const char *typecode_string(int typecode) {
  static thread_local std::string name;
  name = quaff::numpy_i::name(typecode);
  return name.c_str();
}

// Whether the elements of two types are the same in memory.
inline int type_match(int actual, int desired) { return PyArray_EquivTypenums(actual, desired); }

// The object, if it is an array of this element type.
inline PyArrayObject *obj_to_array_no_conversion(PyObject *object, int typecode) {
  if (!is_array(object)) {
    quaff::numpy_i::refuse("expected an array of " + quaff::numpy_i::name(typecode) + ", got " +
                           pytype_string(object));
    return nullptr;
  }
  if (typecode != NPY_NOTYPE && !type_match(array_type(object), typecode)) {
    quaff::numpy_i::refuse("expected an array of " + quaff::numpy_i::name(typecode) + ", got one of " +
                           quaff::numpy_i::name(array_type(object)));
    return nullptr;
  }
  return reinterpret_cast<PyArrayObject *>(object);
}

// The object as an array of this element type: itself, or a new one.
inline PyArrayObject *obj_to_array_allow_conversion(PyObject *object, int typecode, int *is_new_object) {
  *is_new_object = 0;
  if (is_array(object) && (typecode == NPY_NOTYPE || type_match(array_type(object), typecode))) {
    return reinterpret_cast<PyArrayObject *>(object);
  }
  PyObject *made = PyArray_FROMANY(object, typecode, 0, 0, NPY_ARRAY_DEFAULT);
  *is_new_object = made != nullptr;
  return reinterpret_cast<PyArrayObject *>(made);
}

inline PyArrayObject *make_contiguous(PyArrayObject *array, int *is_new_object, int, int) {
  const bool is_already = array != nullptr && array_is_contiguous(array);
  return quaff::numpy_i::laid_out(array, NPY_ARRAY_C_CONTIGUOUS, is_already, is_new_object);
}

inline PyArrayObject *make_fortran(PyArrayObject *array, int *is_new_object) {
  const bool is_already = array != nullptr && array_is_fortran(array);
  return quaff::numpy_i::laid_out(array, NPY_ARRAY_F_CONTIGUOUS, is_already, is_new_object);
}

namespace quaff::numpy_i {

// An array of this element type, laid out by `lay_out`. Only one new array is left.
template <class LayOut>
PyArrayObject *converted(PyObject *object, int typecode, int *is_new_object, LayOut lay_out) {
  int is_new = 0, is_newer = 0;
  PyArrayObject *array = obj_to_array_allow_conversion(object, typecode, &is_new);
  PyArrayObject *result = lay_out(array, &is_newer);
  if (is_new && result != array) {
    Py_DECREF(array);
  }
  *is_new_object = result != nullptr && (is_new || is_newer);
  return result;
}

} // namespace quaff::numpy_i

inline PyArrayObject *obj_to_array_contiguous_allow_conversion(PyObject *object, int typecode,
                                                               int *is_new_object) {
  return quaff::numpy_i::converted(object, typecode, is_new_object, [](PyArrayObject *array, int *is_new) {
    return make_contiguous(array, is_new, 0, 0);
  });
}

inline PyArrayObject *obj_to_array_fortran_allow_conversion(PyObject *object, int typecode,
                                                            int *is_new_object) {
  return quaff::numpy_i::converted(object, typecode, is_new_object, make_fortran);
}

inline int require_contiguous(PyArrayObject *array) {
  return array_is_contiguous(array) ? 1 : quaff::numpy_i::refuse("expected a contiguous array");
}

inline int require_native(PyArrayObject *array) {
  return array_is_native(array) ? 1 : quaff::numpy_i::refuse("expected an array in native byte order");
}

// Whether the array has one of these numbers of dimensions.
inline int require_dimensions_n(PyArrayObject *array, int *dimensions, int count) {
  for (int i = 0; i < count; ++i) {
    if (array_numdims(array) == dimensions[i]) {
      return 1;
    }
  }
  return quaff::numpy_i::refuse("expected an array of " + quaff::numpy_i::joined(dimensions, count, " or ") +
                                " dimensions, got " + std::to_string(array_numdims(array)));
}

inline int require_dimensions(PyArrayObject *array, int dimensions) {
  return require_dimensions_n(array, &dimensions, 1);
}

// Whether the array has this shape; -1 stands for any extent.
inline int require_size(PyArrayObject *array, npy_intp *size, int count) {
  bool is_same = array_numdims(array) == count;
  for (int i = 0; is_same && i < count; ++i) {
    is_same = size[i] == -1 || size[i] == array_size(array, i);
  }
  const int dimensions = array_numdims(array);
  return is_same ? 1
                 : quaff::numpy_i::refuse(
                       "expected an array of shape (" + quaff::numpy_i::joined(size, count, ", ") +
                       "), got (" + quaff::numpy_i::joined(array_dimensions(array), dimensions, ", ") + ")");
}

// Has the array in Fortran order, by its strides alone.
inline int require_fortran(PyArrayObject *array) {
  if (array_is_fortran(array)) {
    return 1;
  }
  npy_intp *strides = array_strides(array);
  strides[0] = PyArray_ITEMSIZE(array);
  for (int i = 1; i < array_numdims(array); ++i) {
    strides[i] = strides[i - 1] * array_size(array, i - 1);
  }
  PyArray_UpdateFlags(array, NPY_ARRAY_F_CONTIGUOUS | NPY_ARRAY_C_CONTIGUOUS);
  return 1;
}
