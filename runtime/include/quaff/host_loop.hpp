// The host's loop of a reduction: it adds every element of a view to one state.
//
// A view is a sequence of elements in memory order. Element i of a long sequence is added in lane i modulo
// `lanes`; the elements of a short sequence are added one by one. The result therefore depends only on the
// sequence, whatever the strides and the division of the memory into runs. After every 2^16 elements the
// lanes are merged and start again, because rounding errors, and the bounds that classes keep for them, grow
// with the length of a lane.
#pragma once

#include "quaff/bursts.hpp"
#include "quaff/columns.hpp"
#include "quaff/protocol.hpp"
#include "quaff/read_ahead.hpp"
#include "quaff/strided.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace quaff::detail {

struct Axis {
  std::size_t length;
  std::ptrdiff_t stride;
};

template <class Class, class Element> class LaneLoop;
template <class Shortcut, class Element> bool suffices_at_first(const Strided &view);
template <class Class, class Element> Class add_all(const Strided &view);
template <class Class, class Element> Class add_one_by_one(const Strided &view);
template <class Class, class Element> Class add_in_lanes(const Strided &view);
inline std::size_t element_count(const Strided &view);
template <class Class, class Element> Class add_row(Class state, const unsigned char *element, Axis row);
template <class Visit> void for_each_plane(const Strided &view, const Visit &visit);
template <class Visit>
void for_each_plane_from(std::size_t axis, const unsigned char *memory, const Strided &view,
                         const Visit &visit);
inline Axis axis_of(const Strided &view, std::size_t axis);

// A fresh state with all elements of the view.
template <class Class, class Element> Class accumulate(const Strided &view) {
  using Shortcut = typename ShortcutOf<Class>::type;
  if constexpr (!std::is_void_v<Shortcut>) {
    if (suffices_at_first<Shortcut, Element>(view)) {
      const Shortcut state = accumulate<Shortcut, Element>(view);
      if (state.suffices()) {
        return Class(state);
      }
    }
  }
  return add_all<Class, Element>(view);
}

// Whether the shortcut suffices for the first elements. If it does not, because their magnitudes differ too
// much, the trial costs a sixty-fourth of a pass over all elements. For a few elements neither is worthwhile.
template <class Shortcut, class Element> bool suffices_at_first(const Strided &view) {
  const std::size_t count = element_count(view);
  if (count < 16) {
    return false;
  }
  const std::size_t some = count < 512 ? 8 : count / 64;
  const Axis row = axis_of(view, view.ndim - 1);
  const bool are_rows_short = view.ndim > 1 && row.length < some;
  const Axis rows = are_rows_short ? axis_of(view, view.ndim - 2) : Axis{1, 0};
  const std::size_t shape[] = {std::min(rows.length, some / row.length + 1), std::min(row.length, some)};
  const std::ptrdiff_t strides[] = {rows.stride, row.stride};
  const std::size_t first = are_rows_short ? 0 : 1;
  return add_all<Shortcut, Element>({view.memory, 2 - first, shape + first, strides + first, view.dtype})
      .suffices();
}

template <class Class, class Element> Class add_all(const Strided &view) {
  using Lanes = Columns<typename LaneOf<Class>::type>;
  if constexpr (Lanes::worthwhile) {
    // With at least two elements per lane, lanes are worth their set-up and merging.
    if (element_count(view) >= 2 * Lanes::lanes) {
      return add_in_lanes<Class, Element>(view);
    }
  }
  return add_one_by_one<Class, Element>(view);
}

// A fresh state with all elements of a run: the same as through a view, but faster for a few elements.
template <class Class, class Element> Class accumulate_run(const void *memory, std::size_t length) {
  using Lanes = Columns<typename LaneOf<Class>::type>;
  const std::ptrdiff_t stride = sizeof(Element);
  if constexpr (Lanes::worthwhile) {
    if (length >= 2 * Lanes::lanes) {
      return add_in_lanes<Class, Element>({memory, 1, &length, &stride, dtype_of<Element>});
    }
  }
  return add_row<Class, Element>(Class(), static_cast<const unsigned char *>(memory), {length, stride});
}

