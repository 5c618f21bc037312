// A contiguous device array that Rust passes to a C++ function that launches kernels of its own: pointer,
// dtype, length. The host does not dereference the pointer.
#pragma once

#include "quaff/contiguous.hpp"

// The type that both of CUDA's names for a stream are pointers to, `cudaStream_t` and `CUstream`.
struct CUstream_st;

namespace quaff {

// Laid out as `quaff::DeviceArray` in src/core/device/array.rs, and with the words of `Contiguous`. A class
// of its own, so that neither is passed in the place of the other.
struct DeviceArray : private Contiguous {
  using Contiguous::data;
  using Contiguous::size;
};

} // namespace quaff
