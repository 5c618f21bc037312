// Written by quaff from example.i: change that file, not this one.
//
// One function for each row of the module's tables: it instantiates the C++ function and calls it. A row is one line,
// so that the place `#line` gives is its own: the compiler's errors then name the line of the interface.
// clang-format off
#pragma once

#include "quaff/constant.hpp"
#include "quaff/contiguous.hpp"
#include "quaff/exception.hpp"
#include "quaff/reduction.hpp"
#include "quaff/text.hpp"

#include <cstdint>

#line 3 "example.i"
#include "mixed.hpp"

namespace quaff_bridge_example {

#line 13 "include/mixed.hpp"
inline bool bound(std::int32_t value, std::int32_t &result) noexcept { try { result = ::bound(value); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 11 "include/mixed.hpp"
inline bool counter_get(std::int32_t &result) noexcept { try { result = ::counter; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 11 "include/mixed.hpp"
inline bool counter_set(std::int32_t value) noexcept { try { ::counter = value; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

// The module's constants, worked out when it is loaded.
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

// Not bound:
// include/mixed.hpp:3: class Filter: classes are not bound yet: bind functions that use it inside, for example in `%inline %{ … %}`
// include/mixed.hpp:7: struct Point: classes are not bound yet: bind functions that use it inside, for example in `%inline %{ … %}`
// include/mixed.hpp:14: void pointer(double* values): `values` is a pointer: take its length too, an integer, and say so with `%in_array(values, length)`
// include/mixed.hpp:15: Filter* make(): it returns `Filter*`: return a value, or write to an array that the caller passes
// include/mixed.hpp:12: template T unused(T value): no `%template` instantiates it
