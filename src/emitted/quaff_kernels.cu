// Written by quaff from quaff.i: change that file, not this one.
//
// The kernels of the module's reductions.
// NVRTC compiles them where there is one; its errors name the line of the interface.
// clang-format off
#include "quaff/along.cuh"
#include "quaff/reduce.cuh"

#include <cstdint>

#line 5 "cpp/quaff.i"
#include "quaff/sum.hpp"

#line 40 "cpp/quaff.i"
QUAFF_REDUCTION(sum_float, float, ::quaff::Sum<float>)
#line 40 "cpp/quaff.i"
QUAFF_ALONG_AXES(sum_float, float, float, ::quaff::Sum<float>)

#line 41 "cpp/quaff.i"
QUAFF_REDUCTION(sum_double, double, ::quaff::Sum<double>)
#line 41 "cpp/quaff.i"
QUAFF_ALONG_AXES(sum_double, double, double, ::quaff::Sum<double>)
