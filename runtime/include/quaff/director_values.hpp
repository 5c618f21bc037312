// Values between directors and Python methods that C++ converts itself: vectors of numbers, and Python
// objects that have types of SWIG's.
#pragma once

#include "quaff/conversion.hpp"
#include "quaff/director_call.hpp"
#include "quaff/outputs.hpp"

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace quaff {

// A new Python object for an argument; null if a Python exception is set, which the call then raises.
class MadeObject {
public:
  explicit MadeObject(PyObject *object) : object_(object), end_(object_) {}
  MadeObject(const MadeObject &) = delete;
  MadeObject &operator=(const MadeObject &) = delete;

  Slot slot() const { return quaff::slot(object_); }

private:
  PyObject *object_;
  Releaser end_;
};

template <class T> PyObject *copied_to_python(const T &value) { return to_python(value); }
template <class T> PyObject *copied_to_python(const std::vector<T> &values) {
  Vector vector = owned(std::vector<T>(values));
  return quaff_array_of(&vector);
}

// Converts the result of a Python method by `convert`. The messages of quaff's own type, value
// and overflow errors get the method's name; exceptions of a user's conversion pass unchanged.
template <class Convert> auto converted_result(const char *function, Convert &&convert) {
  const auto refuse = [function](PyObject *type, const char *reason) {
    const std::string text = std::string("the result of `") + function + "` in Python: " + reason;
    throw Swig::DirectorTypeMismatchException(type, text.c_str());
  };
  try {
    return convert();
  } catch (const PythonFailure &) {
    throw_from_python(function);
  } catch (const Failure<std::overflow_error> &failure) {
    refuse(PyExc_OverflowError, failure.what());
  } catch (const TypeFailure &failure) {
    refuse(PyExc_TypeError, failure.what());
  } catch (const Failure<std::invalid_argument> &failure) {
    refuse(PyExc_ValueError, failure.what());
  } catch (const Failure<std::out_of_range> &failure) {
    refuse(PyExc_IndexError, failure.what());
  } catch (const Failure<std::logic_error> &failure) {
    refuse(PyExc_RuntimeError, failure.what());
  }
  // No handler returns.
  __builtin_unreachable();
}

// Copies the result of a Python method to `place`.
template <class T> void copy_from_python(T &place, PyObject *returned, const char *function) {
  place = converted_result(function, [&] { return from_python<T>(returned); });
}

} // namespace quaff
