// Loads the next items while a thread adds the current ones, for slices with too few threads to keep the
// memory busy otherwise.
#pragma once

#include "quaff/add.cuh"
#include "quaff/elements.cuh"

namespace quaff::detail {

// The number of loads of items of type `Item` that a thread has in flight.
template <class Item> constexpr unsigned int loads_ahead = sizeof(Item) > 4 ? 8 : 16;

// `next` loads one item after another, and `add` takes them in turn, with a number below `loads_ahead`. The
// remaining items, too few for a round, come last, with the number 0.
template <class Next, class Add>
__device__ __forceinline__ void add_ahead(Size count, const Next &next, const Add &add) {
  using Item = decltype(next());
  constexpr unsigned int ahead = loads_ahead<Item>;
  Item items[ahead];
  if (count >= ahead) {
    for (unsigned int item = 0; item < ahead; ++item) {
      items[item] = next();
    }
    QUAFF_KEEP_LOOP
    for (count -= ahead; count >= ahead; count -= ahead) {
      for (unsigned int item = 0; item < ahead; ++item) {
        const auto here = items[item];
        items[item] = next();
        add(here, item);
      }
    }
    for (unsigned int item = 0; item < ahead; ++item) {
      add(items[item], item);
    }
  }
  for (unsigned int item = 0; item < ahead - 1; ++item) {
    if (item < count) {
      items[item] = next();
    }
  }
  for (unsigned int item = 0; item < ahead - 1; ++item) {
    if (item < count) {
      add(items[item], 0);
    }
  }
}

// Adds elements in turn to the states of lanes, and merges these into one state.
template <class Class, class Next, class Add>
__device__ __forceinline__ void add_in_turn(Class &state, Size count, const Next &next, const Add &add) {
  constexpr unsigned int ahead = loads_ahead<decltype(next())>;
  static_assert(ahead >= lanes<Class>, "of an empty lane nothing is promised");
  Class states[lanes<Class>]{state};
  add_ahead(count, next,
            [&](const auto &item, unsigned int number) { add(states[number % lanes<Class>], item); });
  state = count >= ahead ? merged_lanes(states) : states[0];
}

} // namespace quaff::detail
