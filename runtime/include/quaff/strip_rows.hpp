// Adds rows of many slices to columns of states: a whole strip at once if the elements of a row are adjacent,
// block by block if they are not, and by tiles if each slice is contiguous.
#pragma once

#include "quaff/columns.hpp"
#include "quaff/host_loop.hpp"
#include "quaff/tiles.hpp"
#include "quaff/widened.hpp"

#include <cstddef>
#include <cstdint>

namespace quaff::detail {

// The number of blocks of a strip: their states are to fit into the first-level cache beside the rows.
template <class Lane> constexpr std::size_t strip_blocks = sizeof(Columns<Lane>) <= 1024 ? 32 : 16;

// The number of rows that are processed at a time if they are longer than a block.
constexpr std::size_t rows_at_once = 32;

// The number of blocks of a strip whose slices are so short that all rows are processed at a time: the states
// are then written and read only once, and the results soon after.
constexpr std::size_t blocks_at_once = 4;

// Adds one element to each lane.
template <class Lane, class Element>
QUAFF_INLINE void add_row_to(Columns<Lane> &columns, const unsigned char *row, std::ptrdiff_t apart) {
  for (std::size_t lane = 0; lane < Columns<Lane>::lanes; ++lane) {
    Lane state = columns.get(lane);
    state.add(load<Element>(row + static_cast<std::ptrdiff_t>(lane) * apart));
    columns.put(lane, state);
  }
}

// Adds one element of a row of adjacent ones to each lane.
template <class Lane, class Element>
QUAFF_INLINE void add_adjacent(Columns<Lane> &columns, const unsigned char *row) {
  if constexpr (AddsWidened<Lane, Element>::value) {
    const WidenedRow<Columns<Lane>::lanes> widened(row);
    for (std::size_t lane = 0; lane < Columns<Lane>::lanes; ++lane) {
      Lane state = columns.get(lane);
      state.add_widened(load<Element>(row + lane * sizeof(Element)), widened[lane]);
      columns.put(lane, state);
    }
  } else {
    add_row_to<Lane, Element>(columns, row, sizeof(Element));
  }
}

// Adds two elements to each lane, whose class is the `pairs` of a reduction.
template <class Lane, class Element>
QUAFF_INLINE void add_two_rows_to(Columns<Lane> &columns, const unsigned char *row,
                                  const unsigned char *next) {
  for (std::size_t lane = 0; lane < Columns<Lane>::lanes; ++lane) {
    Lane state = columns.get(lane);
    state.add(load<Element>(row + lane * sizeof(Element)), load<Element>(next + lane * sizeof(Element)));
    columns.put(lane, state);
  }
}

// The states of no elements of as many slices as there are lanes, whose first row begins here. A state with a
// scale begins with that of its slice's first rows, or, if these are 0, with the largest in the block.
template <class Lane, class Element>
QUAFF_INLINE Columns<Lane> begin_columns(const unsigned char *first, std::ptrdiff_t apart, Axis rows,
                                         std::size_t width) {
  using Scale = typename ScaleOf<Lane>::type;
  Columns<Lane> begun;
  if constexpr (has_scale<Lane>) {
    const unsigned char *next = first + (rows.length > 1 ? rows.stride : 0);
    Columns<Scale> scales;
    std::uint64_t empty = 0;
    for (std::size_t lane = 0; lane < width; ++lane) {
      const std::ptrdiff_t at = static_cast<std::ptrdiff_t>(lane) * apart;
      Scale scale = scales.get(lane);
      scale.add(load<Element>(first + at));
      scale.add(load<Element>(next + at));
      scales.put(lane, scale);
      empty += scale.is_empty() ? 1 : 0;
    }
    if (empty != 0) {
      Columns<Scale> merged = scales;
      const Scale all = merge_columns(merged);
      for (std::size_t lane = 0; lane < width; ++lane) {
        const Scale scale = scales.get(lane);
        scales.put(lane, scale.is_empty() ? all : scale);
      }
    }
    for (std::size_t lane = 0; lane < width; ++lane) {
      begun.put(lane, Lane(scales.get(lane)));
    }
  }
  return begun;
}

template <std::size_t width> QUAFF_INLINE void prefetch_lines(const unsigned char *first) {
  for (std::size_t line = 0; line < width; line += 64) {
    __builtin_prefetch(first + line);
  }
}

// Adds the elements of as many slices as there are lanes, each slice a run of `length` elements: tile by
// tile, where a tile has as many elements of a slice as a cache line.
template <class Lane, class Element>
QUAFF_INLINE void add_tiles(Columns<Lane> &columns, const unsigned char *first, std::ptrdiff_t apart,
                            std::size_t length) {
  constexpr std::size_t lanes = Columns<Lane>::lanes;
  using Turned = Tile<Element, lanes>;
  // The next lines of the same slices; if these are short, those of the next block's slices.
  const std::ptrdiff_t near = 8 * Turned::line, next = static_cast<std::ptrdiff_t>(lanes) * apart;
  const std::ptrdiff_t ahead = static_cast<std::ptrdiff_t>(length * sizeof(Element)) > 4096 ? near : next;
  Turned tile;
  for (std::size_t start = 0; start < length; start += Turned::rows) {
    // The last tile overlaps the one before if there are too few elements left.
    const std::size_t from = length - start < Turned::rows ? length - Turned::rows : start;
    tile.turn(first + from * sizeof(Element), apart, ahead);
    for (std::size_t row = start - from; row < Turned::rows; ++row) {
      add_adjacent<Lane, Element>(columns, tile.row(row));
    }
  }
}

// Adds to each block of columns its part of these rows, which may be its first ones. Neighbouring elements of
// a row are adjacent, and the next rows are `ahead` bytes away: too far for the processor's own prefetching.
// In strips of several blocks, the lines of the block after the next one are prefetched: those of the next
// rows would have left the first-level cache again, and the next block's are needed too soon. The lines are
// prefetched into all caches: with the hint that a line is used once, a Xeon (Sapphire Rapids) takes two to
// four times as long for floats.
template <class Lane, class Element, bool in_pairs>
QUAFF_WIDE void add_rows(Columns<Lane> *columns, std::size_t blocks, const unsigned char *first,
                         std::ptrdiff_t /*apart*/, Axis rows, std::ptrdiff_t ahead, bool are_first) {
  constexpr std::size_t width = Columns<Lane>::lanes * sizeof(Element);
  constexpr auto there = static_cast<std::ptrdiff_t>(2 * width);
  // From the last two blocks to the first two of the next rows.
  const std::ptrdiff_t back = ahead - static_cast<std::ptrdiff_t>((blocks - 2) * width);
  for (std::size_t block = 0; block < blocks; ++block) {
    const unsigned char *row = first + block * width;
    const std::ptrdiff_t next = blocks < blocks_at_once ? ahead : block + 2 < blocks ? there : back;
    Columns<Lane> local = are_first
                              ? begin_columns<Lane, Element>(row, sizeof(Element), rows, Columns<Lane>::lanes)
                              : columns[block];
    std::size_t left = rows.length;
    if constexpr (in_pairs) {
      for (; left > 1; left -= 2, row += 2 * rows.stride) {
        prefetch_lines<width>(row + next);
        prefetch_lines<width>(row + rows.stride + next);
        add_two_rows_to<Lane, Element>(local, row, row + rows.stride);
      }
    }
    for (; left != 0; --left, row += rows.stride) {
      prefetch_lines<width>(row + next);
      add_adjacent<Lane, Element>(local, row);
    }
    columns[block] = local;
  }
}

// Whether states with a scale suffice for the first rows of as many slices as there are lanes. More than one
// slice in 32 may not.
template <class Lane, class Element> QUAFF_WIDE bool suffice_at_first(const unsigned char *first, Axis rows) {
  constexpr std::size_t lanes = Columns<Lane>::lanes;
  Columns<Lane> columns = begin_columns<Lane, Element>(first, sizeof(Element), rows, lanes);
  for (std::size_t i = 0; i < rows.length; ++i, first += rows.stride) {
    add_adjacent<Lane, Element>(columns, first);
  }
  std::uint64_t undecided = 0;
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    undecided += columns.get(lane).suffices() ? 0 : 1;
  }
  return undecided <= lanes / 32;
}

