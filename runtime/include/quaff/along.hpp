// The host's loop of a reduction along axes: it computes the state of each slice of an array.
//
// Long contiguous slices are processed one after another by the loop for whole arrays. Other slices are
// processed many at a time, with one lane for each (strips.hpp). If there are only few slices and they are
// interleaved, as the columns of a long table, several rows of the table are treated as one.
#pragma once

#include "quaff/host_loop.hpp"
#include "quaff/joined_runs.hpp"
#include "quaff/slices.hpp"
#include "quaff/strips.hpp"

#include <algorithm>
#include <cstddef>

namespace quaff::detail {

// A slice, and the place for its result.
struct Place {
  const unsigned char *slice;
  unsigned char *result;
};

// The innermost axis of slices.
struct Slots {
  Axis axis;
  std::ptrdiff_t result_stride;

  Place at(const Place &first, std::size_t index) const {
    const auto steps = static_cast<std::ptrdiff_t>(index);
    return {first.slice + steps * axis.stride, first.result + steps * result_stride};
  }
};

// Below this length, a slice would be merged almost as soon as it is spread over lanes.
template <class Class>
constexpr std::size_t shortest_in_lanes = 4 * Columns<typename LaneOf<Class>::type>::lanes;

// Contiguous slices above this length are processed neither side by side nor in joined lanes, but in bursts.
constexpr std::size_t longest_turned = 1 << 13;

// The number of rows for which states with a scale must suffice before they are tried on all rows.
constexpr std::size_t rows_of_trial = 16;

// The least number of slices that a strip is worth: setting one up takes time.
constexpr std::size_t fewest_slices = 8;

// Calls `visit(place, slots)` for each run of slices along the innermost of their axes.
template <class Visit>
void for_each_run_of_slices(std::size_t axis, const Place &place, const Slices &slices, const Visit &visit) {
  const auto slots = [&slices](std::size_t axis) {
    return Slots{{slices.shape[axis], slices.strides[axis]}, slices.result_strides[axis]};
  };
  if (slices.ndim == 0) {
    return visit(place, Slots{{1, 0}, 0});
  }
  if (axis + 1 == slices.ndim) {
    return visit(place, slots(axis));
  }
  for (std::size_t i = 0; i < slices.shape[axis]; ++i) {
    for_each_run_of_slices(axis + 1, slots(axis).at(place, i), slices, visit);
  }
}

// Calls `sink.take(state, place)` for each slice, or `sink.take_strip` for many at once.
template <class Class, class Element, class Sink> class AlongLoop {
  using Lane = typename LaneOf<Class>::type;
  using Few = typename FewOf<Class>::type;
  using Pairs = typename PairsOf<Class>::type;

public:
  AlongLoop(const Slices &slices, const Sink &sink) : slices(slices), sink(sink) {}

  void run() const {
    const Place first{static_cast<const unsigned char *>(slices.first.memory),
                      static_cast<unsigned char *>(slices.results)};
    for_each_run_of_slices(0, first, slices,
                           [this](const Place &place, const Slots &slots) { run(place, slots); });
  }

private:
  // A class with the `pairs` of a base class may lack the constructor from their `joined`.
  static constexpr bool takes_joined() {
    if constexpr (is_pairs<Class, Pairs> && has_joined<Pairs>) {
      return std::is_constructible_v<Class, const typename Pairs::joined &>;
    }
    return false;
  }

  void run(const Place &place, const Slots &slots) const {
    if constexpr (takes_joined()) {
      if (!joined_have_failed && are_joined(slots)) {
        return in_joined_runs(place, slots);
      }
    }
    run_side_by_side(place, slots);
  }

  void run_side_by_side(const Place &place, const Slots &slots) const {
    if constexpr (Columns<Lane>::worthwhile) {
      if constexpr (Sink::may_decline_strips && has_scale<Pairs> && Columns<Class>::worthwhile) {
        if (!scales_have_failed && is_with_scale(slots) && suffice_at_first(place)) {
          return in_strips<Pairs>(place, slots);
        }
      }
      // At least two elements for each lane: with fewer, the loop for whole arrays adds to the class as well.
      const std::size_t elements = element_count(slices.first);
      if constexpr (Columns<Class>::worthwhile) {
        if (elements < 2 * Columns<Lane>::lanes) {
          return run_with<Few>(place, slots, elements);
        }
      }
      // Large states of pairs do not fit the stack side by side.
      constexpr bool are_pairs = Columns<Pairs>::worthwhile && !has_scale<Pairs>;
      run_with<std::conditional_t<are_pairs, Pairs, Lane>>(place, slots, elements);
    } else {
      one_by_one(place, slots);
    }
  }

  // Whether each slice consists of runs that are closer together than the slices, so that lanes are
  // worthwhile.
  bool are_joined(const Slots &slots) const {
    using Joined = JoinedRuns<Class, Element>;
    const Axis run = innermost();
    return run.stride == sizeof(Element) && run.length >= Joined::shortest && run.length <= longest_turned &&
           run.stride < slots.axis.stride && Joined::takes(slice_at(nullptr));
  }

  void in_joined_runs(const Place &place, const Slots &slots) const {
    JoinedRuns<Class, Element> runs;
    for (std::size_t i = 0; i < slots.axis.length; ++i) {
      const Place at = slots.at(place, i);
      sink.take(runs.state(slice_at(at.slice)), at);
      if (runs.fail()) {
        joined_have_failed = true;
        return run_side_by_side(slots.at(place, i + 1), part_of(slots, slots.axis.length - i - 1));
      }
    }
  }

  // Whether slices begin with a scale: at least a block of them are neighbours in a row, and none is joined
  // of several lanes, whose states would all have to suffice.
  bool is_with_scale(const Slots &slots) const {
    return element_count(slices.first) > 1 && slots.axis.stride == sizeof(Element) &&
           slots.axis.length >= Columns<Pairs>::lanes && !are_runs(slots) && rows_in_one<Lane>(slots) == 1;
  }

  // Whether states with a scale suffice for the first rows of the first run of slices. If the data range too
  // widely, they are tried on no other rows.
  bool suffice_at_first(const Place &place) const {
    if (!scales_were_tried) {
      scales_were_tried = true;
      const Axis rows = innermost();
      const auto suffice = may_throw(detail::suffice_at_first<Pairs, Element>);
      scales_have_failed = !suffice(place.slice, {std::min(rows.length, rows_of_trial), rows.stride});
    }
    return !scales_have_failed;
  }

  template <class State> void run_with(const Place &place, const Slots &slots, std::size_t elements) const {
    if constexpr (!std::is_same_v<State, Class> && Columns<Class>::worthwhile) {
      if (lanes_have_failed) {
        return run_with<Class>(place, slots, elements);
      }
    }
    const std::size_t rows = rows_in_one<State>(slots);
    if (elements != 0 && rows > 1) { // a lane without elements must not be merged
      interlaced<State>(place, slots, rows);
    } else if (elements != 0 && slots.axis.length >= fewest_slices && !are_runs(slots)) {
      in_strips<State>(place, slots);
    } else if (are_runs(slots)) {
      const std::size_t rest = slots.axis.length % Columns<State>::lanes;
      const std::size_t turned = are_turned<State>(slots) ? slots.axis.length - rest : 0;
      in_strips<State>(place, part_of(slots, turned));
      one_by_one(slots.at(place, turned), part_of(slots, slots.axis.length - turned));
    } else {
      one_by_one(place, slots);
    }
  }

  void one_by_one(const Place &place, const Slots &slots) const {
    for (std::size_t i = 0; i < slots.axis.length; ++i) {
      const Place at = slots.at(place, i);
      sink.take(accumulate<Class, Element>(slice_at(at.slice)), at);
    }
  }

  Strided slice_at(const unsigned char *memory) const {
    return {memory, slices.first.ndim, slices.first.shape, slices.first.strides, slices.first.dtype};
  }

  Axis innermost() const {
    const Strided &slice = slices.first;
    return slice.ndim == 0 ? Axis{1, 0} : axis_of(slice, slice.ndim - 1);
  }

  // Whether the elements of a slice are closer together than the slices, in runs long enough for their
  // set-up.
  bool are_runs(const Slots &slots) const {
    const Axis run = innermost();
    return run.stride < slots.axis.stride && run.length >= shortest_in_lanes<Class>;
  }

  // Whether as many runs as there are lanes are processed at a time, by tiles. Long runs are read as fast one
  // by one; so are narrow elements if lines with one index would displace each other in the cache.
  template <class State> bool are_turned(const Slots &slots) const {
    const Axis run = innermost();
    return run.stride == sizeof(Element) && slices.first.ndim == 1 && run.length <= longest_turned &&
           Tile<Element, Columns<State>::lanes>::worthwhile(run.length) &&
           (sizeof(Element) == 8 || slots.axis.stride % 2048 != 0);
  }

  static Slots part_of(const Slots &slots, std::size_t length) {
    return {{length, slots.axis.stride}, slots.result_stride};
  }

  // The number of rows that are treated as one row of a strip: more than one if the rows are contiguous and a
  // single one would fill at most half of four blocks. Wider strips are no faster, and have more states to
  // merge.
  template <class State> std::size_t rows_in_one(const Slots &slots) const {
    constexpr std::size_t most = 4 * Columns<State>::lanes;
    const Axis rows = innermost(), row = slots.axis;
    const bool is_table =
        row.stride == sizeof(Element) && rows.stride == static_cast<std::ptrdiff_t>(row.length) * row.stride;
    if (!is_table || row.length > most / 2 || rows.length < 64) {
      return 1;
    }
    return std::min(most / row.length, rows.length / 16);
  }

  template <class State> void in_strips(const Place &place, const Slots &slots) const {
    // A strip of short slices is narrow: their states are then still in the cache when they become results.
    constexpr std::size_t widest = Strip<Class, Element, State>::most;
    constexpr std::size_t narrow = std::min(widest, blocks_at_once * Columns<State>::lanes);
    const std::size_t most = element_count(slices.first) <= 2 * rows_at_once ? narrow : widest;
    for (std::size_t start = 0; start < slots.axis.length; start += most) {
      const std::size_t left = slots.axis.length - start;
      const Place at = slots.at(place, start);
      const Slots part = part_of(slots, std::min(most, left));
      const bool taken = in_strip<State>(at, part);
      if constexpr (!std::is_same_v<State, Class> && Columns<Class>::worthwhile) {
        if (!taken && has_scale<State>) { // the data range too widely, probably in other slices too
          scales_have_failed = true;
          return without_scale(at, part_of(slots, left));
        }
        if (!taken) {
          in_strips<Class>(at, part);
          ++failures;
          lanes_have_failed = failures > 2 + successes / 4;
          if (lanes_have_failed) {
            return in_strips<Class>(slots.at(at, part.axis.length), part_of(slots, left - part.axis.length));
          }
        } else {
          ++successes;
        }
      }
    }
  }

  void without_scale(const Place &place, const Slots &slots) const {
    if (element_count(slices.first) < 2 * Columns<Lane>::lanes) {
      in_strips<Class>(place, slots);
    } else {
      in_strips<Lane>(place, slots);
    }
  }

  // Reduces the slices of a strip; returns false if the sink asks for another class of lanes.
  template <class State> bool in_strip(const Place &place, const Slots &slots) const {
    Strip<Class, Element, State> strip(slots.axis.length);
    for_each_plane(slice_at(place.slice), [&](const unsigned char *first, Axis planes, Axis rows) {
      for (; planes.length != 0; --planes.length, first += planes.stride) {
        strip.add(first, rows, slots.axis.stride);
      }
    });
    return sink.take_strip(strip, place, slots);
  }

  template <class State> void interlaced(const Place &place, const Slots &slots, std::size_t joined) const {
    const std::size_t row = slots.axis.length;
    Strip<Class, Element, State> strip(joined * row);
    for_each_plane(slice_at(place.slice), [&](const unsigned char *first, Axis planes, Axis rows) {
      const Axis wide{rows.length / joined, static_cast<std::ptrdiff_t>(joined) * rows.stride};
      for (; planes.length != 0; --planes.length, first += planes.stride) {
        strip.add(first, wide, slots.axis.stride);
      }
    });
    for (std::size_t i = 0; i < row; ++i) {
      const Place at = slots.at(place, i);
      Class state = strip.state(i);
      for (std::size_t part = 1; part < joined; ++part) {
        state.merge(strip.state(part * row + i));
      }
      sink.take(with_rest(state, at.slice, joined), at);
    }
  }

  // Adds the remaining rows, which are too few to fill a row of the strip.
  Class with_rest(Class state, const unsigned char *slice, std::size_t joined) const {
    for_each_plane(slice_at(slice), [&](const unsigned char *first, Axis planes, Axis rows) {
      const std::size_t rest = rows.length % joined;
      first += static_cast<std::ptrdiff_t>(rows.length - rest) * rows.stride;
      for (; planes.length != 0; --planes.length, first += planes.stride) {
        state = add_row<Class, Element>(state, first, {rest, rows.stride});
      }
    });
    return state;
  }

  const Slices &slices;
  const Sink &sink;
  // Whether joined states have left too many slices undecided.
  mutable bool joined_have_failed = false;
  mutable bool scales_were_tried = false;
  // Whether states with a scale have left too many slices of this array undecided.
  mutable bool scales_have_failed = false;
  // Whether too many strips of states of few elements, of pairs or of lanes were left undecided. The class
  // itself then adds the other slices.
  mutable bool lanes_have_failed = false;
  // The number of strips whose states decided enough slices, and the number of strips whose states did not. A
  // narrow strip may fail by chance.
  mutable std::size_t successes = 0, failures = 0;
};

template <class Class, class Element, class Sink>
void for_each_slice(const Slices &slices, const Sink &sink) {
  AlongLoop<Class, Element, Sink>(slices, sink).run();
}

} // namespace quaff::detail
