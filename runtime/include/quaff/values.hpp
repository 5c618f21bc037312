// The first header of bridges with standard library values. GCC reads the precompiled `every_value.hpp` in
// its place, which contains the conversions of all types.
#pragma once

#include "quaff/shim.hpp"
