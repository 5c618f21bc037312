// Slices that lie side by side, as the columns of an array in C order: a thread processes several
// neighbouring slices, whose elements it loads at once.
#pragma once

#include "quaff/adjacent.cuh"
#include "quaff/ahead.cuh"
#include "quaff/conclude.cuh"
#include "quaff/elements.cuh"
#include "quaff/launch.cuh"
#include "quaff/merge_slices.cuh"
#include "quaff/slice_elements.cuh"
#include "quaff/slices.cuh"

namespace quaff::detail {

// The number of slices that a thread processes at once: as many as a load of 16 bytes has elements, but only
// if their states fit in registers.
template <class Class, class Element>
constexpr unsigned int columns_at_once = sizeof(Element) > 8 || sizeof(Class) > 32 ? 1
                                         : sizeof(Element) == 8                    ? 2
                                                                                   : 4;

// Adds the elements of several rows, one for each slice, to the slices' states; rows are `apart` bytes apart.
template <class Element, class Class, unsigned int count>
__device__ __forceinline__ void add_each_row(Class (&states)[count], const unsigned char *first,
                                             long long apart, Size rows) {
  using Loaded = Adjacent<Element, count>;
  const auto next = [&] {
    const Loaded row = load_once<Loaded>(first);
    first += apart;
    return row;
  };
  add_ahead(rows, next, [&](const Loaded &row, unsigned int) {
    for (unsigned int column = 0; column < count; ++column) {
      states[column].add(static_cast<Element>(row.elements[column]));
    }
  });
}

// Like `reduce_slices`, for slices of one axis whose number, in all and along their last axis, is a multiple
// of `columns_at_once`, and whose rows can be loaded at once.
template <class Class, class Element, class Result, class State>
__device__ __forceinline__ void reduce_columns(const SlicesRun &slices, const Sharing &sharing) {
  constexpr unsigned int count = columns_at_once<State, Element>;
  const Group group = Group::across(sharing.side);
  const Pieces pieces = Pieces::of(slices, sharing, sizeof(Words<State>));
  const unsigned int groups = group.groups(sharing.slices / count);
  const long long stride = slices.first.strides[0];
  for (unsigned int task = blockIdx.x; task < groups * pieces.count; task += gridDim.x) {
    const unsigned int piece = task / groups;
    const unsigned int slice = ((task - piece * groups) * group.side_by_side + group.slot) * count;
    const bool is_there = group.has_this_thread() && slice < sharing.slices;
    const Size begin = piece * pieces.length, end = least(begin + pieces.length, slices.elements);
    const Size rows = is_there && begin < end ? end - begin : 0;
    State states[count]{};
    if (rows != 0) {
      const unsigned char *memory = slice_at(slices, sharing.first_slice + slice);
      add_each_row<Element>(states, memory + static_cast<long long>(begin + group.mine) * stride,
                            group.threads * stride, share_of(rows, group.mine, group.threads));
    }
    if (group.threads == 1 && pieces.count == 1) { // most short columns, which have many results
      if (is_there) {
        conclude_each<Class, Result>(states, slice, slices, sharing);
      }
      continue;
    }
    for (unsigned int column = 0; column < count; ++column) {
      merge_across(states[column], group, rows);
      if (group.mine == 0 && is_there) {
        finish_piece<Class, Result>(states[column], slice + column, piece, pieces, slices, sharing);
      }
    }
  }
}

} // namespace quaff::detail
