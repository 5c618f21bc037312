// The return value of a function and the values that it writes to its `OUTPUT` and `INOUT` parameters and to
// vectors, as a Python result: one value as it is, several in a list, as in SWIG, or in a tuple if there is a
// vector.
#pragma once

#include "quaff/python.hpp"
#include "quaff/vector.hpp"

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

// Makes an array that takes over the vector, even on failure; null with an exception set. The runtime defines
// this function.
extern "C" __attribute__((visibility("hidden"))) PyObject *quaff_array_of(quaff::Vector *vector);

namespace quaff {

template <class T> PyObject *as_python(const T &value) {
  if constexpr (std::is_same_v<T, bool>) {
    return PyBool_FromLong(value);
  } else if constexpr (std::is_same_v<T, char>) {
    return PyUnicode_DecodeUTF8(&value, 1, "surrogateescape");
  } else if constexpr (std::is_enum_v<T>) {
    return PyLong_FromLongLong(static_cast<long long>(value));
  } else if constexpr (std::is_floating_point_v<T>) {
    return PyFloat_FromDouble(static_cast<double>(value));
  } else if constexpr (std::is_unsigned_v<T>) {
    return PyLong_FromUnsignedLongLong(value);
  } else if constexpr (std::is_integral_v<T>) {
    return PyLong_FromLongLong(value);
  } else {
    return PyComplex_FromDoubles(value.real(), value.imag());
  }
}
inline PyObject *as_python(const std::string &text) {
  return PyUnicode_DecodeUTF8(text.data(), static_cast<std::ptrdiff_t>(text.size()), "surrogateescape");
}
inline PyObject *as_python(const char *text) {
  if (text == nullptr) {
    Py_IncRef(none());
    return none();
  }
  return as_python(std::string(text));
}
inline PyObject *as_python(char *text) { return as_python(static_cast<const char *>(text)); }

// The values, in order. Python's lock is held while there is one.
class Outputs {
public:
  Outputs() = default;
  Outputs(const Outputs &) = delete;
  Outputs &operator=(const Outputs &) = delete;
  ~Outputs() {
    for (PyObject *value : values_) {
      Py_DecRef(value);
    }
  }

  // Calls a function, and adds its result to the outputs.
  template <class Call> void call(Call &&call) {
    if constexpr (std::is_void_v<decltype(call())>) {
      call();
    } else {
      add(call());
    }
  }

  // Adds a value; does nothing after a Python exception, which `take` reports.
  template <class T> void add(const T &value) {
    values_.reserve(values_.size() + 1);
    keep(as_python(value));
  }
  template <class T> void add(std::vector<T> &&values) {
    values_.reserve(values_.size() + 1);
    Vector vector = owned(std::move(values));
    keep(quaff_array_of(&vector));
  }
  template <class T> void add(const std::vector<T> &values) { add(std::vector<T>(values)); }

  // A new reference, or null if a Python exception is set.
  PyObject *take_tuple() {
    PyObject *tuple = has_failed_ ? nullptr : PyTuple_New(static_cast<std::ptrdiff_t>(values_.size()));
    for (std::size_t index = 0; tuple != nullptr && index < values_.size(); ++index) {
      Py_IncRef(values_[index]);
      PyTuple_SetItem(tuple, static_cast<std::ptrdiff_t>(index), values_[index]);
    }
    return tuple;
  }

  // The objects in a list, or a single object as it is.
  PyObject *take() {
    if (has_failed_) {
      return nullptr;
    }
    if (values_.size() == 1) {
      PyObject *only = values_.front();
      values_.clear();
      return only;
    }
    PyObject *list = PyList_New(static_cast<std::ptrdiff_t>(values_.size()));
    for (std::size_t index = 0; list != nullptr && index < values_.size(); ++index) {
      Py_IncRef(values_[index]);
      PyList_SetItem(list, static_cast<std::ptrdiff_t>(index), values_[index]);
    }
    return list;
  }

private:
  // Stores an object, for which there is room.
  void keep(PyObject *object) {
    if (object != nullptr) {
      values_.push_back(object);
    } else {
      has_failed_ = true;
    }
  }

  std::vector<PyObject *> values_;
  bool has_failed_ = false;
};

// The result of a function until it is added to the values, because code of the interface runs before.
template <class T> class Kept {
public:
  template <class Call> void make(Call &&call) { value_.emplace(call()); }
  void add_to(Outputs &all) {
    if (value_) {
      all.add(std::move(*value_));
    }
  }

private:
  std::optional<std::decay_t<T>> value_;
};
template <> class Kept<void> {
public:
  template <class Call> void make(Call &&call) { call(); }
  void add_to(Outputs &) {}
};

} // namespace quaff
