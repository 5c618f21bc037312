%module scale
%{
#include "scale.hpp"
%}
#ifndef FACTOR
#error "the definitions of what is linked are the interface's too"
#endif
// Python functions that quaff's own headers do not declare: the module is not linked with Python's library.
%inline %{
#include <Python.h>
inline PyObject *doubled(PyObject *numbers) {
  PyObject *list = PyList_New(0);
  for (Py_ssize_t i = 0; i < PyObject_Length(numbers); ++i) {
    PyObject *number = PySequence_GetItem(numbers, i);
    PyObject *twice = PyLong_FromLong(2 * PyLong_AsLong(number));
    Py_DECREF(number);
    PyList_Append(list, twice);
    Py_DECREF(twice);
  }
  return list;
}
%}
%include "quaff.i"
%in_array(x, size)
%include "scale.hpp"
%template(sum) scaled_sum<float>;
%template(sum) scaled_sum<double>;
