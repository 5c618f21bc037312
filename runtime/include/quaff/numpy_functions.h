// The macros and functions that numpy.i documents for users' typemaps, for C and C++. Each function that
// fails sets a Python exception, and returns a null pointer or 0.
#pragma once

#include <numpy/arrayobject.h>

#include <stddef.h>
#include <stdio.h>
#include <string.h>

// A macro with this value for its argument. Without an argument, the name stays: it is a function of a user's
// class, such as `is_array()`. Members of these names that have parameters are not covered.
#define QUAFF_THIRD(first, second, third, ...) third
#define QUAFF_VALUE(name, ...) QUAFF_THIRD(0 __VA_OPT__(, ) __VA_ARGS__, quaff_##name, name)(__VA_ARGS__)
#define quaff_is_array(a) ((a) != NULL && PyArray_Check((PyArrayObject *)(a)))
#define quaff_array_type(a) PyArray_TYPE((PyArrayObject *)(a))
#define quaff_array_numdims(a) PyArray_NDIM((PyArrayObject *)(a))
#define quaff_array_dimensions(a) PyArray_DIMS((PyArrayObject *)(a))
#define quaff_array_strides(a) PyArray_STRIDES((PyArrayObject *)(a))
#define quaff_array_data(a) PyArray_DATA((PyArrayObject *)(a))
#define quaff_array_descr(a) PyArray_DESCR((PyArrayObject *)(a))
#define quaff_array_flags(a) PyArray_FLAGS((PyArrayObject *)(a))
#define quaff_array_is_contiguous(a) PyArray_ISCONTIGUOUS((PyArrayObject *)(a))
#define quaff_array_is_fortran(a) PyArray_IS_F_CONTIGUOUS((PyArrayObject *)(a))
#define quaff_array_is_native(a) PyArray_ISNOTSWAPPED((PyArrayObject *)(a))
#define is_array(...) QUAFF_VALUE(is_array, __VA_ARGS__)
#define array_type(...) QUAFF_VALUE(array_type, __VA_ARGS__)
#define array_numdims(...) QUAFF_VALUE(array_numdims, __VA_ARGS__)
#define array_dimensions(...) QUAFF_VALUE(array_dimensions, __VA_ARGS__)
#define array_strides(...) QUAFF_VALUE(array_strides, __VA_ARGS__)
#define array_data(...) QUAFF_VALUE(array_data, __VA_ARGS__)
#define array_descr(...) QUAFF_VALUE(array_descr, __VA_ARGS__)
#define array_flags(...) QUAFF_VALUE(array_flags, __VA_ARGS__)
#define array_is_contiguous(...) QUAFF_VALUE(array_is_contiguous, __VA_ARGS__)
#define array_is_fortran(...) QUAFF_VALUE(array_is_fortran, __VA_ARGS__)
#define array_is_native(...) QUAFF_VALUE(array_is_native, __VA_ARGS__)
#define array_size(a, i) PyArray_DIM((PyArrayObject *)(a), i)
#define array_stride(a, i) PyArray_STRIDE((PyArrayObject *)(a), i)
#define array_enableflags(a, f) PyArray_ENABLEFLAGS((PyArrayObject *)(a), f)

// Unused functions cause no warning.
#define QUAFF_NUMPY static inline __attribute__((unused))

// The name of an object's type.
QUAFF_NUMPY const char *pytype_string(PyObject *object) {
  return object == NULL ? "C NULL value" : Py_TYPE(object)->tp_name;
}

// The name of an element type for messages: one of NumPy's own types, which exist as long as the process.
QUAFF_NUMPY const char *typecode_string(int typecode) {
  PyArray_Descr *descr = PyArray_DescrFromType(typecode);
  const char *name, *dot;
  if (descr == NULL) {
    PyErr_Clear();
    return "unknown";
  }
  name = descr->typeobj->tp_name;
  Py_DECREF(descr);
  dot = strrchr(name, '.');
  return dot == NULL ? name : dot + 1;
}

// Whether the elements of two types have the same representation.
QUAFF_NUMPY int type_match(int actual, int desired) { return PyArray_EquivTypenums(actual, desired); }

// The object, if it is an array of this element type.
QUAFF_NUMPY PyArrayObject *obj_to_array_no_conversion(PyObject *object, int typecode) {
  if (!is_array(object)) {
    PyErr_Format(PyExc_TypeError, "expected an array of %s, got %s", typecode_string(typecode),
                 pytype_string(object));
    return NULL;
  }
  if (typecode != NPY_NOTYPE && !type_match(array_type(object), typecode)) {
    PyErr_Format(PyExc_TypeError, "expected an array of %s, got one of %s", typecode_string(typecode),
                 typecode_string(array_type(object)));
    return NULL;
  }
  return (PyArrayObject *)object;
}

// The object as an array of this element type: itself, or a new one.
QUAFF_NUMPY PyArrayObject *obj_to_array_allow_conversion(PyObject *object, int typecode, int *is_new_object) {
  PyObject *made;
  *is_new_object = 0;
  if (is_array(object) && (typecode == NPY_NOTYPE || type_match(array_type(object), typecode))) {
    return (PyArrayObject *)object;
  }
  made = PyArray_FROMANY(object, typecode, 0, 0, NPY_ARRAY_DEFAULT);
  *is_new_object = made != NULL;
  return (PyArrayObject *)made;
}

