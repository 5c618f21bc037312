// The conversion of objects with `value_traits` or `array_traits` between directors or callables and Python.
#pragma once

#include "quaff/director_values.hpp"
#include "quaff/value_traits.hpp"

namespace quaff {

// A new Python object for an argument; null with an exception set.
template <class T> PyObject *by_traits_to_python(const T &value) {
  try {
    T copy(value);
    return by_value::give<Style::fresh>(copy);
  } catch (const PythonFailure &) {
    return nullptr;
  }
}

// An object made from the result of a Python method by the traits of its class.
template <class T> T by_traits_from_python(PyObject *returned, const char *function) {
  return converted_result(function, [&] {
    Keeper kept;
    T value = by_value::make<T>(returned, kept);
    kept.check_pointers();
    return value;
  });
}

} // namespace quaff
