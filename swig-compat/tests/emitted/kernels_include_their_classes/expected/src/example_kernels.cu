// Written by quaff from example.i: change that file, not this one.
//
// The kernels of the module's reductions.
// NVRTC compiles them if it is available; its errors name the line of the interface.
// clang-format off
#include "quaff/along.cuh"
#include "quaff/reduce.cuh"

#include <cstdint>

#line 6 "example.i"
#define SMALLEST -8

#line 10 "example.i"
#include "largest.hpp"
#include "largest_of_bools.hpp"

#line 20 "example.i"
QUAFF_REDUCTION(largest_std_int32_t, std::int32_t, ::Largest<std::int32_t>)
#line 20 "example.i"
QUAFF_ALONG_AXES(largest_std_int32_t, std::int32_t, std::int32_t, ::Largest<std::int32_t>)

#line 21 "example.i"
QUAFF_REDUCTION(largest_bool, bool, ::Largest<bool>)
#line 21 "example.i"
QUAFF_ALONG_AXES(largest_bool, bool, bool, ::Largest<bool>)
