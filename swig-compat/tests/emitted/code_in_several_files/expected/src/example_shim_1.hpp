// Written by quaff from example.i: change that file, not this one.
//
// One function for each row of the module's tables: it instantiates the C++ function and calls it. A row is one line,
// so that `#line` gives its place: the compiler's errors then name the line of the interface.
// clang-format off
#pragma once

#include "example_shim.hpp"

namespace quaff_bridge_example {

#line 42 "example.i"
inline bool add(::quaff::Text name) noexcept { try { ::add(name.string()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 44 "example.i"
inline bool asked(std::int32_t &result) noexcept { try { result = ::asked(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 41 "example.i"
inline bool calls_so_far(std::int32_t &result) noexcept { try { result = ::calls_so_far(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

// The module's constants, which are evaluated when it is loaded.
inline bool constants(::quaff::Constants &all) noexcept {
  try {
    static const ::quaff::Constant values[] = {
#line 55 "example.i"
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
