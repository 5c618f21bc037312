// C++ exceptions for Python: every function of a shim ends in `catch (...)` and calls `keep_exception` there.
// The runtime stores the exception for the thread, and reads it when the function has returned `false`.
#pragma once

#include "quaff/swig_version.h"
#include "quaff/thread_exit.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <cxxabi.h>
#include <exception>
#include <new>
#include <stdexcept>
#include <string>
#include <typeinfo>

// Defined in the runtime's src/core/exception.rs. Hidden, because every module has its own runtime.
extern "C" __attribute__((visibility("hidden"))) void quaff_keep_exception(std::uint8_t kind,
                                                                           const char *text, std::size_t size,
                                                                           bool is_cause,
                                                                           const char *type) noexcept;
// Reports a stored exception that reaches no caller; in Python, to `sys.unraisablehook`.
extern "C" __attribute__((visibility("hidden"))) void quaff_report_exception() noexcept;

namespace quaff {

// The base of the exceptions that quaff itself throws. Python gets its own exception for them, even if the
// interface binds their C++ base class: Python's loops, for example, end at an IndexError.
struct OwnFailure {};

template <class Exception> struct Failure : Exception, OwnFailure {
  using Exception::Exception;
};

// A CUDA error code that a function returned: `CudaError` in Python.
struct CudaFailure : Failure<std::runtime_error> {
  using Failure<std::runtime_error>::Failure;
};

// An argument whose type C++ does not accept: TypeError in Python.
struct TypeFailure : Failure<std::runtime_error> {
  using Failure<std::runtime_error>::Failure;
};

// Thrown if a Python exception is set, or is set by `tell`.
struct PythonFailure {
  virtual ~PythonFailure() = default;
  virtual void tell() const noexcept {}
};

// A class whose objects C++ throws; see `thrown.hpp`.
struct ThrownClass {
  const void *table;
  bool (*keep)(const std::exception_ptr &exception, const void *table) noexcept;
  ThrownClass *next;
};
inline ThrownClass *thrown_classes = nullptr;

} // namespace quaff