template <class Class, class Element> Class add_one_by_one(const Strided &view) {
  if (view.ndim == 1) { // most arrays; faster, because no lambda refers to the state
    return add_row<Class, Element>(Class(), static_cast<const unsigned char *>(view.memory),
                                   axis_of(view, 0));
  }
  Class state{};
  const auto add_rows = [&state](const unsigned char *first, Axis rows, Axis row) {
    for (std::size_t i = 0; i < rows.length; ++i, first += rows.stride) {
      state = add_row<Class, Element>(state, first, row);
    }
  };
  for_each_plane(view, add_rows);
  return state;
}

// Adds a row of elements. The state is passed and returned by value, so that it stays in registers.
template <class Class, class Element> Class add_row(Class state, const unsigned char *element, Axis row) {
  for (std::size_t i = 0; i < row.length; ++i, element += row.stride) {
    state.add(load<Element>(element));
  }
  return state;
}

// Out of line, because its buffers would slow down short sequences.
template <class Class, class Element> [[gnu::noinline]] Class add_in_lanes(const Strided &view) {
  LaneLoop<Class, Element> loop;
  for_each_plane(view,
                 [&loop](const unsigned char *first, Axis rows, Axis row) { loop.add(first, rows, row); });
  return loop.finish();
}

inline std::size_t element_count(const Strided &view) {
  std::size_t count = 1;
  for (std::size_t axis = 0; axis < view.ndim; ++axis) {
    count *= view.shape[axis];
  }
  return count;
}

// Calls `visit(memory, rows, row)` for each plane of the two innermost axes: rows of two elements are common,
// and a call for each row would cost more than their additions.
template <class Visit> void for_each_plane(const Strided &view, const Visit &visit) {
  const auto *memory = static_cast<const unsigned char *>(view.memory);
  const Axis single{1, 0};
  if (view.ndim == 0) {
    visit(memory, single, single);
  } else if (view.ndim == 1) {
    visit(memory, single, axis_of(view, 0));
  } else {
    for_each_plane_from(0, memory, view, visit);
  }
}

template <class Visit>
void for_each_plane_from(std::size_t axis, const unsigned char *memory, const Strided &view,
                         const Visit &visit) {
  const Axis outer = axis_of(view, axis);
  if (axis + 2 == view.ndim) {
    return visit(memory, outer, axis_of(view, axis + 1));
  }
  for (std::size_t i = 0; i < outer.length; ++i, memory += outer.stride) {
    for_each_plane_from(axis + 1, memory, view, visit);
  }
}

inline Axis axis_of(const Strided &view, std::size_t axis) { return {view.shape[axis], view.strides[axis]}; }

