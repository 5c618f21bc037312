// A reduction on the GPU: the kernels around a class of protocol.hpp, the same class that the host's loop
// runs.
//
//   QUAFF_REDUCTION(sum_float, float, ::quaff::Sum<float>)
//
// defines `sum_float_run` for contiguous arrays and `sum_float_strided` for all others, and both with
// `narrow`, `exact` or `shortcut` in their names for the member types of the class and of its exact class.
// There is one pass: threads add elements to states of their own, blocks merge the states of their threads,
// and the block that finishes last merges the states of all blocks. The order in which elements are added and
// states are merged depends only on the array's length, its address modulo 16 bytes and the grid: the same
// call gives the same bits.
#pragma once

#include "quaff/add.cuh"
#include "quaff/elements.cuh"
#include "quaff/launch.cuh"
#include "quaff/merge.cuh"
#include "quaff/protocol.hpp"

#include <type_traits>

namespace quaff::detail {

template <class Class>
__device__ __forceinline__ void finish(const Class &of_thread, Size busy, const Launch &launch);

__device__ __forceinline__ Size thread_index() { return Size(blockIdx.x) * blockDim.x + threadIdx.x; }
__device__ __forceinline__ Size thread_count() { return Size(gridDim.x) * blockDim.x; }

template <class Class, class Element>
__device__ __forceinline__ void reduce_run(const Element *data, Size length, const Launch &launch) {
  const Run<Element> run(reinterpret_cast<const Stored<Element> *>(data), length);
  const Size mine = thread_index(), threads = thread_count();
  Class state{};
  add_items(state, run.vectors(), mine, threads);
  add_elements<Class, Element>(state, run.elements, run.head, mine, threads);
  add_elements<Class, Element>(state, run.elements + (length - run.tail), run.tail, mine, threads);
  finish(state, run.busy(), launch);
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
    add_items(state, Scattered<Element, unsigned int>{view, view.data, shared, count}, thread_index(),
              thread_count());
  } else {
    add_items(state, Scattered<Element, Size>{view, view.data, shared, count}, thread_index(),
              thread_count());
  }
  finish(state, count, launch);
}

template <class Class>
__device__ __forceinline__ bool is_last_block(const Class &state, const Launch &launch);
template <class Class>
__device__ __forceinline__ Class merged_partials(unsigned int count, const Launch &launch);
template <class Class> __device__ __forceinline__ void publish(const Class &state, const Launch &launch);
__device__ __forceinline__ int4 *partial(const Launch &launch, unsigned int block);
__device__ __forceinline__ unsigned int count_block(const Launch &launch);

// Merges the states of the first `busy` threads of the grid into one, and writes it for the host. Blocks
// merge twice, and the last block also merges the states of all blocks: with one copy of the code, which is
// most of a kernel.
template <class Class>
__device__ __forceinline__ void finish(const Class &of_thread, Size busy, const Launch &launch) {
  const Size before = Size(blockIdx.x) * blockDim.x;
  Size left = busy < before ? 0 : busy - before;
  Class state = of_thread; // elements may have been added to it by an index
  QUAFF_KEEP_LOOP
  for (bool are_blocks = gridDim.x == 1;; are_blocks = true) {
    state = merged_block(state, static_cast<unsigned int>(least(left, blockDim.x)));
    if (are_blocks) {
      break;
    }
    if (!is_last_block(state, launch)) {
      return;
    }
    left = least((busy + blockDim.x - 1) / blockDim.x, gridDim.x);
    state = merged_partials<Class>(static_cast<unsigned int>(left), launch);
  }
  if (threadIdx.x == 0) {
    publish(state, launch);
  }
}

// Stores the block's state for the last block, and returns whether this block is the last.
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

// Merges the states of those blocks that are the share of the calling thread.
template <class Class>
__device__ __forceinline__ Class merged_partials(unsigned int count, const Launch &launch) {
  Class state{};
  unsigned int block = threadIdx.x;
  if (block < count) {
    state = Words<Class>::load(partial(launch, block)).state();
  }
  for (block += blockDim.x; block < count; block += blockDim.x) {
    state.merge(Words<Class>::load(partial(launch, block)).state());
  }
  return state;
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

// The number of blocks that have finished before; the last block resets the count to 0. The states that they
// have stored are visible to this block's threads after the next `__syncthreads`. CUDA's `__threadfence`
// around `atomicInc` would guarantee more, and take 0.2 us more on an H200.
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

// The bodies of the kernels of a class.
template <class Class, class Element> struct Kernels {
  // The number of blocks that fit on a multiprocessor. With more than four, registers would spill.
  static constexpr unsigned int blocks = sizeof(Class) <= 64 ? 4 : 1;

  __device__ __forceinline__ static void run(const Element *data, Size length, const Launch &launch) {
    reduce_run<Class>(data, length, launch);
  }
  __device__ __forceinline__ static void strided(const StridedRun &view, const Launch &launch) {
    reduce_strided<Class, Element>(view, launch);
  }
};

// A class without one of these member types has kernels of that name nevertheless, which are never launched.
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

// Defines the kernels of a reduction, on one line, so that an error names the location given by `#line`. The
// class is the last argument, because it may contain commas.
#ifdef QUAFF_KERNELS_WITHOUT_ALL
#define QUAFF_REDUCTION(...)
#else
#define QUAFF_REDUCTION(SYMBOL, ELEMENT, ...)                                                                \
  QUAFF_KERNELS(SYMBOL, ELEMENT, ::quaff::detail::Kernels<__VA_ARGS__, ELEMENT>)                             \
  QUAFF_KERNELS(SYMBOL##_narrow, ELEMENT, ::quaff::detail::NarrowKernels<__VA_ARGS__, ELEMENT>)              \
  QUAFF_KERNELS(SYMBOL##_exact, ELEMENT, ::quaff::detail::ExactKernels<__VA_ARGS__, ELEMENT>)                \
  QUAFF_KERNELS(SYMBOL##_shortcut, ELEMENT, ::quaff::detail::ShortcutKernels<__VA_ARGS__, ELEMENT>)
#endif

#define QUAFF_KERNELS(SYMBOL, ELEMENT, ...)                                                                  \
  extern "C" __global__ void __launch_bounds__(::quaff::detail::threads_per_block, (__VA_ARGS__::blocks))    \
      SYMBOL##_run(const ELEMENT *data, unsigned long long length, ::quaff::Launch launch) {                 \
    QUAFF_KERNEL_CODE(__VA_ARGS__::run(data, length, launch));                                               \
  }                                                                                                          \
  extern "C" __global__ void __launch_bounds__(::quaff::detail::threads_per_block, (__VA_ARGS__::blocks))    \
      SYMBOL##_strided(::quaff::StridedRun view, ::quaff::Launch launch) {                                   \
    QUAFF_KERNEL_CODE(__VA_ARGS__::strided(view, launch));                                                   \
  }
