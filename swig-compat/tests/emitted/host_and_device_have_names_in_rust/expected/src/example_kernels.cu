// Written by quaff from example.i: change that file, not this one.
//
// The kernels of the module's reductions.
// NVRTC compiles them if it is available; its errors name the line of the interface.
// clang-format off
#include "quaff/along.cuh"
#include "quaff/reduce.cuh"

#include <cstdint>

#line 4 "example.i"
#include "largest.hpp"

#line 11 "example.i"
QUAFF_REDUCTION(largest_double, double, ::Largest<double>)
#line 11 "example.i"
QUAFF_ALONG_AXES(largest_double, double, double, ::Largest<double>)
