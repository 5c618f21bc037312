// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/cuda_error.hpp"
#include "quaff/device_array.hpp"
#include "quaff/shim.hpp"
#include "rust/cxx.h"

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

namespace quaff_bridge_example {

#line 28 "example.i"
inline bool count(const ::quaff::DeviceArray &in_d, std::int32_t &result) noexcept try {
#line 28
  result = ::count(in_d.data<const float>(), in_d.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 29 "example.i"
inline bool count_2(const ::quaff::DeviceArray &in_d, double limit, std::int32_t &result) noexcept try {
#line 29
  result = ::count(in_d.data<const float>(), in_d.size<unsigned int>(), limit);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 11 "example.i"
inline bool largest_double(const ::quaff::Contiguous &array, double &result) noexcept try {
#line 11
  result = ::quaff::Reduction<::Largest<double>, double, double>::reduce(array);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 11 "example.i"
inline bool largest_double_accumulate(::quaff::ReductionState &state, bool exact,
#line 11
    const ::quaff::Strided &array) noexcept try {
#line 11
  ::quaff::Reduction<::Largest<double>, double, double>::accumulate(state, exact, array);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 11 "example.i"
inline bool largest_double_merge(::quaff::ReductionState &into, bool exact,
#line 11
    const ::quaff::ReductionState &from) noexcept try {
#line 11
  ::quaff::Reduction<::Largest<double>, double, double>::merge(into, exact, from);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 11 "example.i"
inline bool largest_double_finish(const ::quaff::ReductionState &state, bool exact, std::uint64_t elements,
#line 11
    bool &decided, double &result) noexcept try {
#line 11
  decided = ::quaff::Reduction<::Largest<double>, double, double>::finish(state, exact, elements, result);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 11 "example.i"
inline bool largest_double_along(const ::quaff::Slices &slices) noexcept try {
#line 11
  ::quaff::Reduction<::Largest<double>, double, double>::along(slices);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 11 "example.i"
inline bool largest_double_accumulate_along(const ::quaff::Slices &slices) noexcept try {
#line 11
  ::quaff::Reduction<::Largest<double>, double, double>::accumulate_along(slices);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 11 "example.i"
inline bool largest_double_has_class(std::uint8_t number) {
#line 11
  return ::quaff::Reduction<::Largest<double>, double, double>::has_class(number);
}

#line 11 "example.i"
inline bool largest_double_convert(::quaff::ReductionState &state, bool exact, bool &suffices) noexcept try {
#line 11
  suffices = ::quaff::Reduction<::Largest<double>, double, double>::convert(state, exact);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 15 "example.i"
inline bool mean(const ::quaff::Contiguous &in_, double &result) noexcept try {
#line 15
  result = ::mean(in_.data<const double>(), in_.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 16 "example.i"
inline bool mean_on_device(const ::quaff::DeviceArray &in_d, double &result) noexcept try {
#line 16
  result = ::mean(in_d.data<double>(), in_d.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 33 "example.i"
inline bool norm_float(const ::quaff::Contiguous &in_, float &result) noexcept try {
#line 33
  result = ::norm<float>(in_.data<const float>(), in_.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 34 "example.i"
inline bool norm_double(const ::quaff::Contiguous &in_, double &result) noexcept try {
#line 34
  result = ::norm<double>(in_.data<const double>(), in_.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "example.i"
inline bool norm_float_on_device(const ::quaff::DeviceArray &in_d, double &result) noexcept try {
#line 35
  result = ::device_norm<float>(in_d.data<const float>(), in_d.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 36 "example.i"
inline bool norm_int_on_device(const ::quaff::DeviceArray &in_d, double &result) noexcept try {
#line 36
  result = ::device_norm<int>(in_d.data<const int>(), in_d.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 31 "example.i"
inline bool sum_float(const ::quaff::Contiguous &in_, float &result) noexcept try {
#line 31
  result = ::sum<float>(in_.data<const float>(), in_.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 31 "example.i"
inline bool sum_float_on_device(const ::quaff::DeviceArray &in_d, float &result) noexcept try {
#line 31
  result = ::sum<float>(in_d.data<float>(), in_d.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 32 "example.i"
inline bool sum_double(const ::quaff::Contiguous &in_, double &result) noexcept try {
#line 32
  result = ::sum<double>(in_.data<const double>(), in_.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 32 "example.i"
inline bool sum_double_on_device(const ::quaff::DeviceArray &in_d, double &result) noexcept try {
#line 32
  result = ::sum<double>(in_d.data<double>(), in_d.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 21 "example.i"
inline bool sum_on_device(float scale, float &result) noexcept try {
#line 21
  result = ::sum_on_device(scale);
  return true;
} catch (...) { return ::quaff::failed(); }

inline int pending_cuda_error() { return ::quaff::pending_cuda_error(); }
inline ::rust::String cuda_error_name(int code) { return ::quaff::cuda_error_name(code); }

} // namespace quaff_bridge_example
