// CUDA's names for the host: with this header a kernel is a function that represents a block of one thread.
//
// `set_block` sets the number of the block. Blocks run one after another, so shared memory may be static.
#pragma once

#include <cstdint>
#include <cstring>
#include <stdexcept>

#define __global__
#define __device__
#define __shared__ static
#define __forceinline__ inline
#define __launch_bounds__(...)

struct Index {
  unsigned x, y, z;
};
inline constexpr Index threadIdx{0, 0, 0}, blockDim{1, 1, 1};
inline Index blockIdx{0, 0, 0}, gridDim{1, 1, 1};

extern "C" __attribute__((used)) inline void set_block(unsigned index, unsigned count) {
  blockIdx.x = index;
  gridDim.x = count;
}

struct alignas(16) int4 {
  int x, y, z, w;
};

inline void __syncthreads() {}

// A shuffle beyond the end of a warp, which here means any other lane, returns the thread's own value.
template <class T> T __shfl_down_sync(unsigned, T value, unsigned, int = 32) { return value; }
template <class T> T __shfl_sync(unsigned, T value, int, int = 32) { return value; }

inline unsigned atomicInc(unsigned *counter, unsigned last) {
  const unsigned before = *counter;
  *counter = before < last ? before + 1 : 0;
  return before;
}

inline unsigned atomicAdd(unsigned *counter, unsigned by) {
  const unsigned before = *counter;
  *counter += by;
  return before;
}

// Checks an address: a device reads and writes words only at multiples of their size.
template <class T> T *aligned(T *address) {
  if (reinterpret_cast<std::uintptr_t>(address) % alignof(T) != 0) {
    throw std::runtime_error("misaligned address");
  }
  return address;
}
template <class T> T __ldcs(const T *address) { return *aligned(address); }
template <class T> T __ldcg(const T *address) { return *aligned(address); }
template <class T> void __stcg(T *address, T value) { *aligned(address) = value; }
