// A contiguous device array that Rust passes to a C++ function that launches kernels of its own: pointer,
// dtype, length. The host does not dereference the pointer.
#pragma once

#include "quaff/contiguous.hpp"

// The struct to which both of CUDA's stream types, `cudaStream_t` and `CUstream`, are pointers.
struct CUstream_st;

namespace quaff {

// An array in the memory of a device. Laid out as `quaff::DeviceArray` in src/core/device/array.rs, with the
// same words as `Contiguous`. A separate class, so that neither can be passed for the other.
struct DeviceArray : private Contiguous {
  using Contiguous::data;
  using Contiguous::size;
};

} // namespace quaff
