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

#line 9 "example.i"
#include <cstddef>

struct CUstream_st;
typedef CUstream_st *cudaStream_t;

/// Twice each element.
void twice(const float *a_d, float *out_d, int n, cudaStream_t stream) {}
void twice(const float *a, float *out, int n) {
  for (int i = 0; i < n; ++i) {
    out[i] = 2 * a[i];
  }
}

/// Where no array is passed.
void zeros(float *out_d, std::size_t n) {}

namespace quaff_bridge_example {

#line 15 "example.i"
inline bool twice_on_device(const ::quaff::DeviceArray &a_d, const ::quaff::DeviceArray &out_d, std::uint64_t stream) noexcept { try { ::twice(a_d.data<const float>(), out_d.data<float>(), a_d.size<int>(), reinterpret_cast<::CUstream_st *>(stream)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 16 "example.i"
inline bool twice(const ::quaff::Contiguous &a, const ::quaff::Contiguous &out) noexcept { try { ::twice(a.data<const float>(), out.data<float>(), a.size<int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 23 "example.i"
inline bool zeros(std::uint64_t n, const ::quaff::DeviceArray &out_d) noexcept { try { ::zeros(out_d.data<float>(), static_cast<std::size_t>(n)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

inline int pending_cuda_error() { return ::quaff::pending_cuda_error(); }
inline ::rust::String cuda_error_name(int code) { return ::quaff::cuda_error_name(code); }

} // namespace quaff_bridge_example
