// A reduction along axes on the GPU: one result for each slice of an array, computed by a class of
// protocol.hpp.
//
//   QUAFF_ALONG_AXES(sum_float, float, float, ::quaff::Sum<float>)
//
// defines `sum_float_along`, `sum_float_narrow_along` for devices with slow doubles,
// `sum_float_along_columns` for slices that lie side by side, `sum_float_along_runs` for slices that are runs
// of whole loads, and the kernels that run after them: `sum_float_along_pieces` and
// `sum_float_narrow_along_pieces` merge the states of the pieces of long slices, and `sum_float_along_exact`
// processes the slices again that the class could not decide, or all slices of a small array. `decided`,
// `value` and the classes that replace the class therefore run on the device, and the host does not wait for
// them.
#pragma once

#include "quaff/conclude.cuh"
#include "quaff/follow.cuh"
#include "quaff/launch.cuh"
#include "quaff/merge.cuh"
#include "quaff/merge_slices.cuh"
#include "quaff/protocol.hpp"
#include "quaff/slice_columns.cuh"
#include "quaff/slice_elements.cuh"
#include "quaff/slice_runs.cuh"
#include "quaff/slices.cuh"

#include <type_traits>

namespace quaff::detail {

// Writes a state for each piece of each slice, or the result of a slice that is one piece.
template <class Class, class Element, class Result, class State>
__device__ __forceinline__ void reduce_slices(const SlicesRun &slices, const Sharing &sharing) {
  const bool across = sharing.side != 0;
  const Group group = !across            ? Group::beside(sharing.shift)
                      : is_shared<State> ? Group::across(sharing.side)
                                         : Group::across(threads_per_block);
  const Pieces pieces = Pieces::of(slices, sharing, sizeof(Words<State>));
  const unsigned int groups = group.groups(sharing.slices);
  bool odd = false;
  for (unsigned int task = blockIdx.x; task < groups * pieces.count; task += gridDim.x, odd = !odd) {
    const unsigned int piece = task / groups;
    const unsigned int slice = (task - piece * groups) * group.side_by_side + group.slot;
    const bool is_there = group.has_this_thread() && slice < sharing.slices;
    const Size begin = piece * pieces.length, end = least(begin + pieces.length, slices.elements);
    State state{};
    Size busy = 0;
    if (is_there && begin < end) {
      const unsigned char *memory = slice_at(slices, sharing.first_slice + slice);
      busy = add_part<State, Element>(state, slices.first, memory, begin, end, group.mine, group.threads);
    }
    if (across) {
      merge_across(state, group, busy);
    } else {
      merge_beside(state, group, busy, odd);
    }
    if (group.mine == 0 && is_there) {
      finish_piece<Class, Result>(state, slice, piece, pieces, slices, sharing);
    }
  }
}

// The additional task of the first kernel of a launch: clearing the counter of the next launch.
__device__ __forceinline__ void clear_next(const Sharing &sharing) {
  if (blockIdx.x == 0 && threadIdx.x == 0 && sharing.next_count != nullptr) {
    *sharing.next_count = 0;
  }
}

// Merges the states of pieces with at most a warp for each slice.
template <class Class, class Result, class State>
__device__ __forceinline__ void merge_pieces(const SlicesRun &slices, const Sharing &sharing) {
  const Pieces pieces = Pieces::of(slices, sharing, sizeof(Words<State>));
  if (pieces.count == 1) {
    return;
  }
  unsigned int shift = 0;
  while (1u << shift < pieces.count && 1u << shift < threads_per_warp) {
    ++shift;
  }
  const Group group = Group::beside(shift);
  const unsigned int groups = group.groups(sharing.slices);
  for (unsigned int task = blockIdx.x; task < groups; task += gridDim.x) {
    const unsigned int slice = task * group.side_by_side + group.slot;
    State state{};
    if (slice < sharing.slices && group.mine < pieces.count) {
      state = Words<State>::load(state_of_piece<State>(sharing, pieces, slice, group.mine)).state();
      for (unsigned int piece = group.mine + group.threads; piece < pieces.count; piece += group.threads) {
        state.merge(Words<State>::load(state_of_piece<State>(sharing, pieces, slice, piece)).state());
      }
    }
    merge_beside(state, group, slice < sharing.slices ? pieces.count : 0, false);
    if (group.mine == 0 && slice < sharing.slices) {
      conclude<Class, Result>(state, slice, slices, sharing);
    }
  }
}

// The number of loads that a thread has in flight for an exact class.
constexpr unsigned int loads_of_exact = 8;

// The state of a slice, which all threads of a block reduce; thread 0 has the result. The code adds an
// element at one place only, because the addition of an exact class is long.
template <class State, class Element>
__device__ __forceinline__ State reduce_slice(const SlicesRun &slices, const unsigned char *slice) {
  const StridedRun &view = slices.first;
  State state{};
  QUAFF_KEEP_LOOP
  for (Size index = threadIdx.x; index < slices.elements; index += loads_of_exact * blockDim.x) {
    Stored<Element> loaded[loads_of_exact];
    for (unsigned int load = 0; load < loads_of_exact; ++load) {
      const Size number = least(index + load * blockDim.x, slices.elements - 1);
      const long long offset = offset_of(number, view.ndim, view.shape, view.strides);
      loaded[load] = *reinterpret_cast<const Stored<Element> *>(slice + offset);
    }
    const Size left = (slices.elements - index + (blockDim.x - 1)) / blockDim.x;
    add_rolled(loaded, static_cast<unsigned int>(least(left, loads_of_exact)),
               [&](Stored<Element> element) { state.add(static_cast<Element>(element)); });
  }
  return merged_block(state, static_cast<unsigned int>(least(slices.elements, blockDim.x)));
}

// The state of a slice by the class that stands in for the exact one, if it suffices: then `state` of thread
// 0 is converted to the exact class. Returns the same value in all threads.
template <class Exact, class Element, class Shortcut>
__device__ __forceinline__ bool reduce_shortly(Exact &state, const SlicesRun &slices, Size slice) {
  if constexpr (std::is_void_v<Shortcut>) {
    return false;
  } else {
    __shared__ bool suffices;
    const Shortcut shortcut = reduce_slice<Shortcut, Element>(slices, slice_at(slices, slice));
    if (threadIdx.x == 0) {
      suffices = shortcut.suffices();
      if (suffices) {
        state = Exact(shortcut);
      }
    }
    __syncthreads();
    const bool is_done = suffices;
    __syncthreads();
    return is_done;
  }
}

// Processes the undecided slices, or all slices of a launch that is this kernel alone, a block for each.
template <class Exact, class Element, class Result>
__device__ __forceinline__ void reduce_open(const SlicesRun &slices, const Sharing &sharing) {
  using Shortcut = typename ShortcutOf<Exact>::type;
  const bool is_alone = sharing.open == nullptr;
  const unsigned int open = is_alone ? sharing.slices : *sharing.open_count;
  QUAFF_KEEP_LOOP
  for (unsigned int task = blockIdx.x; task < open; task += gridDim.x) {
    const Size slice = sharing.first_slice + (is_alone ? task : sharing.open[task]);
    Exact state;
    if (!reduce_shortly<Exact, Element, Shortcut>(state, slices, slice)) {
      state = reduce_slice<Exact, Element>(slices, slice_at(slices, slice));
      __syncthreads();
    }
    if (threadIdx.x == 0) {
      put(slices, slice, static_cast<Result>(repeated_state(state, slices.repeat).value()));
    }
  }
}

// The bodies of the kernels of a class. `State` is the class or its `directed`, its `narrow`, or void if
// there is none.
template <class Class, class Element, class Result, class State> struct AlongKernels {
  // The number of blocks that a multiprocessor is to run at a time. If it were to run more, registers would
  // spill, which costs a tenth of the bandwidth and more.
  static constexpr unsigned int blocks = sizeof(State) <= 64 ? 2 : 1;

  // Whether the kernel for slices that are long runs loads elements into shared memory, which leaves room for
  // more blocks.
  static constexpr bool is_queued = has_load_queues && sizeof(State) <= 32;
  static constexpr unsigned int blocks_of_runs = is_queued ? 4 : blocks;

  __device__ __forceinline__ static void along(const SlicesRun &slices, const Sharing &sharing) {
    clear_next(sharing);
    reduce_slices<Class, Element, Result, State>(slices, sharing);
  }
  // If the states of several slices are too large, a thread takes one slice at a time nevertheless.
  __device__ __forceinline__ static void along_columns(const SlicesRun &slices, const Sharing &sharing) {
    clear_next(sharing);
    if constexpr (columns_at_once<State, Element> > 1) {
      reduce_columns<Class, Element, Result, State>(slices, sharing);
    } else {
      reduce_slices<Class, Element, Result, State>(slices, sharing);
    }
  }
  __device__ __forceinline__ static void along_runs(const SlicesRun &slices, const Sharing &sharing) {
    clear_next(sharing);
    if constexpr (is_queued) {
      reduce_runs<Class, Element, Result, State>(slices, sharing);
    } else {
      reduce_slices<Class, Element, Result, State>(slices, sharing);
    }
  }
  __device__ __forceinline__ static void pieces(const SlicesRun &slices, const Sharing &sharing) {
    wait_for_kernels_before();
    merge_pieces<Class, Result, State>(slices, sharing);
  }
};
template <class Class, class Element, class Result> struct AlongKernels<Class, Element, Result, void> {
  static constexpr unsigned int blocks = 1;

  __device__ __forceinline__ static void along(const SlicesRun &, const Sharing &) {}
  __device__ __forceinline__ static void pieces(const SlicesRun &, const Sharing &) {}
};

template <class Element, class Result, class Class>
using FirstAlong = AlongKernels<Class, Element, Result, typename DirectedOf<Class>::type>;
template <class Element, class Result, class Class>
using NarrowAlong = AlongKernels<Class, Element, Result, typename NarrowOf<Class>::type>;

// A class that can always decide leaves no slice undecided.
template <class Element, class Result, class Class, class Exact = typename ExactOf<Class>::type>
struct ExactAlong {
  __device__ __forceinline__ static void run(const SlicesRun &slices, const Sharing &sharing) {
    wait_for_kernels_before();
    if constexpr (!std::is_same_v<Exact, Class>) {
      reduce_open<Exact, Element, Result>(slices, sharing);
    }
  }
};

} // namespace quaff::detail

