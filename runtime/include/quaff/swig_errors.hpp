// SWIG's functions that set a Python exception, and SWIG's names for the types of exceptions.
#pragma once

#include "quaff/python.hpp"
#include "quaff/swig.hpp"
#include "quaff/swig_labels.h"

#include <cstdio>

// Defined in the runtime's src/python/protocols/raise.rs.
extern "C" __attribute__((visibility("hidden"))) void quaff_raise(PyObject *given);

// The type of Python exceptions for SWIG's error number.
inline PyObject *SWIG_Python_ErrorType(int code) {
  switch (code) {
  case SWIG_MemoryError:
    return PyExc_MemoryError;
  case SWIG_IOError:
    return PyExc_IOError;
  case SWIG_IndexError:
    return PyExc_IndexError;
  case SWIG_TypeError:
  case SWIG_NullReferenceError:
    return PyExc_TypeError;
  case SWIG_DivisionByZero:
    return PyExc_ZeroDivisionError;
  case SWIG_OverflowError:
    return PyExc_OverflowError;
  case SWIG_SyntaxError:
    return PyExc_SyntaxError;
  case SWIG_ValueError:
    return PyExc_ValueError;
  case SWIG_SystemError:
    return PyExc_SystemError;
  case SWIG_AttributeError:
    return PyExc_AttributeError;
  default:
    return PyExc_RuntimeError;
  }
}

// Takes over the reference to the exception or to its argument.
inline void SWIG_Python_SetErrorObj(PyObject *type, PyObject *object) {
  PyErr_SetObject(type, object);
  if (object != nullptr) {
    Py_DecRef(object);
  }
}

// Raises an object that C++ has thrown: the object's own class is used, and SWIG's other arguments are
// ignored.
#define SWIG_Python_Raise(object, type, descriptor) (static_cast<void>(descriptor), quaff_raise(object))

inline int SWIG_Python_TypeErrorOccurred(PyObject *result) {
  return result == nullptr && PyErr_Occurred() != nullptr && PyErr_ExceptionMatches(PyExc_TypeError) != 0;
}

#ifdef Py_LIMITED_API
// Adds a sentence to the pending exception; sets a RuntimeError if there is none.
inline void SWIG_Python_AddErrorMsg(const char *text) {
  PyObject *type = nullptr, *value = nullptr, *traceback = nullptr;
  PyErr_Fetch(&type, &value, &traceback);
  if (value != nullptr) {
    PyErr_Format(type, "%S %s", value, text);
  } else {
    PyErr_SetString(type == nullptr ? PyExc_RuntimeError : type, text);
  }
  Py_XDECREF(type);
  Py_XDECREF(value);
  Py_XDECREF(traceback);
}

// Adds text to the pending TypeError; sets a TypeError with the text if there is none.
inline void SWIG_Python_RaiseOrModifyTypeError(const char *text) {
  if (SWIG_Python_TypeErrorOccurred(nullptr) == 0) {
    PyErr_SetString(PyExc_TypeError, text);
    return;
  }
  PyObject *type = nullptr, *value = nullptr, *traceback = nullptr;
  PyErr_Fetch(&type, &value, &traceback);
  PyObject *whole = PyUnicode_FromFormat("%S\nAdditional information:\n%s", value, text);
  if (whole != nullptr) {
    Py_XDECREF(value);
    value = whole;
  }
  PyErr_Restore(type, value, traceback);
}
inline int SWIG_Python_ArgFail(int position) {
  if (PyErr_Occurred() == nullptr) {
    return 0;
  }
  char text[48];
  std::snprintf(text, sizeof text, "argument number %d:", position);
  SWIG_Python_AddErrorMsg(text);
  return 1;
}
#endif
