// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/c_code.hpp"
#include "quaff/constant.hpp"
#include "quaff/object.hpp"
#include "quaff/outputs.hpp"
#include "quaff/python.hpp"
#include "quaff/shim.hpp"
#include "quaff/swig_for_c.hpp"

// In code.c.
extern "C" {
QUAFF_OWN void quaff_bridge_example_fill(void *quaff_1, void *quaff_2, int32_t quaff_3);
QUAFF_OWN PyObject *quaff_bridge_example_halve(int32_t quaff_1, void *quaff_2, PyObject * *quaff_returned);
QUAFF_OWN PyObject *quaff_bridge_example_length(PyObject *obj0, int32_t *quaff_returned);
QUAFF_OWN int32_t quaff_bridge_example_next(int32_t quaff_1);
QUAFF_OWN void *quaff_bridge_example_stats_init(void);
QUAFF_OWN double quaff_bridge_example_stats_mean_get(void *quaff_object);
QUAFF_OWN void quaff_bridge_example_stats_mean_set(void *quaff_object, double quaff_1);
QUAFF_OWN int32_t quaff_bridge_example_stats_class_get(void *quaff_object);
QUAFF_OWN void quaff_bridge_example_stats_class_set(void *quaff_object, int32_t quaff_1);
QUAFF_OWN void *quaff_bridge_example_stats_copy(void *quaff_object);
QUAFF_OWN double quaff_bridge_example_stats_scaled(void *quaff_object, double quaff_1);
QUAFF_OWN void quaff_bridge_example_stats_destroy(void *object);
QUAFF_OWN const struct QuaffConstant *quaff_bridge_example_constants(void);
QUAFF_OWN PyObject *quaff_bridge_example_init_code(PyObject *m);
}

namespace quaff_bridge_example {

#line 22 "example.i"
inline bool fill(::quaff::Object into, const ::quaff::Contiguous &values) noexcept {
#line 22
  try {
#line 22
    ::quaff_bridge_example_fill(into.address, ::quaff::c_pointer(values.data<const double>()),
#line 22
        values.size<std::int32_t>());
    return true;
#line 22
  } catch (...) { ::quaff::keep_exception(); return false; }
}

#line 37 "example.i"
inline bool halve(std::int32_t whole, ::quaff::PythonObject &result) noexcept {
#line 37
  try {
#line 37
    int local_1{};
#line 37
    result.object = ::quaff::c_result<PyObject *>([&](auto *returned) {
#line 37
      return ::quaff_bridge_example_halve(whole, ::quaff::c_pointer(&local_1), returned);
    });
    return true;
#line 37
  } catch (const ::quaff::FailedInC &) {
#line 37
    return false;
#line 37
  } catch (...) { ::quaff::keep_exception(); return false; }
}

#line 28 "example.i"
inline bool length(::quaff::PythonObject name, std::int32_t &result) noexcept {
#line 28
  try {
#line 28
    result = ::quaff::c_result<int32_t>([&](auto *returned) {
#line 28
      return ::quaff_bridge_example_length(name.object, returned);
    });
    return true;
#line 28
  } catch (const ::quaff::FailedInC &) {
#line 28
    return false;
#line 28
  } catch (...) { ::quaff::keep_exception(); return false; }
}

#line 24 "example.i"
inline bool next(std::int32_t of, std::int32_t &result) noexcept {
#line 24
  try {
#line 24
    result = static_cast<std::int32_t>(::quaff_bridge_example_next(of));
    return true;
#line 24
  } catch (...) { ::quaff::keep_exception(); return false; }
}

#line 19 "example.i"
inline bool stats_init(::quaff::Object &result) noexcept {
#line 19
  try {
#line 19
    result = ::quaff::constructed(::quaff_bridge_example_stats_init());
    return true;
#line 19
  } catch (...) { ::quaff::keep_exception(); return false; }
}

#line 19 "example.i"
inline bool stats_mean_get(::quaff::Object object, double &result) noexcept {
#line 19
  try {
#line 19
    result = ::quaff_bridge_example_stats_mean_get(object.address);
    return true;
#line 19
  } catch (...) { ::quaff::keep_exception(); return false; }
}

#line 19 "example.i"
inline bool stats_mean_set(::quaff::Object object, double value) noexcept {
#line 19
  try {
#line 19
    ::quaff_bridge_example_stats_mean_set(object.address, value);
    return true;
#line 19
  } catch (...) { ::quaff::keep_exception(); return false; }
}

#line 19 "example.i"
inline bool stats_class_get(::quaff::Object object, std::int32_t &result) noexcept {
#line 19
  try {
#line 19
    result = ::quaff_bridge_example_stats_class_get(object.address);
    return true;
#line 19
  } catch (...) { ::quaff::keep_exception(); return false; }
}

#line 19 "example.i"
inline bool stats_class_set(::quaff::Object object, std::int32_t value) noexcept {
#line 19
  try {
#line 19
    ::quaff_bridge_example_stats_class_set(object.address, value);
    return true;
#line 19
  } catch (...) { ::quaff::keep_exception(); return false; }
}

#line 19 "example.i"
inline bool stats_copy(::quaff::Object object, ::quaff::Object &result) noexcept {
#line 19
  try {
#line 19
    result = ::quaff::address(::quaff_bridge_example_stats_copy(object.address));
    return true;
#line 19
  } catch (...) { ::quaff::keep_exception(); return false; }
}

#line 31 "example.i"
inline bool stats_scaled(::quaff::Object object, double by, double &result) noexcept {
#line 31
  try {
#line 31
    result = ::quaff_bridge_example_stats_scaled(object.address, by);
    return true;
#line 31
  } catch (...) { ::quaff::keep_exception(); return false; }
}

#line 19 "example.i"
inline void stats_destroy(::quaff::Object object) noexcept {
#line 19
  ::quaff::destroy_by([&] { ::quaff_bridge_example_stats_destroy(object.address); });
}

#line 19 "example.i"
inline void stats_tell(::quaff::Object table) noexcept { ::quaff::name_class("struct stats", table.address); }

// The module's constants, which are evaluated when it is loaded.
inline bool constants(::quaff::Constants &all) noexcept {
  all = {reinterpret_cast<const ::quaff::Constant *>(::quaff_bridge_example_constants()), 1};
  return true;
}

inline bool quaff_init(::quaff::PythonObject module) noexcept {
  try {
    const ::quaff::InitResult result = ::quaff_bridge_example_init_code(module.object);
    if (PyErr_Occurred() != nullptr) {
      throw ::quaff::PythonFailure();
    }
    if (result.failed()) {
      throw std::runtime_error("the code of %init returned NULL or a negative status");
    }
    return true;
  } catch (...) {
    ::quaff::keep_exception();
    return false;
  }
}

} // namespace quaff_bridge_example
