// Written by quaff from quaff.i: change that file, not this one.
//
// The kernels of the module's reductions.
// NVRTC compiles them if it is available; its errors name the line of the interface.
// clang-format off
#include "quaff/along.cuh"
#include "quaff/reduce.cuh"

#include <cstdint>

#line 6 "cpp/quaff.i"
#include "quaff/norm.hpp"
#include "quaff/sum.hpp"

#line 55 "cpp/quaff.i"
QUAFF_REDUCTION(norm_float, float, ::quaff::Norm<float>)
#line 55 "cpp/quaff.i"
QUAFF_ALONG_AXES(norm_float, float, float, ::quaff::Norm<float>)

#line 56 "cpp/quaff.i"
QUAFF_REDUCTION(norm_double, double, ::quaff::Norm<double>)
#line 56 "cpp/quaff.i"
QUAFF_ALONG_AXES(norm_double, double, double, ::quaff::Norm<double>)

#line 42 "cpp/quaff.i"
QUAFF_REDUCTION(sum_float, float, ::quaff::Sum<float>)
#line 42 "cpp/quaff.i"
QUAFF_ALONG_AXES(sum_float, float, float, ::quaff::Sum<float>)

#line 43 "cpp/quaff.i"
QUAFF_REDUCTION(sum_double, double, ::quaff::Sum<double>)
#line 43 "cpp/quaff.i"
QUAFF_ALONG_AXES(sum_double, double, double, ::quaff::Sum<double>)
