// Written by quaff from example.i: change that file, not this one.
//
// One function for each row of the module's tables: it instantiates the C++ function and calls it. A row is one line,
// so that the place `#line` gives is its own: the compiler's errors then name the line of the interface.
// clang-format off
#pragma once

#include "quaff/contiguous.hpp"
#include "quaff/cuda_error.hpp"
#include "quaff/device_array.hpp"
#include "quaff/exception.hpp"
#include "quaff/reduction.hpp"
#include "quaff/text.hpp"
#include "rust/cxx.h"

#include <cstdint>

#line 12 "example.i"
typedef struct CUstream_st *cudaStream_t;
inline int no_device() { throw std::runtime_error("there is no device"); }

/// The sum of the elements.
template <class T> T sum(const T *in, unsigned size) {
  T total = 0;
  for (unsigned i = 0; i < size; ++i) total += in[i];
  return total;
}
/// The sum of the elements, on the device.
template <class T> T sum(T *in_d, unsigned size) { return no_device(); }
template <class T> void scale(T *out_d, long size, T by, cudaStream_t stream) { no_device(); }

#line 33 "example.i"
/// The stream stands in the middle, and behind defaults.
inline long count(cudaStream_t stream, const bool *in_d, unsigned size) { return no_device(); }
inline void fill(int *out_d, int size, int value = 1, cudaStream_t stream = nullptr) { no_device(); }
/// On both sides of the bus.
inline void copy(const float *in_d, unsigned size, float *out, unsigned size_out, const char *label = nullptr) { no_device(); }
inline const char *arguments(const float *in_d, unsigned size, const char *py, std::string work, int SUM, int sum) { return "" + no_device(); }
/// The stream is the caller's own number.
inline unsigned long histogram(const float *in_d, unsigned size, const float *other_d, std::size_t count, double lowest, double highest, unsigned long long stream) { return no_device(); }
inline std::string described_by_its_distribution(const double *in_d, unsigned size, const double *other_d, unsigned count, cudaStream_t stream) { no_device(); return ""; }

namespace quaff_bridge_example {

#line 38 "example.i"
inline std::unique_ptr<std::string> arguments(const ::quaff::DeviceArray &in_d, ::quaff::Text py2, ::quaff::Text work2, std::int32_t sum, std::int32_t sum2) { return ::quaff::returned(::arguments(in_d.data<const float>(), in_d.size<unsigned int>(), py2.c_str(), work2.string(), sum, sum2)); }

#line 37 "example.i"
inline void copy_2(const ::quaff::DeviceArray &in_d, const ::quaff::Contiguous &out) { ::copy(in_d.data<const float>(), in_d.size<unsigned int>(), out.data<float>(), out.size<unsigned int>()); }

#line 37 "example.i"
inline void copy(const ::quaff::DeviceArray &in_d, const ::quaff::Contiguous &out, ::quaff::Text label) { ::copy(in_d.data<const float>(), in_d.size<unsigned int>(), out.data<float>(), out.size<unsigned int>(), label.c_str()); }

#line 34 "example.i"
inline std::int64_t count(const ::quaff::DeviceArray &in_d, std::uint64_t stream) { return ::count(reinterpret_cast<::CUstream_st *>(stream), in_d.data<const bool>(), in_d.size<unsigned int>()); }

#line 41 "example.i"
inline std::unique_ptr<std::string> described_by_its_distribution(const ::quaff::DeviceArray &in_d, const ::quaff::DeviceArray &other_d, std::uint64_t stream) { return ::quaff::returned(::described_by_its_distribution(in_d.data<const double>(), in_d.size<unsigned int>(), other_d.data<const double>(), other_d.size<unsigned int>(), reinterpret_cast<::CUstream_st *>(stream))); }

#line 35 "example.i"
inline void fill_2(const ::quaff::DeviceArray &out_d) { ::fill(out_d.data<int>(), out_d.size<int>()); }

#line 35 "example.i"
inline void fill(const ::quaff::DeviceArray &out_d, std::int32_t value, std::uint64_t stream) { ::fill(out_d.data<int>(), out_d.size<int>(), value, reinterpret_cast<::CUstream_st *>(stream)); }

#line 40 "example.i"
inline std::uint64_t histogram(const ::quaff::DeviceArray &in_d, const ::quaff::DeviceArray &other_d, double lowest, double highest, std::uint64_t stream) { return ::histogram(in_d.data<const float>(), in_d.size<unsigned int>(), other_d.data<const float>(), other_d.size<std::size_t>(), lowest, highest, static_cast<unsigned long long>(stream)); }

#line 13 "example.i"
inline std::int32_t no_device() { return ::no_device(); }

#line 30 "example.i"
inline void scale_double(const ::quaff::DeviceArray &out_d, double by, std::uint64_t stream) { ::scale<double>(out_d.data<double>(), out_d.size<long>(), by, reinterpret_cast<::CUstream_st *>(stream)); }

#line 29 "example.i"
inline void scale_float(const ::quaff::DeviceArray &out_d, float by, std::uint64_t stream) { ::scale<float>(out_d.data<float>(), out_d.size<long>(), by, reinterpret_cast<::CUstream_st *>(stream)); }

#line 26 "example.i"
inline float sum_float(const ::quaff::Contiguous &in_) { return ::sum<float>(in_.data<const float>(), in_.size<unsigned int>()); }

#line 26 "example.i"
inline float sum_float_on_device(const ::quaff::DeviceArray &in_d) { return ::sum<float>(in_d.data<float>(), in_d.size<unsigned int>()); }

#line 27 "example.i"
inline double sum_double(const ::quaff::Contiguous &in_) { return ::sum<double>(in_.data<const double>(), in_.size<unsigned int>()); }

#line 27 "example.i"
inline double sum_double_on_device(const ::quaff::DeviceArray &in_d) { return ::sum<double>(in_d.data<double>(), in_d.size<unsigned int>()); }

#line 28 "example.i"
inline std::int32_t sum_int(const ::quaff::Contiguous &in_) { return ::sum<int>(in_.data<const int>(), in_.size<unsigned int>()); }

#line 28 "example.i"
inline std::int32_t sum_int_on_device(const ::quaff::DeviceArray &in_d) { return ::sum<int>(in_d.data<int>(), in_d.size<unsigned int>()); }

inline int pending_cuda_error() { return ::quaff::pending_cuda_error(); }
inline ::rust::String cuda_error_name(int code) { return ::quaff::cuda_error_name(code); }

} // namespace quaff_bridge_example
