// Parameters that C++ changes and that Python gets back: `std::vector<T> *INOUT`, by the typemaps of
// `std_common.i`.
#pragma once

#include "quaff/conversion.hpp"

#include <exception>
#include <memory>

namespace quaff {

// The object that C++ may change: that of an instance, or a value in `held` that is converted from another
// Python object.
template <class T> T *changed(PyObject *given, T &held) {
  if (class_table<T> != nullptr) {
    if (void *found = quaff_object_of(class_table<T>, given)) {
      detail::check_change<T>(given);
      return static_cast<T *>(found);
    }
  }
  held = Conversion<T>::from(given);
  return &held;
}

// Whether `changed` accepts a value. Runs the code of its elements.
template <class T> bool is_changeable(PyObject *given) {
  if (class_table<T> != nullptr && quaff_object_of(class_table<T>, given) != nullptr) {
    return true;
  }
  try {
    Conversion<T>::from(given);
    return true;
  } catch (const PythonFailure &) {
    if (PyErr_ExceptionMatches(PyExc_MemoryError)) {
      throw;
    }
    PyErr_Clear();
    return false;
  } catch (const std::exception &) {
    return false;
  }
}

// The Python object for a changed value, as a function would return it: a map with a bound class stays a C++
// object.
template <class T> PyObject *changed_to_python(const T &value) {
  if constexpr (detail::is_map<T>::value) {
    if (class_table<T> != nullptr) {
      auto copy = std::make_unique<T>(value);
      return quaff_instance_of(class_table<T>, copy.release(), true);
    }
  }
  return to_python(value);
}

} // namespace quaff
