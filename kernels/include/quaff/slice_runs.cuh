// Slices that are runs of whole loads, as the rows of an array in C order. The loads of a thread go to shared
// memory, bypassing its registers. A block with several slices requests the first loads of its next slice
// before it has finished the current one.
#pragma once

#include "quaff/add.cuh"
#include "quaff/conclude.cuh"
#include "quaff/elements.cuh"
#include "quaff/load_queue.cuh"
#include "quaff/merge_slices.cuh"
#include "quaff/slice_elements.cuh"
#include "quaff/slices.cuh"

namespace quaff::detail {

// Adds `count` items in lanes: `add` takes an item and adds it to the state that it is given.
template <class State, class Add>
__device__ __forceinline__ void add_in_lanes(State &state, Size count, const Add &add) {
  State states[lanes<State>]{state};
  const bool several = count >= lanes<State>;
  QUAFF_KEEP_LOOP
  for (; count >= lanes<State>; count -= lanes<State>) {
    for (unsigned int lane = 0; lane < lanes<State>; ++lane) {
      add(states[lane]);
    }
  }
  QUAFF_KEEP_LOOP
  for (; count != 0; --count) {
    add(states[0]);
  }
  state = several ? merged_lanes(states) : states[0];
}

// Like `reduce_slices`, for slices of one axis that are aligned to 16 bytes, none of which is cut into
// pieces.
template <class Class, class Element, class Result, class State>
__device__ __forceinline__ void reduce_runs(const SlicesRun &slices, const Sharing &sharing) {
  using Item = typename Vectors<Element>::Item;
  constexpr unsigned int of_item = Run<Element>::per_item;
  __shared__ QueueRoom<Item> room;
  const Group group = Group::beside(sharing.shift);
  const unsigned int groups = group.groups(sharing.slices);
  const Size items = slices.elements / of_item, mine = share_of(items, group.mine, group.threads);
  const unsigned int tail = slices.elements % of_item;
  const auto slice_of = [&](unsigned int task) { return task * group.side_by_side + group.slot; };
  const auto begin = [&](unsigned int task, const unsigned char *&first) {
    const unsigned int slice = slice_of(task);
    const bool is_there = slice < sharing.slices;
    first = slice_at(slices, sharing.first_slice + (is_there ? slice : 0)) + group.mine * sizeof(Item);
    return is_there ? mine : 0;
  };
  LoadsAhead<Item, decltype(begin)> loads(room, groups, group.threads * sizeof(Item), begin);
  bool odd = false;
  QUAFF_KEEP_LOOP
  for (unsigned int task = blockIdx.x; task < groups; task += gridDim.x, odd = !odd) {
    const unsigned int slice = slice_of(task);
    const bool is_there = slice < sharing.slices;
    State state{};
    if (is_there) {
      add_in_lanes(state, mine, [&](State &to) { Vectors<Element>::add(to, loads.take()); });
      if (tail != 0) {
        const unsigned char *memory = slice_at(slices, sharing.first_slice + slice) + items * sizeof(Item);
        add_elements<State, Element>(state, reinterpret_cast<const Stored<Element> *>(memory), tail,
                                     group.mine, group.threads);
      }
    }
    merge_beside(state, group, most(items, tail), odd);
    if (group.mine == 0 && is_there) {
      finish_piece<Class, Result>(state, slice, 0, Pieces{1, slices.elements, 1}, slices, sharing);
    }
  }
}

} // namespace quaff::detail
