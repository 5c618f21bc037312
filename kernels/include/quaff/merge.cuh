// How states that many threads hold become one.
//
// Only states that elements were added to are merged: what an empty one does to another is nowhere promised.
// They are those of the first threads, so a count says which.
#pragma once

#include <cstring>

namespace quaff::detail {

constexpr unsigned int threads_per_block = 256;
constexpr unsigned int threads_per_warp = 32;

// Unrolled, loops over the words of a large state would be most of a kernel, and most of the time to compile
// it.
#ifdef __CUDACC__
#define QUAFF_UNROLL_SMALL _Pragma("unroll (Words<Class>::count <= 16 ? 64 : 1)")
#else
#define QUAFF_UNROLL_SMALL
#endif

// A state as the words in which it moves between threads.
template <class Class> struct Words {
  static constexpr unsigned int count = (sizeof(Class) + 3) / 4;

  unsigned int words[count];

  __device__ __forceinline__ explicit Words(const Class &state) {
    words[count - 1] = 0; // the class may end within it
    std::memcpy(words, &state, sizeof state);
  }

  // Volatile: threads of other blocks have written there.
  __device__ __forceinline__ explicit Words(const volatile unsigned int *from) {
    QUAFF_UNROLL_SMALL
    for (unsigned int word = 0; word < count; ++word) {
      words[word] = from[word];
    }
  }

  __device__ __forceinline__ void store(volatile unsigned int *to) const {
    QUAFF_UNROLL_SMALL
    for (unsigned int word = 0; word < count; ++word) {
      to[word] = words[word];
    }
  }

  __device__ __forceinline__ Class state() const {
    Class state;
    std::memcpy(&state, words, sizeof state);
    return state;
  }
};

// The state of the thread that many lanes up.
template <class Class>
__device__ __forceinline__ Class shuffle_down(const Class &state, unsigned int distance) {
  Words<Class> words(state);
  QUAFF_UNROLL_SMALL
  for (unsigned int word = 0; word < Words<Class>::count; ++word) {
    words.words[word] = __shfl_down_sync(0xffffffffu, words.words[word], distance);
  }
  return words.state();
}

// The states of a warp's first `busy` lanes become that of lane 0.
template <class Class> __device__ __forceinline__ void merge_warp(Class &state, unsigned int busy) {
  const unsigned int lane = threadIdx.x % threads_per_warp;
  QUAFF_UNROLL_SMALL
  for (unsigned int distance = threads_per_warp / 2; distance != 0; distance /= 2) {
    const Class other = shuffle_down(state, distance);
    if (lane + distance < busy) {
      state.merge(other);
    }
  }
}

// The states of a block's first `busy` threads become that of thread 0.
template <class Class> __device__ __forceinline__ void merge_block(Class &state, unsigned int busy) {
  __shared__ unsigned int of_warps[threads_per_block / threads_per_warp][Words<Class>::count];
  const unsigned int warp = threadIdx.x / threads_per_warp;
  const unsigned int before = warp * threads_per_warp;
  merge_warp(state, busy > before ? busy - before : 0);
  if (threadIdx.x == before) {
    Words<Class>(state).store(of_warps[warp]);
  }
  __syncthreads();
  const unsigned int warps = (busy + threads_per_warp - 1) / threads_per_warp;
  if (warps > 1 && warp == 0) {
    if (threadIdx.x < warps) {
      state = Words<Class>(of_warps[threadIdx.x]).state();
    }
    merge_warp(state, warps);
  }
}

} // namespace quaff::detail
