// Python objects as C++ values, with SWIG's names. Each holds a reference, and copying it in C++ changes the
// reference count under the GIL. Containers of such values accept any object.
#pragma once

#include "quaff/object_conversion.hpp"
#include "quaff/releases.hpp"

#include <functional>
#include <utility>

namespace swig {

// Owns a reference to a Python object.
class SwigPtr_PyObject {
public:
  SwigPtr_PyObject() = default;
  SwigPtr_PyObject(PyObject *object, bool is_borrowed = true) : object_(object) {
    if (is_borrowed) {
      count(Py_IncRef);
    }
  }
  SwigPtr_PyObject(const SwigPtr_PyObject &other) : SwigPtr_PyObject(other.object_) {}
  SwigPtr_PyObject(SwigPtr_PyObject &&other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  SwigPtr_PyObject &operator=(SwigPtr_PyObject other) noexcept {
    std::swap(object_, other.object_);
    return *this;
  }
  ~SwigPtr_PyObject() {
    if (object_ != nullptr && !quaff::Releases::keep(object_)) {
      count(Py_DecRef);
    }
  }
  operator PyObject *() const { return object_; }
  PyObject *operator->() const { return object_; }

private:
  // Elements of a static container outlive the interpreter, and with it their Python objects.
  void count(void (*change)(PyObject *)) {
    if (object_ != nullptr && Py_IsInitialized() != 0) {
      const quaff::Attached attached;
      change(object_);
    }
  }

  PyObject *object_ = nullptr;
};

// Takes over the reference from which it is constructed.
class SwigVar_PyObject : public SwigPtr_PyObject {
public:
  SwigVar_PyObject(PyObject *object = nullptr) : SwigPtr_PyObject(object, false) {}
};

} // namespace swig

namespace quaff {

template <> struct Conversion<swig::SwigPtr_PyObject> {
  static swig::SwigPtr_PyObject from(PyObject *given) { return given; }
  static PyObject *to(const swig::SwigPtr_PyObject &value) {
    PyObject *object = value == nullptr ? none() : static_cast<PyObject *>(value);
    Py_IncRef(object);
    return object;
  }
};

template <> struct Conversion<swig::SwigVar_PyObject> {
  static swig::SwigVar_PyObject from(PyObject *given) {
    Py_IncRef(given);
    return given;
  }
  static PyObject *to(const swig::SwigVar_PyObject &value) {
    return Conversion<swig::SwigPtr_PyObject>::to(value);
  }
};

} // namespace quaff

// Compares by address, as SWIG does: Python code that runs during a lookup could change the container.
template <> struct std::less<swig::SwigPtr_PyObject> {
  bool operator()(PyObject *left, PyObject *right) const { return std::less<PyObject *>()(left, right); }
};
