// The exceptions that pass through C++ between directors and Python, with SWIG's names.
#pragma once

#include "quaff/exception.hpp"
#include "quaff/python.hpp"

#include <cstddef>
#include <exception>
#include <memory>
#include <string>

// Defined in the runtime's src/core/without_python.rs, and in src/python/protocols/director.rs.
extern "C" {
// Takes and clears the pending exception: a reference, or null.
__attribute__((visibility("hidden"))) PyObject *quaff_take_exception() noexcept;
__attribute__((visibility("hidden"))) void quaff_set_exception(PyObject *exception) noexcept;
}

namespace quaff {

// Marks constructors of exceptions that hold the pending Python exception.
struct Pending {};

} // namespace quaff

namespace Swig {

// An exception that Python code raised for C++, or that C++ raises for Python about a director. It holds the
// Python exception, and its caller in Python gets exactly that object.
class DirectorException : public std::exception, public quaff::PythonFailure {
public:
  // Holds the pending exception, or otherwise a new one of the type with the text.
  DirectorException(PyObject *type, const char *head = "", const char *message = "") : text_(head) {
    if (*message != '\0') {
      text_ += text_.empty() ? "" : " ";
      text_ += message;
    }
    const quaff::Attached attached;
    PyObject *set = quaff_take_exception();
    if (set == nullptr) {
      PyErr_SetString(type, text_.c_str());
      set = quaff_take_exception();
    }
    hold(set);
  }

  const char *what() const noexcept override { return text_.c_str(); }
  const char *getMessage() const { return what(); }

  // Sets the exception in Python.
  void tell() const noexcept override {
    if (held_ != nullptr) {
      const quaff::Attached attached;
      quaff_set_exception(held_.get());
    }
  }

  static void raise(PyObject *type, const char *message) { throw DirectorException(type, message); }
  static void raise(const char *message) { raise(PyExc_RuntimeError, message); }

protected:
  // Takes the pending exception of Python, and its text as the message.
  explicit DirectorException(quaff::Pending) {
    const quaff::Attached attached;
    hold(quaff_take_exception());
    PyObject *shown = held_ == nullptr ? nullptr : PyObject_Str(held_.get());
    std::ptrdiff_t size = 0;
    const char *text = shown == nullptr ? nullptr : PyUnicode_AsUTF8AndSize(shown, &size);
    if (text != nullptr) {
      text_.assign(text, static_cast<std::size_t>(size));
    } else {
      PyErr_Clear();
    }
    if (shown != nullptr) {
      Py_DecRef(shown);
    }
  }

private:
  // Takes a reference, or null.
  void hold(PyObject *taken) {
    held_ = std::shared_ptr<PyObject>(taken, [](PyObject *exception) {
      if (exception != nullptr && Py_IsInitialized() != 0) {
        const quaff::Attached attached;
        Py_DecRef(exception);
      }
    });
  }

  std::string text_;
  std::shared_ptr<PyObject> held_;
};

class DirectorTypeMismatchException : public DirectorException {
public:
  DirectorTypeMismatchException(PyObject *type, const char *message = "")
      : DirectorException(type, "SWIG director type mismatch", message) {}
  DirectorTypeMismatchException(const char *message = "")
      : DirectorTypeMismatchException(PyExc_TypeError, message) {}
  explicit DirectorTypeMismatchException(quaff::Pending pending) : DirectorException(pending) {}
  static void raise(PyObject *type, const char *message) {
    throw DirectorTypeMismatchException(type, message);
  }
  static void raise(const char *message) { throw DirectorTypeMismatchException(message); }
};

class DirectorMethodException : public DirectorException {
public:
  DirectorMethodException(const char *message = "")
      : DirectorException(PyExc_RuntimeError, "SWIG director method error.", message) {}
  static void raise(const char *message) { throw DirectorMethodException(message); }

protected:
  DirectorMethodException(const char *head, const char *message)
      : DirectorException(PyExc_RuntimeError, head, message) {}
};

// Thrown for a pure virtual function without a Python method. In SWIG, Python's call of the pure function
// fails then, and C++ gets a `DirectorMethodException`.
class DirectorPureVirtualException : public DirectorMethodException {
public:
  DirectorPureVirtualException(const char *message = "")
      : DirectorMethodException("SWIG director pure virtual method called", message) {}
  static void raise(const char *message) { throw DirectorPureVirtualException(message); }
};

} // namespace Swig
