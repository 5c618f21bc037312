// Merges the states of many threads into one.
//
// Only states to which elements were added are merged, because the protocol does not define the effect of
// merging an empty state. They are the states of the first threads, so their number identifies them.
#pragma once

#include "quaff/loops.cuh"
#include "quaff/protocol.hpp"

#include <cstring>

namespace quaff::detail {

// An array is in registers only if all its indices are constants; merging states in memory takes ten times as
// long. Hence loops over the words of a state are unrolled, however large it is. Loops over whole merges are
// not unrolled if they would be most of a kernel.
#ifdef __CUDACC__
#define QUAFF_UNROLL _Pragma("unroll")
#define QUAFF_UNROLL_MERGES _Pragma("unroll (are_merges_unrolled<Class> ? 64 : 1)")
#else
#define QUAFF_UNROLL
#define QUAFF_UNROLL_MERGES
#endif

// A state as the words in which it moves between threads: padded with zeros, so that every load has 16 bytes.
template <class Class> struct alignas(16) Words {
  static constexpr unsigned int count = (sizeof(Class) + 3) / 4;
  static constexpr unsigned int loads = (count + 3) / 4;

  unsigned int words[4 * loads];

  __device__ __forceinline__ static Words of(const Class &state) {
    Words words;
    QUAFF_UNROLL
    for (unsigned int word = sizeof state / 4; word < 4 * loads; ++word) {
      words.words[word] = 0;
    }
    std::memcpy(words.words, &state, sizeof state);
    return words;
  }

  __device__ __forceinline__ Class state() const {
    Class state;
    std::memcpy(&state, words, sizeof state);
    return state;
  }

  // Stores to memory that all blocks share, bypassing the cache of each multiprocessor.
  __device__ __forceinline__ void store(int4 *to) const {
    QUAFF_UNROLL
    for (unsigned int load = 0; load < loads; ++load) {
      int4 four;
      std::memcpy(&four, words + 4 * load, sizeof four);
      __stcg(to + load, four);
    }
  }

  __device__ __forceinline__ static Words load(const int4 *from) {
    Words words;
    QUAFF_UNROLL
    for (unsigned int load = 0; load < loads; ++load) {
      const int4 four = __ldcg(from + load);
      std::memcpy(words.words + 4 * load, &four, sizeof four);
    }
    return words;
  }
};

// The state of the thread that is `distance` lanes up.
template <class Class>
__device__ __forceinline__ Class shuffle_down(const Class &state, unsigned int distance) {
  Words<Class> words = Words<Class>::of(state);
  QUAFF_UNROLL
  for (unsigned int word = 0; word < Words<Class>::count; ++word) {
    words.words[word] = __shfl_down_sync(0xffffffffu, words.words[word], distance);
  }
  return words.state();
}

template <class Class> __device__ __forceinline__ Class of_first_lane(const Class &state) {
  Words<Class> words = Words<Class>::of(state);
  QUAFF_UNROLL
  for (unsigned int word = 0; word < Words<Class>::count; ++word) {
    words.words[word] = __shfl_sync(0xffffffffu, words.words[word], 0);
  }
  return words.state();
}

// A state of so few words is merged by every lane, and an unwanted result is dropped: with a branch, the next
// shuffle could not begin before this merge has ended.
template <class Class> constexpr bool is_small = Words<Class>::count <= 16;

// A class that knows whether it suffices stands in for an exact one, and its kernels run rarely.
template <class Class> constexpr bool are_merges_unrolled = is_small<Class> && !HasSuffices<Class>::value;

// Merges the states of a warp's first `busy` lanes, which are at most `most`, into that of lane 0. If states
// are small, elements must have been added to the states of all lanes.
template <class Class>
__device__ __forceinline__ void merge_warp(Class &state, unsigned int busy, unsigned int most) {
  const unsigned int lane = threadIdx.x % threads_per_warp;
  QUAFF_UNROLL_MERGES
  for (unsigned int distance = most / 2; distance != 0; distance /= 2) {
    const Class other = shuffle_down(state, distance);
    if constexpr (is_small<Class>) {
      Class merged = state;
      merged.merge(other);
      state = lane + distance < busy ? merged : state;
    } else if (lane + distance < busy) {
      state.merge(other);
    }
  }
}

// Merges the states of a block's first `busy` threads into that of thread 0: first those of each warp, and
// then those of all warps, by the first warp.
template <class Class> __device__ __forceinline__ Class merged_block(Class state, unsigned int busy) {
  constexpr unsigned int most_warps = threads_per_block / threads_per_warp;
  __shared__ Words<Class> of_warps[most_warps];
  const unsigned int warp = threadIdx.x / threads_per_warp;
  const unsigned int before = warp * threads_per_warp;
  const unsigned int warps = (busy + threads_per_warp - 1) / threads_per_warp;
  if constexpr (is_small<Class>) {
    if (before < busy && busy < before + threads_per_warp) { // the whole warp, or no thread of it
      const Class first = of_first_lane(state);
      state = threadIdx.x < busy ? state : first;
    }
  }
  const auto share = [&] {
    if (threadIdx.x == before) {
      of_warps[warp] = Words<Class>::of(state);
    }
    __syncthreads();
    const bool are_more = warps > 1 && warp == 0;
    if (are_more) {
      state = of_warps[threadIdx.x < warps ? threadIdx.x : 0].state();
    }
    return are_more;
  };
  if constexpr (are_merges_unrolled<Class>) {
    if (before < busy) {
      merge_warp(state, busy - before, threads_per_warp);
    }
    if (share()) {
      merge_warp(state, warps, most_warps);
    }
  } else { // with one copy of the merging code
    unsigned int left = before < busy ? busy - before : 0, most = left != 0 ? threads_per_warp : 0;
    QUAFF_KEEP_LOOP
    for (bool are_warps = false;; are_warps = true) {
      merge_warp(state, left, most);
      if (are_warps || !share()) {
        break;
      }
      left = warps;
      most = most_warps;
    }
  }
  return state;
}

} // namespace quaff::detail
