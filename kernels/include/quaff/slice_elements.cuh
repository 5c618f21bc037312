// Adds the elements of a slice, or of a piece of one, to states of the threads that share it. All functions
// that do so return the number of threads that have had elements, which are the first ones.
#pragma once

#include "quaff/add.cuh"
#include "quaff/ahead.cuh"
#include "quaff/elements.cuh"
#include "quaff/launch.cuh"
#include "quaff/slices.cuh"

namespace quaff::detail {

// Adds elements from the first one on, which are `apart` bytes apart.
template <class Class, class Element>
__device__ __forceinline__ void add_apart(Class &state, const unsigned char *first, long long apart,
                                          Size count) {
  const auto next = [&] {
    const Stored<Element> element = *reinterpret_cast<const Stored<Element> *>(first);
    first += apart;
    return element;
  };
  add_in_turn(state, count, next,
              [](Class &to, const Stored<Element> &element) { to.add(static_cast<Element>(element)); });
}

// The thread's share of `count` numbers: `mine`, plus multiples of the number of threads.
__device__ __forceinline__ Size share_of(Size count, unsigned int mine, unsigned int threads) {
  if (threads == 1 || mine >= count) {
    return mine < count ? count : 0;
  }
  const Size all = count - mine + (threads - 1);
  return all <= ~0u ? static_cast<unsigned int>(all) / threads : all / threads;
}

// Adds this thread's share of the vectors.
template <class Class, class Element>
__device__ __forceinline__ void add_vectors(Class &state, const Vectors<Element> &vectors, unsigned int mine,
                                            unsigned int threads) {
  Size index = mine;
  const auto next = [&] {
    const auto item = vectors.load(index);
    index += threads;
    return item;
  };
  add_in_turn(state, share_of(vectors.count, mine, threads), next,
              [](Class &to, const auto &item) { Vectors<Element>::add(to, item); });
}

template <class Class, class Element>
__device__ __forceinline__ Size add_line(Class &state, const unsigned char *first, long long stride,
                                         Size length, unsigned int mine, unsigned int threads) {
  // In shorter runs each thread would have few vectors, and the elements around them take as long.
  constexpr Size shortest = 128 / sizeof(Element);
  if (stride == sizeof(Element) && length >= shortest) {
    const Run<Element> run(reinterpret_cast<const Stored<Element> *>(first), length);
    add_vectors(state, run.vectors(), mine, threads);
    add_elements<Class, Element>(state, run.elements, run.head, mine, threads);
    add_elements<Class, Element>(state, run.elements + (length - run.tail), run.tail, mine, threads);
    return run.busy();
  }
  add_apart<Class, Element>(state, first + mine * stride, threads * stride, share_of(length, mine, threads));
  return length;
}

// Adds the elements of a slice from one number to another.
template <class Class, class Element>
__device__ __forceinline__ Size add_part(Class &state, const StridedRun &view, const unsigned char *slice,
                                         Size begin, Size end, unsigned int mine, unsigned int threads) {
  const unsigned int outer = view.ndim - 1;
  const Size length = view.shape[outer];
  if (outer != 0 && length < 8 * threads) { // most threads would have no element of a row
    add_items(state, Scattered<Element, Size>{view, slice, nullptr, end}, begin + mine, threads);
    return end - begin;
  }
  const long long stride = view.strides[outer];
  Size line = outer == 0 ? 0 : begin / length, first = begin - line * length, left = end - begin, busy = 0;
  QUAFF_KEEP_LOOP
  for (; left != 0; ++line, first = 0) {
    const unsigned char *memory = slice + offset_of(line, outer, view.shape, view.strides);
    const Size part = least(left, length - first);
    const Size had = add_line<Class, Element>(state, memory + static_cast<long long>(first) * stride, stride,
                                              part, mine, threads);
    busy = most(busy, had);
    left -= part;
  }
  return busy;
}

} // namespace quaff::detail
