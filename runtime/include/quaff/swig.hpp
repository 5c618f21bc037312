// SWIG's macros for the code of an `%exception`. `SWIG_exception(SWIG_ValueError, "text")` ends the call; the
// runtime raises the stored exception, and Rust callers get an error.
#pragma once

#include "quaff/exception.hpp"
#include "quaff/object.hpp"
#include "quaff/python.hpp"
#include "quaff/result_variable.hpp"
#include "quaff/swig_labels.h"
#include "quaff/swig_names.h"

#include <cstddef>
#include <exception>
#include <new>
#include <stdexcept>
#include <type_traits>

namespace quaff {

// The result of code around a call: `true`, any of the forms that report failure (`return false`, `return
// NULL`), or an object in place of the call's result.
class Done {
public:
  template <class T> Done(T done) : done_(static_cast<bool>(done)) {}
  Done(PyObject *object) : done_(object != nullptr), object_(object) {}
  operator bool() const { return done_; }

  // Whether the code succeeded, for a call whose result is an object: an object of the code replaces it.
  bool put_object(PyObject *&result) const {
    if (object_ != nullptr) {
      result = object_;
    }
    return done_;
  }
  // Whether the code succeeded, for a call whose result is not an object: an object of the code, which would
  // be lost, is an error.
  bool refuse_object() const;

private:
  bool done_;
  PyObject *object_ = nullptr;
};

// The result of the code of `%init`: the module, or NULL if the code failed, as in SWIG's runtime until 4.3;
// or a status, negative if the code failed, as since 4.4. NULL, a `long` for g++ and clang, becomes a pointer
// because C++ prefers the constructor that is not a template where both conversions are equally good.
class InitResult {
public:
  InitResult(PyObject *module) : failed_(module == nullptr || module == reinterpret_cast<PyObject *>(-1)) {}
  template <class Status, class = std::enable_if_t<std::is_same<Status, int>::value>>
  InitResult(Status status) : failed_(status < 0) {}
  template <class = void> InitResult(long long status) : failed_(status < 0) {}
  bool failed() const { return failed_; }

private:
  bool failed_;
};

// The result of `SWIG_ConvertPtr` for an object whose memory an array shows.
constexpr int shown_object = -201;

// Stores an error whose kind has this number in SWIG.
inline void keep_error(int code, const char *text) noexcept {
  using Kind = detail::ExceptionKind;
  if (code == shown_object) {
    detail::keep(
        Kind::buffer,
        "an array or a buffer shows the object, which C++ may change or free: delete the array first", false);
    return;
  }
  // The kinds of errors from `SWIG_UnknownError` to `SWIG_NullReferenceError`.
  constexpr Kind kinds[] = {Kind::runtime,   Kind::io,       Kind::runtime, Kind::index, Kind::type,
                            Kind::zero,      Kind::overflow, Kind::syntax,  Kind::value, Kind::system,
                            Kind::attribute, Kind::memory,   Kind::type};
  const bool is_known = code <= -1 && code >= -13;
  detail::keep(is_known ? kinds[-1 - code] : Kind::runtime, text, false);
}

inline bool Done::refuse_object() const {
  if (object_ == nullptr) {
    return done_;
  }
  Py_DecRef(object_);
  keep_error(-3, "code around the call returned an object in place of the result, which needs a "
                 "`%typemap(out)` with code: there assign it to `$result`");
  return false;
}

// Runs `%exception` code that frees an object. No caller can catch its exceptions, which are reported to
// Python.
template <class Run> void destroy_with_code(Run &&run) noexcept {
  quaff::destroy_by([&] {
    if (!run()) {
      quaff_report_exception();
    }
  });
}

// Runs `%exception` code that calls Python and frees an object. A pending Python exception is set aside and
// restored.
template <class Run> void destroy_with_python(Run &&run) noexcept {
  const Attached attached;
  PyObject *type = nullptr, *value = nullptr, *traceback = nullptr;
  PyErr_Fetch(&type, &value, &traceback);
  quaff::destroy_by([&] {
    if (run()) {
      return;
    }
    if (PyErr_Occurred() != nullptr) {
      PyErr_WriteUnraisable(nullptr);
    } else {
      quaff_report_exception();
    }
  });
  PyErr_Restore(type, value, traceback);
}

} // namespace quaff

#define SWIG_Error(code, text) ::quaff::keep_error(code, text)
#define SWIG_exception_fail(code, text)                                                                      \
  do {                                                                                                       \
    ::quaff::keep_error(code, text);                                                                         \
    SWIG_fail;                                                                                               \
  } while (0)

// Classifies standard library exceptions as SWIG does; other exceptions propagate.
#define SWIG_CATCH_STDEXCEPT                                                                                 \
  catch (std::invalid_argument & e) {                                                                        \
    SWIG_exception_fail(SWIG_ValueError, e.what());                                                          \
  }                                                                                                          \
  catch (std::domain_error & e) {                                                                            \
    SWIG_exception_fail(SWIG_ValueError, e.what());                                                          \
  }                                                                                                          \
  catch (std::overflow_error & e) {                                                                          \
    SWIG_exception_fail(SWIG_OverflowError, e.what());                                                       \
  }                                                                                                          \
  catch (std::out_of_range & e) {                                                                            \
    SWIG_exception_fail(SWIG_IndexError, e.what());                                                          \
  }                                                                                                          \
  catch (std::length_error & e) {                                                                            \
    SWIG_exception_fail(SWIG_IndexError, e.what());                                                          \
  }                                                                                                          \
  catch (std::runtime_error & e) {                                                                           \
    SWIG_exception_fail(SWIG_RuntimeError, e.what());                                                        \
  }                                                                                                          \
  catch (std::bad_alloc & e) {                                                                               \
    SWIG_exception_fail(SWIG_MemoryError, e.what());                                                         \
  }                                                                                                          \
  catch (std::exception & e) {                                                                               \
    SWIG_exception_fail(SWIG_SystemError, e.what());                                                         \
  }
