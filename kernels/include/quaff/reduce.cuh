// A reduction on the GPU: the kernels around a class of protocol.hpp, which is the class that the host's loop
// runs.
//
//   QUAFF_REDUCTION(sum_float, float, ::quaff::Sum<float>)
//
// defines `sum_float_run` for contiguous arrays and `sum_float_strided` for all others, and both with
// `narrow`, `exact` or `shortcut` in their names for the class's member types and its exact class's. One
// pass: threads add elements to states of their own, blocks merge those of their threads, and the block that
// is done last merges those of all blocks. What is added and merged in which order follows from the array's
// length, its place within 16 bytes and the grid: the same call gives the same bits.
#pragma once

#include "quaff/elements.cuh"
#include "quaff/launch.cuh"
#include "quaff/merge.cuh"
#include "quaff/protocol.hpp"

#include <type_traits>

namespace quaff::detail {

// Loads that a thread has under way at once: that, and 1024 threads on each multiprocessor, keep the memory
// busy.
constexpr unsigned int loads = 4;

// States that a thread adds to in turn, so that no addition waits for the one before. They live in registers.
template <class Class> constexpr unsigned int lanes = sizeof(Class) <= 16 ? 4 : sizeof(Class) <= 32 ? 2 : 1;

template <class Class, class Items>
__device__ __forceinline__ void add_items(Class &state, const Items &items);
template <class Class, class Items>
__device__ __forceinline__ void add_rest(Class &state, const Items &items, Size index);
template <class Class, class Element>
__device__ __forceinline__ void add_elements(Class &state, const Element *elements, Size count);
template <class Class> __device__ __forceinline__ void finish(Class &state, Size busy, const Launch &launch);

__device__ __forceinline__ Size thread_index() { return Size(blockIdx.x) * blockDim.x + threadIdx.x; }
__device__ __forceinline__ Size thread_count() { return Size(gridDim.x) * blockDim.x; }
__device__ __forceinline__ Size least(Size one, Size other) { return one < other ? one : other; }
__device__ __forceinline__ Size most(Size one, Size other) { return one < other ? other : one; }

template <class Class, class Element>
__device__ __forceinline__ void reduce_run(const Element *data, Size length, const Launch &launch) {
  using Items = Vectors<Element>;
  constexpr Size per_item = 16 / sizeof(Element);
  const Size beyond_border = reinterpret_cast<Size>(data) % 16 / sizeof(Element);
  const Size head = least(length, (per_item - beyond_border) % per_item);
  const Size vectors = (length - head) / per_item;
  const Size tail = (length - head) % per_item;
  Class state{};
  add_items(state, Items{reinterpret_cast<const typename Items::Item *>(data + head), vectors});
  add_elements(state, data, head);
  add_elements(state, data + (length - tail), tail);
  finish(state, most(vectors, most(head, tail)), launch);
}

template <class Class, class Element>
__device__ __forceinline__ void reduce_strided(const StridedRun &view, const Launch &launch) {
  Size count = 1;
  for (unsigned int axis = 0; axis < view.ndim; ++axis) {
    count *= view.shape[axis];
  }
  const Size *shared = reciprocals(view);
  Class state{};
  if (count <= ~0u) {
    add_items(state, Scattered<Element, unsigned int>{view, shared, count});
  } else {
    add_items(state, Scattered<Element, Size>{view, shared, count});
  }
  finish(state, count, launch);
}

// Adds every item whose number is this thread's, or larger by a multiple of the number of threads.
template <class Class, class Items>
__device__ __forceinline__ void add_items(Class &state, const Items &items) {
  const Size step = thread_count();
  Size index = thread_index();
  Class states[lanes<Class>]{};
  const bool several = index + (loads - 1) * step < items.count;
  for (; index + (loads - 1) * step < items.count; index += loads * step) {
    typename Items::Item loaded[loads];
    for (unsigned int load = 0; load < loads; ++load) {
      loaded[load] = items.load(index + load * step);
    }
    for (unsigned int load = 0; load < loads; ++load) {
      Items::add(states[load % lanes<Class>], loaded[load]);
    }
  }
  add_rest(states[0], items, index);
  if (several) {
    for (unsigned int lane = 1; lane < lanes<Class>; ++lane) {
      states[0].merge(states[lane]);
    }
  }
  state = states[0];
}

// The items from `index` on, too few to fill another round: all there are of short arrays. They are loaded at
// once, too: one after another would take 0.3 us longer (H200, 10^6 elements).
template <class Class, class Items>
__device__ __forceinline__ void add_rest(Class &state, const Items &items, Size index) {
  const Size step = thread_count();
  typename Items::Item loaded[loads - 1];
  for (unsigned int load = 0; load < loads - 1; ++load) {
    if (index + load * step < items.count) {
      loaded[load] = items.load(index + load * step);
    }
  }
  for (unsigned int load = 0; load < loads - 1; ++load) {
    if (index + load * step < items.count) {
      Items::add(state, loaded[load]);
    }
  }
}

// One by one: the few before the first border of 16 bytes, and after the last.
template <class Class, class Element>
__device__ __forceinline__ void add_elements(Class &state, const Element *elements, Size count) {
  const Stored<Element> *stored = reinterpret_cast<const Stored<Element> *>(elements);
  for (Size index = thread_index(); index < count; index += thread_count()) {
    state.add(static_cast<Element>(stored[index]));
  }
}

template <class Class>
__device__ __forceinline__ bool is_last_block(const Class &state, const Launch &launch);
template <class Class>
__device__ __forceinline__ void merge_partials(Class &state, unsigned int count, const Launch &launch);
template <class Class> __device__ __forceinline__ void publish(const Class &state, const Launch &launch);
__device__ __forceinline__ int4 *partial(const Launch &launch, unsigned int block);
__device__ __forceinline__ unsigned int count_block(const Launch &launch);

// Makes one state of those that the first `busy` threads of the grid have, and hands it to the host.
template <class Class> __device__ __forceinline__ void finish(Class &state, Size busy, const Launch &launch) {
  const Size before = Size(blockIdx.x) * blockDim.x;
  merge_block(state, busy < before ? 0 : static_cast<unsigned int>(least(busy - before, blockDim.x)));
  if (gridDim.x > 1) {
    if (!is_last_block(state, launch)) {
      return;
    }
    const Size busy_blocks = (busy + blockDim.x - 1) / blockDim.x;
    merge_partials(state, static_cast<unsigned int>(least(busy_blocks, gridDim.x)), launch);
  }
  if (threadIdx.x == 0) {
    publish(state, launch);
  }
}

// Leaves the block's state for the one that is last, and says whether it is this one.
template <class Class>
__device__ __forceinline__ bool is_last_block(const Class &state, const Launch &launch) {
  __shared__ bool is_last;
  if (threadIdx.x == 0) {
    Words<Class>::of(state).store(partial(launch, blockIdx.x));
    is_last = count_block(launch) == gridDim.x - 1;
  }
  __syncthreads();
  return is_last;
}

template <class Class>
__device__ __forceinline__ void merge_partials(Class &state, unsigned int count, const Launch &launch) {
  unsigned int block = threadIdx.x;
  if (block < count) {
    state = Words<Class>::load(partial(launch, block)).state();
  }
  for (block += blockDim.x; block < count; block += blockDim.x) {
    state.merge(Words<Class>::load(partial(launch, block)).state());
  }
  merge_block(state, count < blockDim.x ? count : blockDim.x);
}

template <class Class> __device__ __forceinline__ void publish(const Class &state, const Launch &launch) {
  const Words<Class> words = Words<Class>::of(state);
  volatile unsigned long long *outcome = launch.outcome->words;
  const unsigned long long sequence = static_cast<unsigned long long>(launch.sequence) << 32;
  outcome[0] = sequence | words.count;
  for (unsigned int word = 0; word < words.count; ++word) {
    outcome[1 + word] = sequence | words.words[word];
  }
}

__device__ __forceinline__ int4 *partial(const Launch &launch, unsigned int block) {
  return reinterpret_cast<int4 *>(launch.partials + Size(block) * sizeof(ReductionState));
}

// How many blocks have come before; the last one sets the count to 0 again. What those have stored is there
// for this block's threads after the next `__syncthreads`. CUDA's `__threadfence` around `atomicInc` would
// say more than that, and take 0.2 us more on an H200.
__device__ __forceinline__ unsigned int count_block(const Launch &launch) {
#ifdef __CUDACC__
  unsigned int before;
  asm volatile("atom.acq_rel.gpu.inc.u32 %0, [%1], %2;"
               : "=r"(before)
               : "l"(launch.finished), "r"(gridDim.x - 1)
               : "memory");
  return before;
#else
  return atomicInc(launch.finished, gridDim.x - 1);
#endif
}

// What the kernels of a class do.
template <class Class, class Element> struct Kernels {
  // Blocks that a multiprocessor has room for. For more than four, registers would spill.
  static constexpr unsigned int blocks = sizeof(Class) <= 64 ? 4 : 1;

  __device__ __forceinline__ static void run(const Element *data, Size length, const Launch &launch) {
    reduce_run<Class>(data, length, launch);
  }
  __device__ __forceinline__ static void strided(const StridedRun &view, const Launch &launch) {
    reduce_strided<Class, Element>(view, launch);
  }
};

// A class without one of these member types has kernels of that name all the same. Nobody launches them.
template <class Element> struct Kernels<void, Element> {
  static constexpr unsigned int blocks = 1;

  __device__ __forceinline__ static void run(const Element *, Size, const Launch &) {}
  __device__ __forceinline__ static void strided(const StridedRun &, const Launch &) {}
};

template <class Class, class Element, class Exact = typename ExactOf<Class>::type>
using ExactKernels = Kernels<std::conditional_t<std::is_same_v<Exact, Class>, void, Exact>, Element>;

template <class Class, class Element> using NarrowKernels = Kernels<typename NarrowOf<Class>::type, Element>;

template <class Class, class Element, class Exact = typename ExactOf<Class>::type>
using ShortcutKernels = Kernels<typename ShortcutOf<Exact>::type, Element>;

} // namespace quaff::detail

