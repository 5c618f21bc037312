// The first header of bridges with values of the standard library's types. In its place GCC reads
// `every_value.hpp` precompiled, which has the conversion of each type.
#pragma once

#include "quaff/shim.hpp"
