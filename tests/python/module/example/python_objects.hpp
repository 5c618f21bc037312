// Functions that take and return Python objects.
#pragma once

#include "quaff/python.hpp"

#include <cstddef>

namespace example {

// Returns a new reference.
inline PyObject *first_of(PyObject *sequence) { return PySequence_GetItem(sequence, 0); }

inline PyObject *same_object(PyObject *object) {
  Py_IncRef(object);
  return object;
}

inline PyObject *no_object(bool says_why) {
  if (says_why) {
    PyErr_SetString(PyExc_KeyError, "why");
  }
  return nullptr;
}

inline int takes(int) { return 1; }
inline int takes(PyObject *) { return 2; }

inline PyObject *stop_of(PyObject *slice) {
  std::ptrdiff_t start = 0, stop = 0, step = 0;
  return PySlice_Unpack(slice, &start, &stop, &step) < 0 ? nullptr : PyLong_FromLongLong(stop);
}

} // namespace example
