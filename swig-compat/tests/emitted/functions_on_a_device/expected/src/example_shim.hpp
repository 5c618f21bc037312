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
inline const char *arguments(const float *in_d, unsigned size, const char *py, std::string work, int arrays, int SUM, int sum) { return "" + no_device(); }
/// The stream is the caller's own number.
inline unsigned long histogram(const float *in_d, unsigned size, const float *other_d, std::size_t count, double lowest, double highest, unsigned long long stream) { return no_device(); }
inline std::string described_by_its_distribution(const double *in_d, unsigned size, const double *other_d, unsigned count, cudaStream_t stream) { no_device(); return ""; }

namespace quaff_bridge_example {

#line 38 "example.i"
inline bool arguments(const ::quaff::DeviceArray &in_d, ::quaff::Text py2, ::quaff::Text work2,
#line 38
    std::int32_t arrays2, std::int32_t sum, std::int32_t sum2,
#line 38
    std::unique_ptr<std::string> &result) noexcept try {
#line 38
  result =
#line 38
      ::quaff::returned(::arguments(in_d.data<const float>(), in_d.size<unsigned int>(), py2.c_str(),
#line 38
      work2.string(), arrays2, sum, sum2));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 37 "example.i"
inline bool copy_2(const ::quaff::DeviceArray &in_d, const ::quaff::Contiguous &out) noexcept try {
#line 37
  ::copy(in_d.data<const float>(), in_d.size<unsigned int>(), out.data<float>(), out.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 37 "example.i"
inline bool copy(const ::quaff::DeviceArray &in_d, const ::quaff::Contiguous &out,
#line 37
    ::quaff::Text label) noexcept try {
#line 37
  ::copy(in_d.data<const float>(), in_d.size<unsigned int>(), out.data<float>(), out.size<unsigned int>(),
#line 37
      label.c_str());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 34 "example.i"
inline bool count(const ::quaff::DeviceArray &in_d, std::uint64_t stream, std::int64_t &result) noexcept try {
#line 34
  result = ::count(reinterpret_cast<::CUstream_st *>(stream), in_d.data<const bool>(),
#line 34
      in_d.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 41 "example.i"
inline bool described_by_its_distribution(const ::quaff::DeviceArray &in_d,
#line 41
    const ::quaff::DeviceArray &other_d, std::uint64_t stream,
#line 41
    std::unique_ptr<std::string> &result) noexcept try {
#line 41
  result =
#line 41
      ::quaff::returned(::described_by_its_distribution(in_d.data<const double>(), in_d.size<unsigned int>(),
#line 41
      other_d.data<const double>(), other_d.size<unsigned int>(), reinterpret_cast<::CUstream_st *>(stream)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "example.i"
inline bool fill_2(const ::quaff::DeviceArray &out_d) noexcept try {
#line 35
  ::fill(out_d.data<int>(), out_d.size<int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "example.i"
inline bool fill(const ::quaff::DeviceArray &out_d, std::int32_t value, std::uint64_t stream) noexcept try {
#line 35
  ::fill(out_d.data<int>(), out_d.size<int>(), value, reinterpret_cast<::CUstream_st *>(stream));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 40 "example.i"
inline bool histogram(const ::quaff::DeviceArray &in_d, const ::quaff::DeviceArray &other_d, double lowest,
#line 40
    double highest, std::uint64_t stream, std::uint64_t &result) noexcept try {
#line 40
  result = ::histogram(in_d.data<const float>(), in_d.size<unsigned int>(), other_d.data<const float>(),
#line 40
      other_d.size<std::size_t>(), lowest, highest, static_cast<unsigned long long>(stream));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 13 "example.i"
inline bool no_device(std::int32_t &result) noexcept try {
#line 13
  result = ::no_device();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 30 "example.i"
inline bool scale_double(const ::quaff::DeviceArray &out_d, double by, std::uint64_t stream) noexcept try {
#line 30
  ::scale<double>(out_d.data<double>(), out_d.size<long>(), by, reinterpret_cast<::CUstream_st *>(stream));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 29 "example.i"
inline bool scale_float(const ::quaff::DeviceArray &out_d, float by, std::uint64_t stream) noexcept try {
#line 29
  ::scale<float>(out_d.data<float>(), out_d.size<long>(), by, reinterpret_cast<::CUstream_st *>(stream));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 26 "example.i"
inline bool sum_float(const ::quaff::Contiguous &in_, float &result) noexcept try {
#line 26
  result = ::sum<float>(in_.data<const float>(), in_.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 26 "example.i"
inline bool sum_float_on_device(const ::quaff::DeviceArray &in_d, float &result) noexcept try {
#line 26
  result = ::sum<float>(in_d.data<float>(), in_d.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 27 "example.i"
inline bool sum_double(const ::quaff::Contiguous &in_, double &result) noexcept try {
#line 27
  result = ::sum<double>(in_.data<const double>(), in_.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 27 "example.i"
inline bool sum_double_on_device(const ::quaff::DeviceArray &in_d, double &result) noexcept try {
#line 27
  result = ::sum<double>(in_d.data<double>(), in_d.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "example.i"
inline bool sum_int(const ::quaff::Contiguous &in_, std::int32_t &result) noexcept try {
#line 28
  result = ::sum<int>(in_.data<const int>(), in_.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "example.i"
inline bool sum_int_on_device(const ::quaff::DeviceArray &in_d, std::int32_t &result) noexcept try {
#line 28
  result = ::sum<int>(in_d.data<int>(), in_d.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

inline int pending_cuda_error() { return ::quaff::pending_cuda_error(); }
inline ::rust::String cuda_error_name(int code) { return ::quaff::cuda_error_name(code); }

} // namespace quaff_bridge_example
