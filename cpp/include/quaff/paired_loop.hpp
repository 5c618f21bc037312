// The host's loop over two contiguous arrays, whose elements with one index form a pair: the counterpart of
// host_loop.hpp for classes whose `add` takes two elements.
#pragma once

#include "quaff/columns.hpp"
#include "quaff/float_environment.hpp"
#include "quaff/protocol.hpp"
#include "quaff/read_ahead.hpp"

#include <algorithm>
#include <cstddef>

namespace quaff::detail {

// Two arrays of one type and length.
struct Pairs {
  const void *one;
  const void *other;
  std::size_t length;
};

// Whether to prefetch pairs. Each class and element type has measurements of its own, because their loops
// take different times per byte.
template <class Class, class Element> inline thread_local ReadAhead<> read_ahead_of_pairs;

// Adds `blocks` times as many pairs as there are lanes, the first of each block to lane 0. `left` is the size
// of each array from here on, which may go on behind the blocks.
template <class Class, class Element>
QUAFF_WIDE void add_pairs_to_lanes(Columns<Class> &columns, const unsigned char *one,
                                   const unsigned char *other, std::size_t blocks, std::size_t left,
                                   bool prefetches) {
  constexpr std::size_t lanes = Columns<Class>::lanes;
  constexpr std::size_t block_size = lanes * sizeof(Element);
  // One page of each array, because the processor's own prefetching restarts at each page.
  constexpr std::size_t ahead = 4096;
  Columns<Class> local = columns; // nothing else points to a local copy, so it stays in registers
  for (; blocks != 0; --blocks, one += block_size, other += block_size, left -= block_size) {
    if (prefetches && left >= ahead + block_size) {
      for (std::size_t line = 0; line < block_size; line += 64) {
        __builtin_prefetch(one + ahead + line);
        __builtin_prefetch(other + ahead + line);
      }
    }
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      Class state = local.get(lane);
      state.add(load<Element>(one + lane * sizeof(Element)), load<Element>(other + lane * sizeof(Element)));
      local.put(lane, state);
    }
  }
  columns = local;
}

// A new state to which all pairs have been added. Lanes are merged after 2^16 pairs, as in LaneLoop.
template <class Class, class Element> Class accumulate_pairs(const Pairs &pairs) {
  using Lanes = Columns<Class>;
  constexpr std::size_t pairs_to_fold = std::size_t(1) << 16;
  const auto *one = static_cast<const unsigned char *>(pairs.one);
  const auto *other = static_cast<const unsigned char *>(pairs.other);
  std::size_t left = pairs.length;
  Class state{};
  bool is_empty = true;
  if constexpr (Lanes::worthwhile) {
    while (left >= 2 * Lanes::lanes) {
      const std::size_t part = std::min(left, pairs_to_fold) / Lanes::lanes * Lanes::lanes;
      Lanes columns;
      read_ahead_of_pairs<Class, Element>.run(2 * part * sizeof(Element), [&](bool prefetches) {
        may_throw(add_pairs_to_lanes<Class, Element>)(columns, one, other, part / Lanes::lanes,
                                                      left * sizeof(Element), prefetches);
      });
      const Class of_part = may_throw(merge_lanes<Class>)(columns);
      if (is_empty) {
        state = of_part;
      } else {
        state.merge(of_part);
      }
      is_empty = false;
      one += part * sizeof(Element);
      other += part * sizeof(Element);
      left -= part;
    }
  }
  for (; left != 0; --left, one += sizeof(Element), other += sizeof(Element)) {
    state.add(load<Element>(one), load<Element>(other));
  }
  return state;
}

// The result for two arrays, with the exact class if the first cannot decide.
template <class Class, class Element> Element reduce_pairs_in_standard_environment(const Pairs &pairs) {
  const Class state = accumulate_pairs<Class, Element>(pairs);
  if (pairs.length <= most_elements && state.decided()) {
    return state.value();
  }
  return accumulate_pairs<typename Class::exact, Element>(pairs).value();
}

template <class Class, class Element>
Element reduce_pairs(const Element *one, const Element *other, std::size_t length) {
  return in_standard_environment(reduce_pairs_in_standard_environment<Class, Element>,
                                 Pairs{one, other, length});
}

} // namespace quaff::detail