// On one line, so that an error names the place that `#line` gave it. The class comes last: it may contain
// commas.
#define QUAFF_REDUCTION(SYMBOL, ELEMENT, ...)                                                                \
  QUAFF_KERNELS(SYMBOL, ELEMENT, ::quaff::detail::Kernels<__VA_ARGS__, ELEMENT>)                             \
  QUAFF_KERNELS(SYMBOL##_narrow, ELEMENT, ::quaff::detail::NarrowKernels<__VA_ARGS__, ELEMENT>)              \
  QUAFF_KERNELS(SYMBOL##_exact, ELEMENT, ::quaff::detail::ExactKernels<__VA_ARGS__, ELEMENT>)                \
  QUAFF_KERNELS(SYMBOL##_shortcut, ELEMENT, ::quaff::detail::ShortcutKernels<__VA_ARGS__, ELEMENT>)

#define QUAFF_KERNELS(SYMBOL, ELEMENT, ...)                                                                  \
  extern "C" __global__ void __launch_bounds__(::quaff::detail::threads_per_block, (__VA_ARGS__::blocks))    \
      SYMBOL##_run(const ELEMENT *data, unsigned long long length, ::quaff::Launch launch) {                 \
    __VA_ARGS__::run(data, length, launch);                                                                  \
  }                                                                                                          \
  extern "C" __global__ void __launch_bounds__(::quaff::detail::threads_per_block, (__VA_ARGS__::blocks))    \
      SYMBOL##_strided(::quaff::StridedRun view, ::quaff::Launch launch) {                                   \
    __VA_ARGS__::strided(view, launch);                                                                      \
  }
