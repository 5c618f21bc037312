// Slices that are runs of adjacent elements, or several such runs each: every slice is added to lanes, which
// are then joined, or merged if they have no scale.
#pragma once

#include "quaff/columns.hpp"
#include "quaff/host_loop.hpp"
#include "quaff/protocol.hpp"
#include "quaff/strip_rows.hpp"

#include <algorithm>
#include <cstddef>

namespace quaff::detail {

// A state that begins with the scale of the first elements of a run, which has as many as there are lanes or
// more.
template <class Lane, class Element>
QUAFF_WIDE void begin_lane(const unsigned char *run, std::size_t length, Lane &begun) {
  using Scale = typename Lane::scale;
  Columns<Scale> scales;
  add_to_lanes<Scale, Element>(scales, run, std::min<std::size_t>(length / Columns<Scale>::lanes, 4));
  begun = Lane(merge_columns(scales));
}

// Adds the last elements of a row, which are fewer than lanes, in a block that overlaps the one before. Zeros
// take the place of the elements that both contain: they change no sum.
template <class Lane, class Element>
QUAFF_INLINE void add_rest(Columns<Lane> &columns, const unsigned char *block, std::size_t rest) {
  constexpr std::size_t lanes = Columns<Lane>::lanes;
  if (rest == 0) {
    return;
  }
  block -= (lanes - rest) * sizeof(Element);
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    const Element element = load<Element>(block + lane * sizeof(Element));
    Lane state = columns.get(lane);
    state.add(lane < lanes - rest ? Element(0) : element);
    columns.put(lane, state);
  }
}

// Adds rows of adjacent elements, none of which is shorter than a block of lanes.
template <class Lane, class Element>
QUAFF_WIDE void join_rows(const unsigned char *first, Axis rows, std::size_t length, const Lane &begun,
                          typename Lane::joined &joined) {
  constexpr std::size_t lanes = Columns<Lane>::lanes;
  Columns<Lane> columns(begun);
  for (; rows.length != 0; --rows.length, first += rows.stride) {
    const unsigned char *block = first;
    for (std::size_t left = length / lanes; left != 0; --left, block += lanes * sizeof(Element)) {
      prefetch_lines<lanes * sizeof(Element)>(block + 8 * lanes * sizeof(Element));
      add_adjacent<Lane, Element>(columns, block);
    }
    add_rest<Lane, Element>(columns, block, length % lanes);
  }
  typename Lane::joined all(begun);
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    all.join(columns.get(lane));
  }
  joined = all;
}

// Adds rows of adjacent elements to lanes without a scale, two blocks at a time, and merges the lanes.
template <class Lane, class Element>
QUAFF_WIDE void merge_rows(const unsigned char *first, Axis rows, std::size_t length, Lane &merged) {
  constexpr std::size_t lanes = Columns<Lane>::lanes, width = lanes * sizeof(Element);
  Columns<Lane> columns;
  for (; rows.length != 0; --rows.length, first += rows.stride) {
    const unsigned char *block = first;
    std::size_t left = length / lanes;
    for (; left > 1; left -= 2, block += 2 * width) {
      prefetch_lines<2 * width>(block + 8 * width);
      add_two_rows_to<Lane, Element>(columns, block, block + width);
    }
    if (left != 0) {
      add_row_to<Lane, Element>(columns, block, sizeof(Element));
      block += width;
    }
    add_rest<Lane, Element>(columns, block, length % lanes);
  }
  merged = merge_columns(columns);
}

// The states of slices one after another. A scale is that of an earlier slice, unless that does not suffice.
template <class Class, class Element> class JoinedRuns {
  using Lane = typename PairsOf<Class>::type;
  static constexpr std::size_t lanes = Columns<Lane>::lanes;

public:
  // The length of the shortest rows, with which joining the lanes takes no longer than the additions.
  static constexpr std::size_t shortest = has_scale<Lane> ? 2 * lanes : 16 * lanes;

  // Whether the lanes hold the elements of a slice, if even the last block of each row is counted whole.
  static bool takes(const Strided &slice) {
    return slice.ndim <= 2 && element_count(slice) <= lanes * most_of_lane / 2;
  }

  Class state(const Strided &slice) {
    if constexpr (has_scale<Lane>) {
      if ((is_begun && suffices(slice)) || (begin(slice) && suffices(slice))) {
        ++successes;
        return Class(joined);
      }
      ++failures;
      return accumulate<Class, Element>(slice);
    } else {
      may_throw(merge_rows<Lane, Element>)(first_of(slice), rows_of(slice), length_of(slice), begun);
      const Class state(begun);
      ++(decided_without_branch(state) ? successes : failures);
      return state;
    }
  }

  // Whether so many slices range too widely that the others are better not tried.
  bool fail() const { return failures > 2 + successes / 32; }

private:
  static constexpr std::size_t most_of_lane = std::size_t(1) << 11;

  static const unsigned char *first_of(const Strided &slice) {
    return static_cast<const unsigned char *>(slice.memory);
  }
  static std::size_t length_of(const Strided &slice) { return slice.shape[slice.ndim - 1]; }
  static Axis rows_of(const Strided &slice) { return slice.ndim == 2 ? axis_of(slice, 0) : Axis{1, 0}; }

  // False if the new scale does not even suffice for the elements from which it comes.
  bool begin(const Strided &slice) {
    is_begun = true;
    may_throw(begin_lane<Lane, Element>)(first_of(slice), length_of(slice), begun);
    return join(first_of(slice), {1, 0}, shortest);
  }

  bool suffices(const Strided &slice) { return join(first_of(slice), rows_of(slice), length_of(slice)); }

  bool join(const unsigned char *first, Axis rows, std::size_t length) {
    may_throw(join_rows<Lane, Element>)(first, rows, length, begun, joined);
    return joined.suffices();
  }

  Lane begun;
  typename Lane::joined joined;
  bool is_begun = false;
  std::size_t successes = 0, failures = 0;
};

} // namespace quaff::detail
