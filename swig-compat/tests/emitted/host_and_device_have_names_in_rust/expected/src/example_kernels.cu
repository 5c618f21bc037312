// Written by quaff from example.i: change that file, not this one.
//
// The kernels of the module's reductions, which NVRTC compiles where there is one. Its errors name the line of the
// interface.
// clang-format off
#include "quaff/reduce.cuh"

#include <cstdint>

#line 4 "example.i"
#include "largest.hpp"

#line 14 "example.i"
/// One of each.
double mean(const double *in, unsigned size) { return in[0]; }
double mean(double *in_d, unsigned size) { return size; }

/// There is a function of that name.
template <class T> T sum(const T *in, unsigned size) { return in[0]; }
template <class T> T sum(T *in_d, unsigned size) { return size; }
float sum_on_device(float scale) { return scale; }

/// The device has other element types.
template <class T> T norm(const T *in, unsigned size) { return in[0]; }
template <class T> double device_norm(const T *in_d, unsigned size) { return size; }

/// Not alike: each by its name in the bridge.
int count(const float *in_d, unsigned size) { return size; }
int count(const float *in_d, unsigned size, double limit) { return size + limit; }

#line 11 "example.i"
QUAFF_REDUCTION(largest_double, double, ::Largest<double>)
