// Written by quaff from example.i: change that file, not this one.
//
// One function for each row of the module's tables: it instantiates the C++ function and calls it. A row is one line,
// so that `#line` gives its place: the compiler's errors then name the line of the interface.
// clang-format off
#pragma once

#include "example_shim.hpp"

namespace quaff_bridge_example {

#line 34 "example.i"
inline ::quaff::Object Middle_as_Base(::quaff::Object object) noexcept { return ::quaff::cast<::Middle, ::Base>(object); }

#line 37 "example.i"
inline void Last_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Last>(object); }

#line 37 "example.i"
inline ::quaff::Object Last_as_Middle(::quaff::Object object) noexcept { return ::quaff::cast<::Last, ::Middle>(object); }

#line 37 "example.i"
inline ::quaff::Object Last_as_Base(::quaff::Object object) noexcept { return ::quaff::cast_by<::Last, ::Base>(object, [](::quaff::Object from) { return Middle_as_Base(Last_as_Middle(from)); }); }

} // namespace quaff_bridge_example
