// The loop over long runs for lanes that add elements in bursts: from several places at once, and two
// elements at a time.
//
// A burst assumes properties that most elements have, for example that they have similar magnitudes, and
// checks the assumption afterwards. If it was wrong, the elements are still in the cache. A core that reads
// several pages at a time waits less for memory, because the processor's own prefetching works page by page.
// Where that is not enough, the loop prefetches (read_ahead.hpp). benches/reduction has the measurements.
#pragma once

#include "quaff/columns.hpp"
#include "quaff/protocol.hpp"

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace quaff::detail {

// A run is cut into this many parts of equal length, the streams, which are read side by side and prefetched
// this many bytes ahead.
constexpr std::size_t streams = 4;
constexpr std::size_t stream_ahead = 2048;

// The least number of blocks in a run that is worth setting up bursts.
constexpr std::size_t fewest_blocks = 32;

// The next blocks of all streams.
template <class Lane, class Element> struct Streams {
  static constexpr std::size_t lanes = Columns<Lane>::lanes;
  static constexpr std::size_t block_size = lanes * sizeof(Element);

  QUAFF_INLINE Element element(std::size_t stream, std::size_t lane) const {
    return load<Element>(next + stream * apart + lane * sizeof(Element));
  }

  QUAFF_INLINE void prefetch() const {
    for (std::size_t stream = 0; stream < streams; ++stream) {
      for (std::size_t line = 0; line < block_size; line += 64) {
        __builtin_prefetch(next + stream * apart + stream_ahead + line);
      }
    }
  }

  QUAFF_INLINE Streams from(std::size_t block) const { return {next + block * block_size, apart}; }

  const unsigned char *next;
  std::size_t apart;
};

// The state with which bursts start. It is chosen by the first `blocks` blocks of each stream.
template <class Burst, class Lane, class Element>
QUAFF_INLINE Burst begin_burst(const Streams<Lane, Element> &from, std::size_t blocks) {
  if constexpr (std::is_void_v<typename ScaleOf<Burst>::type>) {
    return Burst();
  } else {
    Columns<typename ScaleOf<Burst>::type> scales;
    static_assert(scales.lanes == Columns<Lane>::lanes,
                  "a scale's widest member must be as wide as the lane's");
    for (std::size_t block = 0; block < blocks; ++block) {
      const Streams<Lane, Element> at = from.from(block);
      for (std::size_t lane = 0; lane < at.lanes; ++lane) {
        auto scale = scales.get(lane);
        for (std::size_t stream = 0; stream < streams; ++stream) {
          scale.add(at.element(stream, lane));
        }
        scales.put(lane, scale);
      }
    }
    return Burst(merge_columns(scales));
  }
}

template <class Burst, class Lane, class Element>
QUAFF_INLINE Columns<Burst> add_burst(const Burst &begun, const Streams<Lane, Element> &from,
                                      std::size_t blocks, std::size_t left, bool prefetches) {
  Columns<Burst> bursts(begun);
  for (std::size_t block = 0; block < blocks; ++block) {
    const Streams<Lane, Element> at = from.from(block);
    if (prefetches && (left - block) * at.block_size > stream_ahead) {
      at.prefetch();
    }
    for (std::size_t lane = 0; lane < at.lanes; ++lane) {
      Burst burst = bursts.get(lane);
      for (std::size_t stream = 0; stream < streams; stream += 2) {
        burst.add(at.element(stream, lane), at.element(stream + 1, lane));
      }
      bursts.put(lane, burst);
    }
  }
  return bursts;
}

template <class Burst> QUAFF_INLINE bool all_suffice(const Columns<Burst> &bursts) {
  std::uint64_t others = 0; // as wide as most states, so that the compiler vectorizes it
  for (std::size_t lane = 0; lane < Columns<Burst>::lanes; ++lane) {
    others += bursts.get(lane).suffices() ? 0 : 1;
  }
  return others == 0;
}

// Adds `blocks` times `lanes` elements, each to the lane of its position in its block.
template <class Lane, class Element>
QUAFF_WIDE void add_bursts(Columns<Lane> &columns, const unsigned char *elements, std::size_t blocks,
                           bool prefetches) {
  using Burst = typename BurstOf<Lane>::type;
  using All = Streams<Lane, Element>;
  static_assert(Columns<Burst>::lanes == All::lanes, "a burst's widest member must be as wide as the lane's");
  constexpr std::size_t most = Burst::most / streams;
  static_assert(most != 0 && streams % 2 == 0);

  Columns<Lane> local = columns;
  std::size_t left = blocks / streams;
  All from{elements, left * All::block_size};
  Burst begun = begin_burst<Burst>(from, 1);
  while (left != 0) {
    const std::size_t part = left < most ? left : most;
    const Columns<Burst> bursts = add_burst(begun, from, part, left, prefetches);
    if (all_suffice(bursts)) {
      for (std::size_t lane = 0; lane < All::lanes; ++lane) {
        Lane state = local.get(lane);
        state.merge(Lane(bursts.get(lane)));
        local.put(lane, state);
      }
    } else {
      for (std::size_t stream = 0; stream < streams; ++stream) {
        add_to_lanes<Lane, Element>(local, from.next + stream * from.apart, part);
      }
      begun = begin_burst<Burst>(from, part);
    }
    from = from.from(part);
    left -= part;
  }
  add_to_lanes<Lane, Element>(local, elements + streams * from.apart, blocks % streams);
  columns = local;
}

} // namespace quaff::detail
