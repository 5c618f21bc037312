// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "example_shim.hpp"

namespace quaff_bridge_example {

#line 34 "example.i"
inline ::quaff::Object Middle_as_Base(::quaff::Object object) noexcept {
#line 34
  return ::quaff::cast<::Middle, ::Base>(object);
}

#line 37 "example.i"
inline void Last_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Last>(object); }

#line 37 "example.i"
inline ::quaff::Object Last_as_Middle(::quaff::Object object) noexcept {
#line 37
  return ::quaff::cast<::Last, ::Middle>(object);
}

#line 37 "example.i"
inline ::quaff::Object Last_as_Base(::quaff::Object object) noexcept {
#line 37
  return ::quaff::cast_by<::Last, ::Base>(object, [](::quaff::Object from) {
#line 37
    return Middle_as_Base(Last_as_Middle(from));
  });
}

} // namespace quaff_bridge_example
