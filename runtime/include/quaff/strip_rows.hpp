// Adds rows of many slices to columns of states: a whole strip at once if the elements of a row are adjacent,
// block by block if they are not, and by tiles if each slice is contiguous.
#pragma once

#include "quaff/columns.hpp"
#include "quaff/host_loop.hpp"
#include "quaff/tiles.hpp"

#include <cstddef>

namespace quaff::detail {

constexpr std::size_t strip_blocks = 16;

// Rows that are taken at a time where they are longer than a block.
constexpr std::size_t rows_at_once = 8;

// The line that a strip reads so many bytes later. It is read once: where the nearest cache surely holds it
// until then, it need not displace what the outer ones hold.
template <std::size_t ahead> QUAFF_INLINE void prefetch(const unsigned char *memory) {
  if constexpr (ahead <= 16384) {
    __builtin_prefetch(memory, 0, 0);
  } else {
    __builtin_prefetch(memory, 0, 3);
  }
}

// Adds one element to each lane.
template <class Lane, class Element>
QUAFF_INLINE void add_row_to(Columns<Lane> &columns, const unsigned char *row, std::ptrdiff_t apart) {
  for (std::size_t lane = 0; lane < Columns<Lane>::lanes; ++lane) {
    Lane state = columns.get(lane);
    state.add(load<Element>(row + static_cast<std::ptrdiff_t>(lane) * apart));
    columns.put(lane, state);
  }
}

// The elements of as many slices as there are lanes, each of them in one run of `length`: tile by tile, of
// which each has as many elements of a slice as a line of the cache.
template <class Lane, class Element>
QUAFF_INLINE void add_tiles(Columns<Lane> &columns, const unsigned char *first, std::ptrdiff_t apart,
                            std::size_t length) {
  constexpr std::size_t lanes = Columns<Lane>::lanes;
  using Turned = Tile<Element, lanes>;
  // In the same slices, or where these are short in those of the next block.
  const std::ptrdiff_t near = 8 * Turned::line, next = static_cast<std::ptrdiff_t>(lanes) * apart;
  const std::ptrdiff_t ahead = static_cast<std::ptrdiff_t>(length * sizeof(Element)) > 4096 ? near : next;
  Turned tile;
  for (std::size_t start = 0; start < length; start += Turned::rows) {
    // The last tile begins with elements of the one before, where they are too few.
    const std::size_t from = length - start < Turned::rows ? length - Turned::rows : start;
    tile.turn(first + from * sizeof(Element), apart, ahead);
    for (std::size_t row = start - from; row < Turned::rows; ++row) {
      add_row_to<Lane, Element>(columns, tile.row(row), sizeof(Element));
    }
  }
}

// Adds to each block of columns its part of so many rows, which may be its first ones. Neighbours in a row
// lie together, and what is read next lies `ahead` bytes on: too far for the processor to see by itself.
template <class Lane, class Element>
QUAFF_WIDE void add_rows(Columns<Lane> *columns, std::size_t blocks, const unsigned char *first,
                         std::ptrdiff_t /*apart*/, Axis rows, std::ptrdiff_t ahead, bool are_first) {
  constexpr std::size_t width = Columns<Lane>::lanes * sizeof(Element);
  for (std::size_t block = 0; block < blocks; ++block) {
    Columns<Lane> local;
    if (!are_first) {
      local = columns[block];
    }
    const unsigned char *row = first + block * width;
    for (std::size_t i = 0; i < rows.length; ++i, row += rows.stride) {
      for (std::size_t line = 0; line < width; line += 64) {
        prefetch<rows_at_once * strip_blocks * width>(row + ahead + line);
      }
      add_row_to<Lane, Element>(local, row, sizeof(Element));
    }
    columns[block] = local;
  }
}

// Adds rows in which neighbours lie `apart` bytes apart.
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

// Adds rows to the first few lanes of one block, where the compiler has to add the rest of vectors one by
// one.
template <class Lane, class Element>
QUAFF_WIDE void narrow_rows(Columns<Lane> *columns, std::size_t width, const unsigned char *first,
                            std::ptrdiff_t apart, Axis rows, bool are_first) {
  Columns<Lane> local;
  if (!are_first) {
    local = *columns;
  }
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