// Adds rows in which neighbouring elements are `apart` bytes apart.
template <class Lane, class Element>
QUAFF_WIDE void add_rows_apart(Columns<Lane> *columns, std::size_t blocks, const unsigned char *first,
                               std::ptrdiff_t apart, Axis rows, std::ptrdiff_t, bool are_first) {
  constexpr std::size_t lanes = Columns<Lane>::lanes;
  const std::ptrdiff_t block_apart = static_cast<std::ptrdiff_t>(lanes) * apart;
  for (std::size_t block = 0; block < blocks; ++block, first += block_apart) {
    Columns<Lane> local;
    if (!are_first) {
      local = columns[block];
    }
    const bool are_runs = rows.stride == sizeof(Element);
    if (are_runs && Tile<Element, lanes>::worthwhile(rows.length)) {
      add_tiles<Lane, Element>(local, first, apart, rows.length);
    } else {
      for (std::size_t lane = lanes; lane < 2 * lanes; ++lane) { // the first lines of the next slices
        __builtin_prefetch(first + static_cast<std::ptrdiff_t>(lane) * apart, 0, 2);
      }
      const unsigned char *row = first;
      for (std::size_t i = 0; i < rows.length; ++i, row += rows.stride) {
        add_row_to<Lane, Element>(local, row, apart);
      }
    }
    columns[block] = local;
  }
}

// Adds rows to the first few lanes of one block, where the compiler must process the remainders of vectors
// one by one.
template <class Lane, class Element>
QUAFF_WIDE void narrow_rows(Columns<Lane> *columns, std::size_t width, const unsigned char *first,
                            std::ptrdiff_t apart, Axis rows, bool are_first) {
  Columns<Lane> local = are_first ? begin_columns<Lane, Element>(first, apart, rows, width) : *columns;
  for (std::size_t i = 0; i < rows.length; ++i, first += rows.stride) {
    for (std::size_t lane = 0; lane < width; ++lane) {
      Lane state = local.get(lane);
      state.add(load<Element>(first + static_cast<std::ptrdiff_t>(lane) * apart));
      local.put(lane, state);
    }
  }
  *columns = local;
}

} // namespace quaff::detail
