// The host's loop over two contiguous arrays, whose elements with one index form a pair: the counterpart of
// host_loop.hpp for classes whose `add` takes two elements.
#pragma once

#include "quaff/bursts.hpp"
#include "quaff/columns.hpp"
#include "quaff/float_environment.hpp"
#include "quaff/protocol.hpp"
#include "quaff/read_ahead.hpp"

#include <algorithm>
#include <cstddef>
#include <type_traits>

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

// Whether std::fma is an instruction in functions that are marked with QUAFF_FUSED.
#if defined(__FP_FAST_FMA)
#define QUAFF_FUSED QUAFF_WIDE
inline bool has_fused_multiply_add() { return true; }
#elif defined(QUAFF_CLONES)
#define QUAFF_FUSED __attribute__((QUAFF_O3, target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4")))
inline bool has_fused_multiply_add() { return __builtin_cpu_supports("x86-64-v3"); }
#else
#define QUAFF_FUSED QUAFF_WIDE
inline bool has_fused_multiply_add() { return false; }
#endif

// Adds `blocks` blocks of as many pairs as there are lanes, the first of each block to lane 0. The arrays are
// read in so many parts of equal length side by side, as in bursts.hpp; `blocks` is a multiple of their
// number.
template <class Class, class Element, std::size_t parts>
QUAFF_INLINE void add_pairs(Columns<Class> &columns, const unsigned char *one, const unsigned char *other,
                            std::size_t blocks, bool prefetches) {
  constexpr std::size_t lanes = Columns<Class>::lanes;
  constexpr std::size_t block_size = lanes * sizeof(Element);
  Columns<Class> local = columns; // nothing else points to a local copy, so it stays in registers
  std::size_t left = blocks / parts;
  const std::size_t apart = left * block_size;
  for (; left != 0; --left, one += block_size, other += block_size) {
    if (prefetches && left * block_size >= stream_ahead + block_size) {
      for (std::size_t part = 0; part < parts; ++part) {
        for (std::size_t line = 0; line < block_size; line += 64) {
          __builtin_prefetch(one + part * apart + stream_ahead + line);
          __builtin_prefetch(other + part * apart + stream_ahead + line);
        }
      }
    }
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      Class state = local.get(lane);
      for (std::size_t part = 0; part < parts; ++part) {
        const std::size_t at = part * apart + lane * sizeof(Element);
        state.add(load<Element>(one + at), load<Element>(other + at));
      }
      local.put(lane, state);
    }
  }
  columns = local;
}

template <class Class, class Element, std::size_t parts>
QUAFF_WIDE void add_pairs_to_lanes(Columns<Class> &columns, const unsigned char *one,
                                   const unsigned char *other, std::size_t blocks, bool prefetches) {
  add_pairs<Class, Element, parts>(columns, one, other, blocks, prefetches);
}

template <class Class, class Element, std::size_t parts>
QUAFF_FUSED void add_fused_pairs_to_lanes(Columns<Class> &columns, const unsigned char *one,
                                          const unsigned char *other, std::size_t blocks, bool prefetches) {
  add_pairs<Class, Element, parts>(columns, one, other, blocks, prefetches);
}

// Whether a class is for processors with fused multiplications and additions. Its member type `fused` is then
// the class itself; that of another class is the class for such processors.
template <class Class> constexpr bool is_fused = std::is_same_v<Class, typename Class::fused>;

template <class Class, class Element, std::size_t parts> constexpr auto loop_over_pairs() {
  if constexpr (is_fused<Class>) {
    return add_fused_pairs_to_lanes<Class, Element, parts>;
  } else {
    return add_pairs_to_lanes<Class, Element, parts>;
  }
}

// The lanes after all pairs of a run were added to them, merged into one state.
template <class Class, class Element, std::size_t parts>
Class accumulate_lanes(const unsigned char *one, const unsigned char *other, std::size_t pairs) {
  Columns<Class> columns;
  read_ahead_of_pairs<Class, Element>.run(2 * pairs * sizeof(Element), [&](bool prefetches) {
    may_throw(loop_over_pairs<Class, Element, parts>())(columns, one, other, pairs / columns.lanes,
                                                        prefetches);
  });
  return may_throw(merge_lanes<Class>)(columns);
}

// A new state to which all pairs have been added. Lanes are merged after 2^16 pairs, as in LaneLoop.
template <class Class, class Element> Class accumulate_pairs(const Pairs &pairs) {
  using Lanes = Columns<Class>;
  constexpr std::size_t pairs_to_fold = std::size_t(1) << 16, in_streams = streams * Lanes::lanes;
  const auto *one = static_cast<const unsigned char *>(pairs.one);
  const auto *other = static_cast<const unsigned char *>(pairs.other);
  std::size_t left = pairs.length;
  Class state{};
  bool is_empty = true;
  if constexpr (Lanes::worthwhile) {
    while (left >= 2 * Lanes::lanes) {
      const bool is_long = left >= in_streams;
      const std::size_t whole = is_long ? in_streams : Lanes::lanes;
      const std::size_t part = std::min(left, pairs_to_fold) / whole * whole;
      const Class of_part = is_long ? accumulate_lanes<Class, Element, streams>(one, other, part)
                                    : accumulate_lanes<Class, Element, 1>(one, other, part);
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
template <class Class, class Element> Element reduce_pairs_with(const Pairs &pairs) {
  const Class state = accumulate_pairs<Class, Element>(pairs);
  if (pairs.length <= most_elements && state.decided()) {
    return state.value();
  }
  return accumulate_pairs<typename Class::exact, Element>(pairs).value();
}

template <class Class, class Element> Element reduce_pairs_in_standard_environment(const Pairs &pairs) {
  if constexpr (!is_fused<Class>) {
    if (has_fused_multiply_add()) {
      return reduce_pairs_with<typename Class::fused, Element>(pairs);
    }
  }
  return reduce_pairs_with<Class, Element>(pairs);
}

template <class Class, class Element>
Element reduce_pairs(const Element *one, const Element *other, std::size_t length) {
  return in_standard_environment(reduce_pairs_in_standard_environment<Class, Element>,
                                 Pairs{one, other, length});
}

} // namespace quaff::detail

#undef QUAFF_FUSED