namespace quaff::detail {

// The kind of the Python exception, with the numbers in src/core/exception.rs.
enum class ExceptionKind : std::uint8_t {
  value,
  index,
  overflow,
  memory,
  runtime,
  cuda,
  io,
  type,
  zero,
  syntax,
  system,
  attribute,
  buffer,
  exit
};

// The nesting depth to which exceptions are stored: a chain may be as long as a recursion is deep, or be
// cyclic.
constexpr int deepest_exception = 64;

// The nested exception of an exception, if its class has one.
template <class Exception> std::exception_ptr nested(const Exception &exception) noexcept {
#ifdef __cpp_rtti
  const auto *nest = dynamic_cast<const std::nested_exception *>(&exception);
  return nest == nullptr ? nullptr : nest->nested_ptr();
#else
  return nullptr;
#endif
}

// Stores an exception for Python. Called from a handler of the exception.
inline void keep(ExceptionKind kind, const char *text, bool is_cause) noexcept {
  const std::type_info *type = abi::__cxa_current_exception_type();
  quaff_keep_exception(static_cast<std::uint8_t>(kind), text, text == nullptr ? 0 : std::strlen(text),
                       is_cause, type == nullptr ? nullptr : type->name());
}

// Stores a number that was thrown, as text.
inline void keep_number(int number, bool is_cause) noexcept {
  char text[16];
  std::snprintf(text, sizeof text, "%d", number);
  keep(ExceptionKind::runtime, text, is_cause);
}

// Whether an empty `std::function` was called. Called from a handler of the exception, whose class is in a
// header that few programs need.
inline bool is_empty_call() noexcept {
  const std::type_info *type = abi::__cxa_current_exception_type();
  return type != nullptr && std::strstr(type->name(), "17bad_function_call") != nullptr;
}
constexpr const char *empty_call = "C++ has called an empty std::function: pass a callable, not None";

// Stores one exception, which is the cause of the previous one if it is nested; returns its own nested
// exception.
inline std::exception_ptr keep_one(const std::exception_ptr &exception, bool is_cause) noexcept {
  constexpr const char *other = "a C++ exception that is not derived from std::exception";
  using Kind = ExceptionKind;
  const auto kept = [is_cause](Kind kind, const auto &known) {
    keep(kind, known.what(), is_cause);
    return nested(known);
  };
  // clang-format off
  try { std::rethrow_exception(exception); }
  catch (const std::invalid_argument &e) { return kept(Kind::value, e); }
  catch (const std::domain_error &e)     { return kept(Kind::value, e); }
  catch (const std::range_error &e)      { return kept(Kind::value, e); }
  catch (const std::out_of_range &e)     { return kept(Kind::index, e); }
  catch (const std::length_error &e)     { return kept(Kind::index, e); }
  catch (const std::overflow_error &e)   { return kept(Kind::overflow, e); }
  catch (const std::underflow_error &e)  { return kept(Kind::overflow, e); }
  catch (const std::bad_alloc &e)        { return kept(Kind::memory, e); }
  catch (const TypeFailure &e)           { return kept(Kind::type, e); }
  catch (const PythonFailure &e)         { if (!is_cause) { e.tell(); } keep(Kind::runtime, other, is_cause); return nullptr; }
  catch (const CudaFailure &e)           { return kept(Kind::cuda, e); }
  catch (const std::exception &e) {
    if (is_empty_call()) { keep(Kind::type, empty_call, is_cause); return nullptr; }
    return kept(Kind::runtime, e);
  }
  catch (const std::nested_exception &e) { keep(Kind::runtime, other, is_cause); return e.nested_ptr(); }
  catch (const char *text)               { keep(Kind::runtime, text, is_cause); return nullptr; }
  catch (const std::string &text)        { keep(Kind::runtime, text.c_str(), is_cause); return nullptr; }
  catch (int number)                     { keep_number(number, is_cause); return nullptr; }
  catch (...)                            { keep(Kind::runtime, other, is_cause); return nullptr; }
  // clang-format on
}

inline bool is_own(const std::exception_ptr &exception) noexcept {
  if (exception == nullptr) {
    return false;
  }
  try {
    std::rethrow_exception(exception);
  } catch (const OwnFailure &) {
    return true;
  } catch (...) {
    return false;
  }
}

} // namespace quaff::detail

namespace quaff {

// Stores the exception that is being handled, and the exceptions nested in it (`std::throw_with_nested`),
// starting with the outermost.
inline void keep_exception() noexcept {
  std::exception_ptr exception = std::current_exception();
  if (exception == nullptr && detail::stop_thread_exit()) {
    return detail::keep(detail::ExceptionKind::exit, detail::thread_exit, false);
  }
  for (int depth = 0; exception != nullptr; ++depth) {
    if (depth > detail::deepest_exception) {
      return detail::keep(detail::ExceptionKind::runtime, "exceptions that are nested deeper are left out",
                          true);
    }
    const std::exception_ptr outer = exception;
    exception = detail::keep_one(outer, depth > 0);
    const ThrownClass *known = depth == 0 ? thrown_classes : nullptr;
    if (known != nullptr && detail::is_own(outer)) {
      continue;
    }
    while (known != nullptr && !known->keep(outer, known->table)) {
      known = known->next;
    }
  }
}

// Stores the exception that is being handled, and returns `false`, which is the result of a shim's function
// that has failed.
inline bool failed() noexcept {
  keep_exception();
  return false;
}

// Stores the exception that is being handled if its class is bound and thrown; otherwise the exception may
// propagate.
inline bool keep_known_class() noexcept {
  const std::exception_ptr exception = std::current_exception();
  const ThrownClass *known = exception == nullptr || detail::is_own(exception) ? nullptr : thrown_classes;
  while (known != nullptr && !known->keep(exception, known->table)) {
    known = known->next;
  }
  if (known != nullptr) {
    keep_exception();
  }
  return known != nullptr;
}

// Stores the exception that is being handled if quaff itself has thrown it; otherwise the exception may
// propagate.
inline bool keep_own_failure() noexcept {
  const bool is_own = detail::is_own(std::current_exception());
  if (is_own) {
    keep_exception();
  }
  return is_own;
}

} // namespace quaff
