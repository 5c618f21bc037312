// Concludes the state of a slice, or of a piece of a slice.
#pragma once

#include "quaff/adjacent.cuh"
#include "quaff/merge_slices.cuh"
#include "quaff/protocol.hpp"
#include "quaff/slices.cuh"

#include <cstring>
#include <type_traits>

namespace quaff::detail {

// The state of `count` copies of the elements of `single`, by repeated doubling; `count` is above 0.
template <class Class> __device__ __forceinline__ Class repeated_state(const Class &single, Size count) {
  Class state = single;
  Size bit = 1;
  while (count / bit > 1) {
    bit <<= 1;
  }
  QUAFF_KEEP_LOOP
  while ((bit >>= 1) != 0) {
    const Class half = state;
    state.merge(half);
    if ((count & bit) != 0) {
      state.merge(single);
    }
  }
  return state;
}

// Passes the result of a slice to `put`, or records that the exact class must process the slice again.
// `State` is the class, its `directed` or its `narrow`. `slice` is counted from the first slice of the
// launch.
template <class Class, class Result, class State, class Put>
__device__ __forceinline__ void conclude_with(const State &state, unsigned int slice, const SlicesRun &slices,
                                              const Sharing &sharing, const Put &put) {
  Class whole(state);
  if (slices.repeat != 1) {
    if constexpr (std::is_same_v<State, typename DirectedOf<Class>::type>) {
      whole = Class(repeated_state(state, slices.repeat)); // whose merges preserve the bounds
    } else {
      whole = repeated_state(whole, slices.repeat);
    }
  }
  if constexpr (HasDecided<Class>::value) {
    if (slices.elements > most_elements || !whole.decided()) {
      sharing.open[atomicAdd(sharing.open_count, 1u)] = slice;
      return;
    }
  }
  put(static_cast<Result>(whole.value()));
}

// Writes the result, unless the exact class must process the slice again.
template <class Class, class Result, class State>
__device__ __forceinline__ void conclude(const State &state, unsigned int slice, const SlicesRun &slices,
                                         const Sharing &sharing) {
  conclude_with<Class, Result>(state, slice, slices, sharing, [&](const Result &result) {
    put(slices, sharing.first_slice + slice, result);
  });
}

// Writes the results of successive slices along the last axis of the slices, with one store if they are
// adjacent.
template <class Class, class Result, class State, unsigned int count>
__device__ __forceinline__ void conclude_each(const State (&states)[count], unsigned int slice,
                                              const SlicesRun &slices, const Sharing &sharing) {
  Stored<Result> results[count];
  bool is_done[count]{}, are_done = true;
  for (unsigned int one = 0; one < count; ++one) {
    conclude_with<Class, Result>(states[one], slice + one, slices, sharing, [&](const Result &result) {
      results[one] = static_cast<Stored<Result>>(result);
      is_done[one] = true;
    });
    are_done &= is_done[one];
  }
  unsigned char *to = result_of(slices, sharing.first_slice + slice);
  const long long apart = slices.result_strides[slices.ndim - 1];
  constexpr Size bytes = sizeof results;
  if constexpr (bytes <= 16 && (bytes & (bytes - 1)) == 0) {
    if (are_done && apart == sizeof(Stored<Result>) && reinterpret_cast<Size>(to) % bytes == 0) {
      Adjacent<Result, count> row;
      std::memcpy(row.elements, results, bytes);
      store_item(to, row);
      return;
    }
  }
  for (unsigned int one = 0; one < count; ++one) {
    if (is_done[one]) {
      *reinterpret_cast<Stored<Result> *>(to + one * apart) = results[one];
    }
  }
}

// Writes the result of a slice that is one piece, or otherwise the state for the kernel that merges pieces.
template <class Class, class Result, class State>
__device__ __forceinline__ void finish_piece(const State &state, unsigned int slice, unsigned int piece,
                                             const Pieces &pieces, const SlicesRun &slices,
                                             const Sharing &sharing) {
  if (pieces.count == 1) {
    conclude<Class, Result>(state, slice, slices, sharing);
  } else {
    Words<State>::of(state).store(state_of_piece<State>(sharing, pieces, slice, piece));
  }
}

} // namespace quaff::detail