// Takes runs of any length and stride and passes whole blocks to the lanes, as a hash function does with its
// input. Long contiguous runs are read in place, others are gathered first.
template <class Class, class Element> class LaneLoop {
  using Lane = typename LaneOf<Class>::type;
  static constexpr std::size_t lanes = Columns<Lane>::lanes;
  static constexpr std::size_t blocks_to_fold = (std::size_t(1) << 16) / lanes;
  static constexpr std::size_t capacity = 4096 / sizeof(Element);
  static constexpr std::ptrdiff_t contiguous = sizeof(Element);
  static constexpr bool has_bursts = !std::is_void_v<typename BurstOf<Lane>::type>;

public:
  void add(const unsigned char *first, Axis rows, Axis row) {
    if (row.stride == contiguous && row.length >= 2 * lanes) {
      for (; rows.length != 0; --rows.length, first += rows.stride) {
        add_contiguous(first, row.length);
      }
    } else if (row.length <= capacity / 8) {
      gather_short(first, rows, row);
    } else {
      for (; rows.length != 0; --rows.length, first += rows.stride) {
        gather(first, row);
      }
    }
  }

  Class finish() {
    flush();
    for (std::size_t lane = 0; lane < held; ++lane) {
      Lane state = columns.get(lane);
      state.add(load<Element>(gathered + lane * sizeof(Element)));
      columns.put(lane, state);
    }
    return merged();
  }

private:
  void add_contiguous(const unsigned char *run, std::size_t length) {
    const std::size_t rest = has_bursts ? up_to_line(run, length) : up_to_lane_0();
    gather(run, {rest, contiguous});
    if (!has_bursts) {
      flush();
    }
    const std::size_t blocks = (length - rest) / lanes;
    const std::size_t taken = rest + blocks * lanes;
    add_whole_blocks(run + rest * sizeof(Element), blocks);
    gather(run + taken * sizeof(Element), {length - taken, contiguous});
  }

  // Vector loads that cross a cache line run at half the speed.
  static std::size_t up_to_line(const unsigned char *run, std::size_t length) {
    const bool is_long = length >= (fewest_blocks + 1) * lanes;
    return is_long ? (64 - reinterpret_cast<std::uintptr_t>(run) % 64) % 64 / sizeof(Element) : 0;
  }

  std::size_t up_to_lane_0() const { return (lanes - held % lanes) % lanes; }

  // As many whole rows as there is room for, without a check after each row.
  void gather_short(const unsigned char *first, Axis rows, Axis row) {
    while (rows.length != 0) {
      if (capacity - held < row.length) {
        flush();
      }
      const std::size_t room = (capacity - held) / row.length;
      const std::size_t part = rows.length < room ? rows.length : room;
      unsigned char *to = gathered + held * sizeof(Element);
      for (std::size_t i = 0; i < part; ++i, first += rows.stride) {
        to = copy(to, first, row);
      }
      held += part * row.length;
      rows.length -= part;
    }
  }

  void gather(const unsigned char *run, Axis row) {
    while (row.length != 0) {
      const std::size_t room = capacity - held;
      const Axis part{row.length < room ? row.length : room, row.stride};
      copy(gathered + held * sizeof(Element), run, part);
      run += static_cast<std::ptrdiff_t>(part.length) * row.stride;
      held += part.length;
      row.length -= part.length;
      if (held == capacity) {
        flush();
      }
    }
  }

  static unsigned char *copy(unsigned char *to, const unsigned char *from, Axis row) {
    for (; row.length != 0; --row.length, from += row.stride, to += sizeof(Element)) {
      std::memcpy(to, from, sizeof(Element));
    }
    return to;
  }

  // Adds the complete blocks of the gathered elements, and keeps the rest.
  void flush() {
    const std::size_t blocks = held / lanes;
    add_whole_blocks(gathered, blocks);
    held -= blocks * lanes;
    std::memmove(gathered, gathered + blocks * lanes * sizeof(Element), held * sizeof(Element));
  }

  void add_whole_blocks(const unsigned char *elements, std::size_t blocks) {
    while (blocks != 0) {
      if (room == 0) { // not earlier: nothing might follow, and no lane may be merged empty
        fold();
      }
      const std::size_t part = blocks < room ? blocks : room;
      add_to_columns(elements, part);
      elements += part * lanes * sizeof(Element);
      blocks -= part;
      room -= part;
    }
  }

  void add_to_columns(const unsigned char *elements, std::size_t blocks) {
    if constexpr (has_bursts) {
      if (blocks >= fewest_blocks) {
        return read_ahead.run(blocks * lanes * sizeof(Element), [&](bool prefetches) {
          may_throw(add_bursts<Lane, Element>)(columns, elements, blocks, prefetches);
        });
      }
    }
    may_throw(add_blocks<Lane, Element>)(columns, elements, blocks);
  }

  void fold() {
    folded = merged();
    is_folded = true;
    columns = Columns<Lane>();
    room = blocks_to_fold;
  }

  Class merged() {
    const Class state(may_throw(merge_lanes<Lane>)(columns));
    if (!is_folded) {
      return state;
    }
    Class all = folded;
    all.merge(state);
    return all;
  }

  Columns<Lane> columns;
  std::size_t room = blocks_to_fold; // blocks until the lanes are full
  Class folded{};
  bool is_folded = false;
  alignas(64) unsigned char gathered[capacity * sizeof(Element)];
  std::size_t held = 0;
};

} // namespace quaff::detail
