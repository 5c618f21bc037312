// Adds a thread's elements to a state of its own. A thread's elements are those whose index is the number of
// the thread plus a multiple of the number of threads.
#pragma once

#include "quaff/elements.cuh"
#include "quaff/merge.cuh"

namespace quaff::detail {

// The number of loads that a thread has in flight: with that, 1024 threads on each multiprocessor keep the
// memory busy.
constexpr unsigned int loads = 4;

// The states that a thread adds to in turn, so that no addition waits for the previous one. They are in
// registers.
template <class Class> constexpr unsigned int lanes = sizeof(Class) <= 16 ? 4 : sizeof(Class) <= 32 ? 2 : 1;

// Merges the states of all lanes, to which elements were added, into the first.
template <class Class> __device__ __forceinline__ Class merged_lanes(Class (&states)[lanes<Class>]) {
  for (unsigned int lane = 1; lane < lanes<Class>; ++lane) {
    states[0].merge(states[lane]);
  }
  return states[0];
}

// Adds the first `count` of the items, with one copy of the code that adds one. Loaded items move up in
// registers, because accessing them by an index would put them in memory.
template <class Item, unsigned int most, class Add>
__device__ __forceinline__ void add_rolled(Item (&items)[most], unsigned int count, const Add &add) {
  QUAFF_KEEP_LOOP
  for (; count != 0; --count) {
    add(items[0]);
    for (unsigned int item = 1; item < most; ++item) {
      items[item - 1] = items[item];
    }
  }
}

// Adds the items from `index` on, too few to fill another round: all items of short arrays. They are loaded
// at once: one after another would take 0.3 us longer (H200, 10^6 elements).
template <class Class, class Items>
__device__ __forceinline__ void add_rest(Class &state, const Items &items, Size index, Size step) {
  typename Items::Item loaded[loads - 1];
  for (unsigned int load = 0; load < loads - 1; ++load) {
    if (index + load * step < items.count) {
      loaded[load] = items.load(index + load * step);
    }
  }
  if constexpr (is_small<Class>) {
    for (unsigned int load = 0; load < loads - 1; ++load) {
      if (index + load * step < items.count) {
        Items::add(state, loaded[load]);
      }
    }
  } else {
    const Size count = index < items.count ? (items.count - index + (step - 1)) / step : 0;
    add_rolled(loaded, static_cast<unsigned int>(count), [&](const auto &item) { Items::add(state, item); });
  }
}

// Adds every `step`th item from `index` on.
template <class Class, class Items>
__device__ __forceinline__ void add_items(Class &state, const Items &items, Size index, Size step) {
  Class states[lanes<Class>]{state};
  const bool several = index + (loads - 1) * step < items.count;
  for (; index + (loads - 1) * step < items.count; index += loads * step) {
    typename Items::Item loaded[loads];
    for (unsigned int load = 0; load < loads; ++load) {
      loaded[load] = items.load(index + load * step);
    }
    if constexpr (is_small<Class>) {
      for (unsigned int load = 0; load < loads; ++load) {
        Items::add(states[load % lanes<Class>], loaded[load]);
      }
    } else {
      add_rolled(loaded, loads, [&](const auto &item) { Items::add(states[0], item); });
    }
  }
  add_rest(states[0], items, index, step);
  state = several ? merged_lanes(states) : states[0];
}

// Adds elements one by one: the few before the first address that is a multiple of 16, and those after the
// last.
template <class Class, class Element>
__device__ __forceinline__ void add_elements(Class &state, const Stored<Element> *elements, Size count,
                                             Size index, Size step) {
  QUAFF_KEEP_LOOP
  for (; index < count; index += step) {
    state.add(static_cast<Element>(elements[index]));
  }
}

} // namespace quaff::detail
