// Merges the states of the threads that share a slice, or of the pieces of a slice, into one.
#pragma once

#include "quaff/merge.cuh"
#include "quaff/slices.cuh"

namespace quaff::detail {

// Merges the states of `threads` threads, a power of 2 and at most a warp, into that of the first. Only the
// first `busy` states have elements. All threads of a warp call it.
template <class Class>
__device__ __forceinline__ void merge_lanes_of(Class &state, unsigned int mine, unsigned int threads,
                                               Size busy) {
  QUAFF_KEEP_LOOP
  for (unsigned int distance = threads / 2; distance != 0; distance /= 2) {
    const Class other = shuffle_down(state, distance);
    if (mine + distance < busy && mine + distance < threads) {
      state.merge(other);
    }
  }
}

// Whether a merge is a chain of many operations, during which the next merge can begin. For other states,
// longer code would cost short slices more than long ones gain.
template <class Class> constexpr bool are_merges_long = are_merges_unrolled<Class> && sizeof(Class) > 16;

// Merges like `merge_lanes_of`, for at most `most` threads. If merges are long and the states of `most`
// threads have elements, no merge depends on a condition, so that the next one begins before the previous one
// has ended (2 to 4 % of the time of rows of 10^4 doubles on an H200).
template <unsigned int most, class Class>
__device__ __forceinline__ void merge_lanes_up_to(Class &state, unsigned int mine, unsigned int threads,
                                                  Size busy) {
  if constexpr (are_merges_long<Class>) {
    if (threads == most && busy >= most) {
      QUAFF_UNROLL
      for (unsigned int distance = most / 2; distance != 0; distance /= 2) {
        state.merge(shuffle_down(state, distance));
      }
      return;
    }
  }
  merge_lanes_of(state, mine, threads, busy);
}

// Merges the states of a group's threads, if the threads of a slice are neighbours. All threads of a block
// call it, alternately with `odd` true and false, so that no thread waits until others have read the previous
// results.
template <class Class>
__device__ __forceinline__ void merge_beside(Class &state, const Group &group, Size busy, bool odd) {
  constexpr unsigned int most_warps = threads_per_block / threads_per_warp;
  const unsigned int lane = group.mine % threads_per_warp, before = group.mine - lane;
  const unsigned int lanes = group.threads < threads_per_warp ? group.threads : threads_per_warp;
  merge_lanes_up_to<threads_per_warp>(state, lane, lanes, busy > before ? busy - before : 0);
  if (group.threads <= threads_per_warp) {
    return;
  }
  __shared__ Words<Class> of_warps[2][most_warps];
  const unsigned int warp = threadIdx.x / threads_per_warp, first = warp - before / threads_per_warp;
  if (lane == 0) {
    of_warps[odd][warp] = Words<Class>::of(state);
  }
  __syncthreads();
  const unsigned int warps = group.threads / threads_per_warp;
  const Size busy_warps = (busy + threads_per_warp - 1) / threads_per_warp;
  if (before == 0 && busy_warps > 1) {
    state = of_warps[odd][first + (lane < warps ? lane : 0)].state();
    merge_lanes_up_to<most_warps>(state, lane, warps, busy_warps);
  }
}

// Larger states are not merged across, because they would need all of a block's shared memory.
template <class Class> constexpr bool is_shared = sizeof(Words<Class>) <= 256;

// The largest power of 2 below a number; 0 for 1.
__device__ __forceinline__ unsigned int power_below(unsigned int number) {
  unsigned int power = number > 1 ? 1 : 0;
  while (2 * power < number && power != 0) {
    power *= 2;
  }
  return power;
}

// Merges the states of a group's threads, of any number, if neighbouring threads have neighbouring slices.
// All threads of a block call it.
template <class Class>
__device__ __forceinline__ void merge_across(Class &state, const Group &group, Size busy) {
  if constexpr (is_shared<Class>) {
    __shared__ Words<Class> given[threads_per_block / 2];
    const Size with = least(busy, group.threads);
    for (unsigned int distance = power_below(group.threads); distance != 0; distance /= 2) {
      if (group.mine >= distance && group.mine < 2 * distance && group.mine < with) {
        given[threadIdx.x - distance * group.side_by_side] = Words<Class>::of(state);
      }
      __syncthreads();
      if (group.mine < distance && group.mine + distance < with) {
        state.merge(given[threadIdx.x].state());
      }
      __syncthreads();
    }
  }
}

// The place for the state of a piece until all states of a slice are merged.
template <class Class>
__device__ __forceinline__ int4 *state_of_piece(const Sharing &sharing, const Pieces &pieces,
                                                unsigned int slice, unsigned int piece) {
  const Size index = Size(slice) * pieces.apart + piece;
  return reinterpret_cast<int4 *>(sharing.states + index * sizeof(Words<Class>));
}

} // namespace quaff::detail
