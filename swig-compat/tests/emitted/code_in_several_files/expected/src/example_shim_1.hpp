// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "example_shim.hpp"

namespace quaff_bridge_example {

#line 49 "example.i"
inline bool add(::quaff::Text name) noexcept try {
#line 49
  ::add(name.string());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 51 "example.i"
inline bool asked(std::int32_t &result) noexcept try {
#line 51
  result = ::asked();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 48 "example.i"
inline bool calls_so_far(std::int32_t &result) noexcept try {
#line 48
  result = ::calls_so_far();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 31 "example.i"
inline bool count(std::int32_t &result) noexcept try {
#line 31
  result = ::count();
  return true;
} catch (...) { return ::quaff::failed(); }

// The module's constants, which are evaluated when it is loaded.
inline bool constants(::quaff::Constants &all) noexcept {
  try {
    static const ::quaff::Constant values[] = {
#line 62 "example.i"
      {"SIX", (6)},
    };
    all = {values, sizeof values / sizeof *values};
    return true;
  } catch (...) {
    ::quaff::keep_exception();
    return false;
  }
}

} // namespace quaff_bridge_example
