// The slices of an array for a kernel, and their partition among threads, with the layout of
// runtime/src/core/device/along.rs and runtime/src/core/device/workspace.rs.
#pragma once

#include "quaff/elements.cuh"
#include "quaff/launch.cuh"

namespace quaff {

struct SlicesRun {
  // The first slice, in memory order. The others have the same layout. An empty slice has one axis of length
  // 0.
  StridedRun first;
  // The number of times that a slice contains each of its elements: at least 1.
  unsigned long long repeat;
  // The number of different elements of a slice.
  unsigned long long elements;
  // Slices are numbered by axes of their own, the last of which has the shortest stride; there may be none.
  unsigned int ndim;
  unsigned long long shape[64];
  // The strides in bytes between slices, and between results.
  long long strides[64];
  long long result_strides[64];
  unsigned char *results;
};

// The slices of a launch, and their partition among its threads.
struct Sharing {
  unsigned long long first_slice;
  unsigned int slices;
  // If neighbouring threads share a slice: the base-2 logarithm of their number, which is at most that of a
  // block.
  unsigned int shift;
  // If neighbouring threads have neighbouring slices: the number of a block's threads that lie side by side.
  // All threads at the same place of their rows share slices. Otherwise 0.
  unsigned int side;
  // The pieces that each slice is cut into if there is room for their states, which another kernel merges.
  unsigned int pieces;
  unsigned char *states;
  unsigned long long room;
  // The number of slices that the first class could not decide, initially 0, and their numbers, counted from
  // the first slice of the launch. The other counter is that of the next launch: the first kernel clears it.
  // All are null if the launch is a single kernel.
  unsigned int *open_count, *next_count;
  unsigned int *open;
};

} // namespace quaff

namespace quaff::detail {

// The offset in bytes of the item with this number, along axes of these lengths and strides.
__device__ __forceinline__ long long offset_of(Size number, unsigned int ndim,
                                               const unsigned long long *shape, const long long *strides) {
  long long offset = 0;
  QUAFF_KEEP_LOOP
  for (unsigned int axis = ndim; axis > 1; --axis) {
    const Size length = shape[axis - 1], rows = number / length;
    offset += static_cast<long long>(number - rows * length) * strides[axis - 1];
    number = rows;
  }
  return ndim == 0 ? 0 : offset + static_cast<long long>(number) * strides[0];
}

__device__ __forceinline__ const unsigned char *slice_at(const SlicesRun &slices, Size slice) {
  return slices.first.data + offset_of(slice, slices.ndim, slices.shape, slices.strides);
}

__device__ __forceinline__ unsigned char *result_of(const SlicesRun &slices, Size slice) {
  return slices.results + offset_of(slice, slices.ndim, slices.shape, slices.result_strides);
}

template <class Result>
__device__ __forceinline__ void put(const SlicesRun &slices, Size slice, const Result &result) {
  *reinterpret_cast<Stored<Result> *>(result_of(slices, slice)) = static_cast<Stored<Result>>(result);
}

// The share of a block's threads in the slices. Blocks process groups of slices that lie side by side, and a
// piece of each slice.
struct Group {
  unsigned int threads;      // number of threads of a slice
  unsigned int side_by_side; // number of slices in the group
  unsigned int mine;         // the number of this thread among those of its slice
  unsigned int slot;         // the number of its slice in the group

  // Groups of neighbouring threads. A block that is smaller than the group that the host requests is one
  // group.
  __device__ __forceinline__ static Group beside(unsigned int shift) {
    Group group;
    group.threads = 1u << shift < blockDim.x ? 1u << shift : blockDim.x;
    group.side_by_side = blockDim.x / group.threads;
    group.mine = threadIdx.x % group.threads;
    group.slot = threadIdx.x / group.threads;
    return group;
  }

  // Groups whose neighbouring threads have neighbouring slices. `side` need not divide the block size: the
  // last threads may belong to no group.
  __device__ __forceinline__ static Group across(unsigned int side) {
    Group group;
    group.side_by_side = side < blockDim.x ? side : blockDim.x;
    group.threads = blockDim.x / group.side_by_side;
    group.mine = threadIdx.x / group.side_by_side;
    group.slot = threadIdx.x % group.side_by_side;
    return group;
  }

  __device__ __forceinline__ bool has_this_thread() const { return mine < threads; }

  __device__ __forceinline__ unsigned int groups(unsigned int slices) const {
    return (slices + side_by_side - 1) / side_by_side;
  }
};

// The pieces of a slice.
struct Pieces {
  unsigned int count; // number of pieces that have elements, or 1
  Size length;
  unsigned int apart; // distance between the states of successive slices, in states

  __device__ __forceinline__ static Pieces of(const SlicesRun &slices, const Sharing &sharing, Size size) {
    const Size room = sharing.room / (size * sharing.slices);
    const Size pieces = sharing.pieces < room ? sharing.pieces : room;
    if (pieces <= 1 || slices.elements == 0) {
      return {1, slices.elements, 1};
    }
    // The pieces of a run begin at the alignment of loads of 16 bytes.
    const Size length = ((slices.elements + pieces - 1) / pieces + 63) / 64 * 64;
    const Size count = (slices.elements + length - 1) / length;
    return {static_cast<unsigned int>(count), length, static_cast<unsigned int>(pieces)};
  }
};

} // namespace quaff::detail