// Defines the kernels along axes, on one line like QUAFF_REDUCTION; nothing if QUAFF_KERNELS_WITHOUT_AXES is
// defined.
#ifdef QUAFF_KERNELS_WITHOUT_AXES
#define QUAFF_ALONG_AXES(...)
#else
#define QUAFF_ALONG_AXES(SYMBOL, ELEMENT, RESULT, ...)                                                       \
  QUAFF_ALONG_KERNELS(SYMBOL, (::quaff::detail::FirstAlong<ELEMENT, RESULT, __VA_ARGS__>))                   \
  QUAFF_ALONG_KERNELS(SYMBOL##_narrow, (::quaff::detail::NarrowAlong<ELEMENT, RESULT, __VA_ARGS__>))         \
  QUAFF_ALONG_LOADS(SYMBOL, (::quaff::detail::FirstAlong<ELEMENT, RESULT, __VA_ARGS__>))                     \
  extern "C" __global__ void __launch_bounds__(::quaff::detail::threads_per_block)                           \
      SYMBOL##_along_exact(::quaff::SlicesRun slices, ::quaff::Sharing sharing) {                            \
    QUAFF_KERNEL_CODE(::quaff::detail::ExactAlong<ELEMENT, RESULT, __VA_ARGS__>::run(slices, sharing));      \
  }
#endif

#define QUAFF_BARE(...) __VA_ARGS__
#define QUAFF_ALONG_KERNELS(SYMBOL, KERNELS)                                                                 \
  QUAFF_ALONG_KERNEL(SYMBOL##_along, along, (QUAFF_BARE KERNELS::blocks), KERNELS)                           \
  QUAFF_ALONG_KERNEL(SYMBOL##_along_pieces, pieces, 1, KERNELS)
#define QUAFF_ALONG_LOADS(SYMBOL, KERNELS)                                                                   \
  QUAFF_ALONG_KERNEL(SYMBOL##_along_columns, along_columns, 2, KERNELS)                                      \
  QUAFF_ALONG_KERNEL(SYMBOL##_along_runs, along_runs, (QUAFF_BARE KERNELS::blocks_of_runs), KERNELS)
#define QUAFF_ALONG_KERNEL(NAME, DOES, BLOCKS, KERNELS)                                                      \
  extern "C" __global__ void __launch_bounds__(::quaff::detail::threads_per_block, BLOCKS)                   \
      NAME(::quaff::SlicesRun slices, ::quaff::Sharing sharing) {                                            \
    QUAFF_KERNEL_CODE(QUAFF_BARE KERNELS::DOES(slices, sharing));                                            \
  }
