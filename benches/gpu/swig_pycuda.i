// The binding of a SWIG user with PyCUDA arrays, after the article "Using PyCUDA in C++ Python Bindings": the
// address and the length are read from attributes of the object, and Python dispatches by dtype.
%module swig_pycuda
%{
#include "example/sum.hpp"

#include <exception>

static PyObject *attribute(PyObject *object, const char *name) {
  PyObject *value = PyObject_GetAttrString(object, name);
  if (!value) {
    throw name;
  }
  return value;
}

static void *address_of(PyObject *array) {
  PyObject *ptr = attribute(array, "ptr");
  void *address = PyLong_AsVoidPtr(ptr);
  Py_DECREF(ptr);
  return address;
}

static unsigned size_of(PyObject *array) {
  PyObject *shape = attribute(array, "shape");
  const unsigned long size = PyLong_AsUnsignedLong(PyTuple_GetItem(shape, 0));
  Py_DECREF(shape);
  return static_cast<unsigned>(size);
}
%}

%exception {
  try {
    $action
  } catch (const char *) {
    SWIG_fail; // Python's AttributeError is set
  } catch (const std::exception &error) {
    PyErr_SetString(PyExc_RuntimeError, error.what());
    SWIG_fail;
  }
}

%inline %{
namespace wrapped {
template <class T> PyObject *sum(PyObject *in) {
  auto *in_d = static_cast<T *>(address_of(in));
  return PyFloat_FromDouble(example::sum<T>(in_d, size_of(in)));
}
} // namespace wrapped
%}

%template(sum_float) wrapped::sum<float>;
%template(sum_double) wrapped::sum<double>;

%pythoncode %{
import numpy as np

def sum(in_array):
  if in_array.dtype == np.float32:
    return sum_float(in_array)
  elif in_array.dtype == np.float64:
    return sum_double(in_array)
  else:
    raise TypeError("sum is not implemented for types other than np.float32 and np.float64")
%}
