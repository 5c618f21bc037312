// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "example_shim.hpp"

namespace quaff_bridge_example {

} // namespace quaff_bridge_example
