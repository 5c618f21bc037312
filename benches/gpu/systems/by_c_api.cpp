// The functions of two articles with the articles' bindings, by the C APIs of Python and NumPy.
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <Python.h>
#include <numpy/arrayobject.h>

#include "add_vector.hpp"
#include "tutorial.hpp"

namespace {

// Checks two arrays of one length and one type, and makes a new one for the result.
bool vectors_of(PyObject *arguments, int type, PyArrayObject *(&arrays)[3]) {
  PyObject *left = nullptr, *right = nullptr;
  if (!PyArg_ParseTuple(arguments, "O!O!", &PyArray_Type, &left, &PyArray_Type, &right)) {
    return false;
  }
  arrays[0] = reinterpret_cast<PyArrayObject *>(left);
  arrays[1] = reinterpret_cast<PyArrayObject *>(right);
  for (int i = 0; i < 2; ++i) {
    if (PyArray_TYPE(arrays[i]) != type || !PyArray_IS_C_CONTIGUOUS(arrays[i]) ||
        PyArray_NDIM(arrays[i]) != 1) {
      PyErr_SetString(PyExc_TypeError, "expected a contiguous vector");
      return false;
    }
  }
  npy_intp length = PyArray_DIM(arrays[0], 0);
  if (PyArray_DIM(arrays[1], 0) != length) {
    PyErr_SetString(PyExc_ValueError, "the vectors differ in length");
    return false;
  }
  arrays[2] = reinterpret_cast<PyArrayObject *>(PyArray_SimpleNew(1, &length, type));
  return arrays[2] != nullptr;
}

template <class T> T *data(PyArrayObject *array) { return static_cast<T *>(PyArray_DATA(array)); }

PyObject *add_vector(PyObject *, PyObject *arguments) {
  PyArrayObject *arrays[3];
  if (!vectors_of(arguments, NPY_FLOAT, arrays)) {
    return nullptr;
  }
  const int length = static_cast<int>(PyArray_DIM(arrays[0], 0));
  const cudaError_t error =
      vectors::AddVector(data<float>(arrays[0]), data<float>(arrays[1]), data<float>(arrays[2]), length);
  if (error != cudaSuccess) {
    Py_DECREF(arrays[2]);
    PyErr_SetString(PyExc_RuntimeError, "CUDA reports an error");
    return nullptr;
  }
  return reinterpret_cast<PyObject *>(arrays[2]);
}

PyObject *vector_add_cpu(PyObject *, PyObject *arguments) {
  PyArrayObject *arrays[3];
  if (!vectors_of(arguments, NPY_DOUBLE, arrays)) {
    return nullptr;
  }
  const int length = static_cast<int>(PyArray_DIM(arrays[0], 0));
  tutorial::vector_add_cpu(data<double>(arrays[0]), data<double>(arrays[1]), data<double>(arrays[2]), length);
  return reinterpret_cast<PyObject *>(arrays[2]);
}

PyObject *trace(PyObject *, PyObject *arguments) {
  PyObject *given = nullptr;
  if (!PyArg_ParseTuple(arguments, "O!", &PyArray_Type, &given)) {
    return nullptr;
  }
  PyArrayObject *matrix = reinterpret_cast<PyArrayObject *>(given);
  if (PyArray_TYPE(matrix) != NPY_DOUBLE || PyArray_NDIM(matrix) != 2) {
    PyErr_SetString(PyExc_TypeError, "expected a matrix of doubles");
    return nullptr;
  }
  const npy_intp *strides = PyArray_STRIDES(matrix);
  const npy_intp size = sizeof(double);
  return PyFloat_FromDouble(tutorial::trace(data<double>(matrix), PyArray_DIM(matrix, 0),
                                            PyArray_DIM(matrix, 1), strides[0] / size, strides[1] / size));
}

PyMethodDef methods[] = {{"add_vector", add_vector, METH_VARARGS, nullptr},
                         {"vector_add_cpu", vector_add_cpu, METH_VARARGS, nullptr},
                         {"trace", trace, METH_VARARGS, nullptr},
                         {nullptr, nullptr, 0, nullptr}};

PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "by_c_api", nullptr, -1, methods, nullptr, nullptr, nullptr, nullptr};

} // namespace

PyMODINIT_FUNC PyInit_by_c_api() {
  import_array();
  return PyModule_Create(&definition);
}
