// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/constant.hpp"
#include "quaff/object.hpp"
#include "quaff/shim.hpp"

#line 3 "example.i"
#include "mixed.hpp"

namespace quaff_bridge_example {

#line 13 "include/mixed.hpp"
inline bool bound(std::int32_t value, std::int32_t &result) noexcept try {
#line 13
  result = ::bound(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 15 "include/mixed.hpp"
inline bool make(::quaff::Object &result) noexcept try {
#line 15
  result = ::quaff::address(::make());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 11 "include/mixed.hpp"
inline bool counter_get(std::int32_t &result) noexcept try {
#line 11
  result = ::counter;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 11 "include/mixed.hpp"
inline bool counter_set(std::int32_t value) noexcept try {
#line 11
  ::counter = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 3 "include/mixed.hpp"
inline bool Filter_init(::quaff::Object &result) noexcept try {
#line 3
  result = ::quaff::construct<::Filter>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 5 "include/mixed.hpp"
inline bool Filter_order(::quaff::Object object, std::int32_t &result) noexcept try {
#line 5
  result = ::quaff::reference<const ::Filter>(object).order();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 3 "include/mixed.hpp"
inline bool Filter_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 3
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Filter>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 7 "include/mixed.hpp"
inline bool Point_init(::quaff::Object &result) noexcept try {
#line 7
  result = ::quaff::construct<::Point>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 8 "include/mixed.hpp"
inline bool Point_x_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 8
  result = ::quaff::reference<::Point>(object).x;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 8 "include/mixed.hpp"
inline bool Point_x_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 8
  ::quaff::reference<::Point>(object).x = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 8 "include/mixed.hpp"
inline bool Point_y_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 8
  result = ::quaff::reference<::Point>(object).y;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 8 "include/mixed.hpp"
inline bool Point_y_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 8
  ::quaff::reference<::Point>(object).y = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 7 "include/mixed.hpp"
inline bool Point_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 7
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Point>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 3 "include/mixed.hpp"
inline void Filter_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Filter>(object); }

#line 7 "include/mixed.hpp"
inline void Point_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Point>(object); }

// The module's constants, which are evaluated when it is loaded.
inline bool constants(::quaff::Constants &all) noexcept {
  try {
    static const ::quaff::Constant values[] = {
#line 10 "include/mixed.hpp"
      {"red", (::red)},
#line 10 "include/mixed.hpp"
      {"green", (::green)},
    };
    all = {values, sizeof values / sizeof *values};
    return true;
  } catch (...) {
    ::quaff::keep_exception();
    return false;
  }
}

} // namespace quaff_bridge_example

// Rust has the enumerators' values from the text of the interface.
#line 10 "include/mixed.hpp"
static_assert(static_cast<long long>(::red) == 0,
#line 10
    "Rust has it as 0: let the interface say the value that C++ has");
#line 10
static_assert(static_cast<long long>(::green) == 1,
#line 10
    "Rust has it as 1: let the interface say the value that C++ has");

// Not bound:
// include/mixed.hpp:14: void printed(long double number): `number` has the type `long double`: take `double`, which is the type of Python's floats
// include/mixed.hpp:12: template T unused(T value): no `%template` instantiates it
