// Code that goes beyond Python's stable ABI, and NumPy's C API: the module is for the running Python only.
%module example
%{
#define NPY_NO_DEPRECATED_API NPY_1_7_API_VERSION
#include <numpy/arrayobject.h>
%}
%include <std_string.i>
%include <std_vector.i>
%template(Ints) std::vector<int>;
%{
extern "C" {
int loads = 0;
}
%}
%init %{
import_array();
// `extern` declares a variable of the library.
extern int loads;
++loads;
%}
%inline %{
inline int loaded() { return loads; }
%}

%typemap(in) (double *DATA, int N) (PyArrayObject *array = NULL) {
  array = (PyArrayObject *)PyArray_FROM_OTF($input, NPY_DOUBLE, NPY_ARRAY_IN_ARRAY);
  if (!array) SWIG_fail;
  $1 = (double *)PyArray_DATA(array);
  $2 = (int)PyArray_SIZE(array);
}
%typemap(freearg) (double *DATA, int N) {
  Py_XDECREF((PyObject *)array$argnum);
}

%include "numpy.i"
%typemap(in, fragment="NumPy_Fragments") (double *ROW, int N) (PyArrayObject *array = NULL, int is_new_object = 0) {
  npy_intp size[2] = {1, -1};
  array = obj_to_array_contiguous_allow_conversion($input, NPY_DOUBLE, &is_new_object);
  if (!array || !require_dimensions(array, 2) || !require_size(array, size, 2)) SWIG_fail;
  $1 = (double *)array_data(array);
  $2 = (int)array_size(array, 1);
}
%typemap(freearg) (double *ROW, int N) {
  if (is_new_object$argnum) Py_XDECREF((PyObject *)array$argnum);
}

%inline %{
double last(double *ROW, int N) { return N == 0 ? 0 : ROW[N - 1]; }

double total(double *DATA, int N) {
  double sum = 0;
  for (int i = 0; i < N; ++i)
    sum += DATA[i];
  return sum;
}

// The number of bytes of a character, which only CPython's own structures contain.
int width(PyObject *text) { return PyUnicode_KIND(text); }

std::string type_name(PyObject *object) { return Py_TYPE(object)->tp_name; }

std::vector<int> zeros(int count) { return std::vector<int>(count); }
%}

// Members with the names of numpy.i's macros.
%inline %{
struct Tree {
  bool is_array() const { return true; }
  int array_data() const { return is_array() ? 5 : 0; }
};
%}