// The array itself, with `is_new_object` set to 0, or a new array of another layout, with 1.
QUAFF_NUMPY PyArrayObject *quaff_laid_out(PyArrayObject *array, int flags, int *is_new_object) {
  PyArray_Descr *descr;
  PyObject *made;
  *is_new_object = 0;
  if (array == NULL || PyArray_CHKFLAGS(array, flags)) {
    return array;
  }
  descr = PyArray_DESCR(array);
  Py_INCREF(descr);
  made = PyArray_FromArray(array, descr, flags);
  *is_new_object = made != NULL;
  return (PyArrayObject *)made;
}

QUAFF_NUMPY PyArrayObject *make_contiguous(PyArrayObject *array, int *is_new_object, int min_dims,
                                           int max_dims) {
  (void)min_dims;
  (void)max_dims;
  return quaff_laid_out(array, NPY_ARRAY_C_CONTIGUOUS, is_new_object);
}

QUAFF_NUMPY PyArrayObject *make_fortran(PyArrayObject *array, int *is_new_object) {
  return quaff_laid_out(array, NPY_ARRAY_F_CONTIGUOUS, is_new_object);
}

// An array of this element type and layout. Intermediate arrays are released.
QUAFF_NUMPY PyArrayObject *quaff_converted(PyObject *object, int typecode, int flags, int *is_new_object) {
  int is_new = 0, is_newer = 0;
  PyArrayObject *array = obj_to_array_allow_conversion(object, typecode, &is_new);
  PyArrayObject *result = quaff_laid_out(array, flags, &is_newer);
  if (is_new && result != array) {
    Py_DECREF(array);
  }
  *is_new_object = result != NULL && (is_new || is_newer);
  return result;
}

QUAFF_NUMPY PyArrayObject *obj_to_array_contiguous_allow_conversion(PyObject *object, int typecode,
                                                                    int *is_new_object) {
  return quaff_converted(object, typecode, NPY_ARRAY_C_CONTIGUOUS, is_new_object);
}

QUAFF_NUMPY PyArrayObject *obj_to_array_fortran_allow_conversion(PyObject *object, int typecode,
                                                                 int *is_new_object) {
  return quaff_converted(object, typecode, NPY_ARRAY_F_CONTIGUOUS, is_new_object);
}

// Whether a condition holds; if not, raises a TypeError with this text.
QUAFF_NUMPY int quaff_required(int holds, const char *text) {
  if (!holds) {
    PyErr_SetString(PyExc_TypeError, text);
  }
  return holds != 0;
}

QUAFF_NUMPY int require_contiguous(PyArrayObject *array) {
  return quaff_required(array_is_contiguous(array), "expected a contiguous array");
}

QUAFF_NUMPY int require_native(PyArrayObject *array) {
  return quaff_required(array_is_native(array), "expected an array in native byte order");
}

// Room for the text of one number for each axis that an array can have.
enum { QUAFF_ROOM = 1536 };

// Appends a number to the text, after the separator if it is not the first. Text that does not fit is cut
// off.
QUAFF_NUMPY void quaff_join(char *text, const char *separator, long long number) {
  const size_t size = strlen(text);
  snprintf(text + size, QUAFF_ROOM - size, "%s%lld", size == 0 ? "" : separator, number);
}

// Whether the array has one of these numbers of dimensions.
QUAFF_NUMPY int require_dimensions_n(PyArrayObject *array, int *dimensions, int count) {
  char wanted[QUAFF_ROOM] = "";
  int i;
  for (i = 0; i < count; ++i) {
    if (array_numdims(array) == dimensions[i]) {
      return 1;
    }
    quaff_join(wanted, " or ", dimensions[i]);
  }
  PyErr_Format(PyExc_TypeError, "expected an array of %s dimensions, got %d", wanted, array_numdims(array));
  return 0;
}

QUAFF_NUMPY int require_dimensions(PyArrayObject *array, int dimensions) {
  return require_dimensions_n(array, &dimensions, 1);
}

// Whether the array has this shape; -1 matches any extent.
QUAFF_NUMPY int require_size(PyArrayObject *array, npy_intp *size, int count) {
  char wanted[QUAFF_ROOM] = "", found[QUAFF_ROOM] = "";
  int is_same = array_numdims(array) == count;
  int i;
  for (i = 0; is_same && i < count; ++i) {
    is_same = size[i] == -1 || size[i] == array_size(array, i);
  }
  if (is_same) {
    return 1;
  }
  for (i = 0; i < count; ++i) {
    quaff_join(wanted, ", ", size[i]);
  }
  for (i = 0; i < array_numdims(array); ++i) {
    quaff_join(found, ", ", array_size(array, i));
  }
  PyErr_Format(PyExc_TypeError, "expected an array of shape (%s), got (%s)", wanted, found);
  return 0;
}

// Gives the array Fortran order by changing only its strides.
QUAFF_NUMPY int require_fortran(PyArrayObject *array) {
  npy_intp *strides = array_strides(array);
  int i;
  if (array_is_fortran(array)) {
    return 1;
  }
  strides[0] = PyArray_ITEMSIZE(array);
  for (i = 1; i < array_numdims(array); ++i) {
    strides[i] = strides[i - 1] * array_size(array, i - 1);
  }
  PyArray_UpdateFlags(array, NPY_ARRAY_F_CONTIGUOUS | NPY_ARRAY_C_CONTIGUOUS);
  return 1;
}
