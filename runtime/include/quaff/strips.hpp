// Many slices side by side, with one lane for each: the loop for slices that are short, or whose elements are
// not adjacent while those of neighbouring slices are.
//
// A strip consists of as many columns as fit into the first-level cache. Row i of a strip contains element i
// of each slice. Several rows are processed at a time: a core then reads several places side by side, and
// loads and stores the columns less often.
#pragma once

#include "quaff/columns.hpp"
#include "quaff/host_loop.hpp"
#include "quaff/protocol.hpp"
#include "quaff/strip_rows.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace quaff::detail {

// The results of a whole block of slices, if the class can decide all of them; otherwise `undecided` is 1 for
// each slice that it cannot decide, and 0 for the others. An undecided state is not asked for its value,
// because a class may throw there.
template <class Class, class Lane, class Result> struct Finished {
  Result values[Columns<Lane>::lanes];
  unsigned char undecided[Columns<Lane>::lanes];
};

// Whether a lane's state decides its result, by `Lane::suffices` or else by the class itself.
template <class Class, class Lane> QUAFF_INLINE bool decides(const Lane &lane) {
  if constexpr (HasSuffices<Lane>::value) {
    return lane.suffices();
  } else {
    return decided_without_branch(Class(lane));
  }
}

template <class Class, class Lane, class Result>
QUAFF_WIDE bool finish_block(const Columns<Lane> &columns, Finished<Class, Lane, Result> &finished) {
  std::uint64_t all = 0; // as wide as most states, so that the compiler vectorizes it
  std::uint64_t undecided[Columns<Lane>::lanes];
  for (std::size_t lane = 0; lane < Columns<Lane>::lanes; ++lane) {
    undecided[lane] = decides<Class>(columns.get(lane)) ? 0 : 1;
    all += undecided[lane];
  }
  if (all != 0) {
    for (std::size_t lane = 0; lane < Columns<Lane>::lanes; ++lane) {
      finished.undecided[lane] = static_cast<unsigned char>(undecided[lane]);
    }
    return false;
  }
  Result values[Columns<Lane>::lanes]; // local, so that nothing else points to it
  for (std::size_t lane = 0; lane < Columns<Lane>::lanes; ++lane) {
    values[lane] = static_cast<Result>(Class(columns.get(lane)).value());
  }
  for (std::size_t lane = 0; lane < Columns<Lane>::lanes; ++lane) {
    finished.values[lane] = values[lane];
  }
  return true;
}

template <class Class, class Element, class Lane> class Strip {
  static constexpr std::size_t lanes = Columns<Lane>::lanes;
  // As in LaneLoop: the error bounds that classes keep grow with the length of a lane.
  static constexpr std::size_t rows_to_fold = (std::size_t(1) << 16) / lanes;

  static constexpr bool holds_rows() {
    if constexpr (has_scale<Lane>) {
      return Lane::most >= rows_to_fold;
    }
    return true;
  }
  static_assert(holds_rows(), "the `most` of `pairs` with a `scale` must be 2^11 or more");

public:
  static constexpr bool worthwhile = Columns<Lane>::worthwhile;
  static constexpr std::size_t most = strip_blocks<Lane> * lanes;

  // A strip of `width` slices, at most `most`.
  explicit Strip(std::size_t width)
      : width(width), whole(width / lanes), rest(width % lanes), shared(overlap(width)) {}

  // Adds the next rows of all slices; `apart` is the distance between neighbours in a row.
  void add(const unsigned char *first, Axis rows, std::ptrdiff_t apart) {
    while (rows.length != 0) {
      if (room == 0) { // not earlier: nothing might follow, and no lane may be merged empty
        fold();
      }
      const std::size_t part = rows.length < room ? rows.length : room;
      add_part(first, {part, rows.stride}, apart);
      first += static_cast<std::ptrdiff_t>(part) * rows.stride;
      rows.length -= part;
      room -= part;
    }
  }

  // The columns of the strip's blocks; null if a slice has more elements than they hold. Unless the last
  // block shares slices with the block before, it may be partly filled.
  const Columns<Lane> *blocks() const { return folded == nullptr ? columns : nullptr; }

  // The number of slices that the last block shares with the block before: its first lanes are theirs.
  std::size_t shared_slices() const { return shared; }

  // The state of a slice.
  Class state(std::size_t slice) const {
    const std::size_t block = slice / lanes;
    const Class last(columns[block].get(slice % lanes + (block == whole ? shared : 0)));
    if (folded == nullptr) {
      return last;
    }
    Class all = folded[slice];
    all.merge(last);
    return all;
  }

private:
  void add_part(const unsigned char *first, Axis rows, std::ptrdiff_t apart) {
    const bool together = apart == sizeof(Element);
    // Of a strip of few blocks, the next rows are prefetched instead of the next blocks.
    const std::size_t some = whole < blocks_at_once ? 8 : rows_at_once;
    const bool in_turns = together && whole > 1 && rows.length > 2 * some;
    const std::size_t at_once = in_turns ? some : rows.length;
    // After the last rows come the first ones of the next strip.
    std::ptrdiff_t next = static_cast<std::ptrdiff_t>(width) * apart;
    const unsigned char *last = first + static_cast<std::ptrdiff_t>(whole * lanes) * apart;
    const auto add_blocks =
        may_throw(together ? add_rows<Lane, Element, is_pairs<Class, Lane>> : add_rows_apart<Lane, Element>);
    while (rows.length != 0) {
      const Axis part{rows.length < at_once ? rows.length : at_once, rows.stride};
      const std::ptrdiff_t taken = static_cast<std::ptrdiff_t>(part.length) * rows.stride;
      if (whole != 0) {
        add_blocks(columns, whole, first, apart, part, rows.length > part.length ? taken : next, is_empty);
      }
      if (shared != 0) {
        const unsigned char *block = last - static_cast<std::ptrdiff_t>(shared) * apart;
        add_blocks(columns + whole, 1, block, apart, part, rows.length > part.length ? taken : next,
                   is_empty);
      } else if (rest != 0) {
        may_throw(narrow_rows<Lane, Element>)(columns + whole, rest, last, apart, part, is_empty);
      }
      is_empty = false;
      first += taken;
      last += taken;
      next -= taken;
      rows.length -= part.length;
    }
  }

  void fold() {
    if (folded == nullptr) {
      std::unique_ptr<Class[]> states(new Class[width]);
      for (std::size_t slice = 0; slice < width; ++slice) {
        states[slice] = state(slice);
      }
      folded = std::move(states);
    } else {
      for (std::size_t slice = 0; slice < width; ++slice) {
        folded[slice] = state(slice);
      }
    }
    is_empty = true;
    room = rows_to_fold;
  }

  // A whole block takes less time than a few lanes of one, so the slices that remain after the whole blocks
  // are a block together with slices before them. A class whose additions the compiler does not vectorize
  // then makes at most a third more of them.
  static std::size_t overlap(std::size_t width) {
    const std::size_t rest = width % lanes, added = lanes - rest;
    return rest != 0 && width > lanes && 3 * added <= width ? added : 0;
  }

  std::size_t width, whole, rest, shared;
  std::size_t room = rows_to_fold; // rows until the lanes are full
  std::unique_ptr<Class[]> folded;
  // The first rows construct the columns: until then they contain nothing, not even states.
  bool is_empty = true;
  union {
    Columns<Lane> columns[strip_blocks<Lane>];
  };
};

} // namespace quaff::detail
