// The elements of an array for a kernel: numbered items of one load each, so that every thread can find its
// own items.
#pragma once

#include "quaff/adjacent.cuh"
#include "quaff/half.hpp"
#include "quaff/launch.cuh"
#include "quaff/loops.cuh"

#include <cstring>
#include <type_traits>

namespace quaff::detail {

using Size = unsigned long long;

// A contiguous run that is aligned to 16 bytes: an item consists of the elements of one 16-byte load.
template <class Element> struct Vectors {
  using Item = Adjacent<Element, 16 / sizeof(Element)>;

  const Item *items;
  Size count;

  __device__ __forceinline__ Item load(Size index) const {
    return load_once<Item>(reinterpret_cast<const unsigned char *>(items + index));
  }

  template <class Class> __device__ __forceinline__ static void add(Class &state, const Item &item) {
    for (const Stored<Element> element : item.elements) {
      state.add(static_cast<Element>(element));
    }
  }
};

__device__ __forceinline__ Size least(Size one, Size other) { return one < other ? one : other; }
__device__ __forceinline__ Size most(Size one, Size other) { return one < other ? other : one; }

// A contiguous run: aligned vectors, and the few elements before the first and after the last of them.
template <class Element> struct Run {
  static constexpr Size per_item = 16 / sizeof(Element);

  __device__ __forceinline__ Run(const Stored<Element> *elements, Size length) : elements(elements) {
    const Size beyond_border = reinterpret_cast<Size>(elements) % 16 / sizeof(Element);
    head = least(length, (per_item - beyond_border) % per_item);
    count = (length - head) / per_item;
    tail = (length - head) % per_item;
  }

  __device__ __forceinline__ Vectors<Element> vectors() const {
    return {reinterpret_cast<const typename Vectors<Element>::Item *>(elements + head), count};
  }

  // The number of threads that have an element if threads take vectors and the elements around them in turn:
  // these are the first threads.
  __device__ __forceinline__ Size busy() const { return most(count, most(head, tail)); }

  const Stored<Element> *elements;
  Size head, count, tail;
};

// The factor by which a quotient is computed instead of a division.
__device__ __forceinline__ Size reciprocal(Size divisor) { return ~Size(0) / divisor + 1; }

// The quotient by a multiplication with 2^64 / divisor, rounded up: exact for 32 bits, and faster than a
// division. D. Lemire, O. Kaser and N. Kurz, "Faster remainder by direct computation", Software: Practice and
// Experience 49 (2019).
__device__ __forceinline__ unsigned int quotient(unsigned int number, unsigned int divisor, Size reciprocal) {
  const Size low = static_cast<Size>(static_cast<unsigned int>(reciprocal)) * number;
  const Size high = (reciprocal >> 32) * number + (low >> 32);
  return divisor == 1 ? number : static_cast<unsigned int>(high >> 32); // 1 has no reciprocal below 2^64
}

// Elements one by one, in any layout. A thread finds an element by dividing its number by the lengths of the
// axes. `Index` can hold any of the numbers.
template <class Element, class Index> struct Scattered {
  using Item = Stored<Element>;

  const StridedRun &view;
  const unsigned char *data; // of the view, or of another one with the same layout
  const Size *reciprocals;
  Size count;

  __device__ __forceinline__ Item load(Size index) const {
    return *reinterpret_cast<const Item *>(data + offset(static_cast<Index>(index)));
  }

  template <class Class> __device__ __forceinline__ static void add(Class &state, Item element) {
    state.add(static_cast<Element>(element));
  }

private:
  // Numbers of 64 bits are divided, because they have no reciprocals.
  __device__ __forceinline__ Index quotient_by(unsigned int axis, Index index, Index length) const {
    if constexpr (sizeof(Index) == sizeof(Size)) {
      return index / length;
    } else {
      return quotient(index, length, reciprocals[axis]);
    }
  }

  __device__ __forceinline__ Size offset(Index index) const {
    Size offset = 0;
    QUAFF_KEEP_LOOP
    for (unsigned int axis = view.ndim - 1; axis != 0; --axis) {
      const Index length = static_cast<Index>(view.shape[axis]);
      const Index rows = quotient_by(axis, index, length);
      offset += static_cast<Size>(index - rows * length) * static_cast<Size>(view.strides[axis]);
      index = rows;
    }
    return offset + static_cast<Size>(index) * static_cast<Size>(view.strides[0]);
  }
};

// The reciprocals with which `Scattered` multiplies. All threads of a block call the function.
__device__ __forceinline__ const Size *reciprocals(const StridedRun &view) {
  __shared__ Size shared[64];
  for (unsigned int axis = threadIdx.x; axis < view.ndim; axis += blockDim.x) {
    shared[axis] = reciprocal(view.shape[axis]);
  }
  __syncthreads();
  return shared;
}

} // namespace quaff::detail
