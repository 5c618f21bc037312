// Converts the states of slices: to results, with the exact class if the first class cannot decide; or to the
// states themselves, if each is the state of a part of a slice.
#pragma once

#include "quaff/along.hpp"
#include "quaff/protocol.hpp"
#include "quaff/reduction_state.hpp"
#include "quaff/slices.hpp"
#include "quaff/strips.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace quaff::detail {

// The state of `count` copies of the elements of `single`, by repeated doubling; `count` is above 0.
template <class Class> Class repeated(const Class &single, std::uint64_t count) {
  std::uint64_t bit = 1;
  while (count / bit > 1) {
    bit <<= 1;
  }
  Class state = single;
  while ((bit >>= 1) != 0) {
    state.merge(Class(state));
    if ((count & bit) != 0) {
      state.merge(single);
    }
  }
  return state;
}

template <class Class, class Exact, class Element, class Result> class SliceResults {
public:
  // Whether `take_strip` may return false, so that another class of lanes has to run.
  static constexpr bool may_decline_strips = true;

  explicit SliceResults(const Slices &slices) : slices(slices), elements(element_count(slices.first)) {}

  void take(const Class &single, const Place &place) const {
    Class state = slices.repeat == 1 ? single : repeated(single, slices.repeat);
    if (decides(state)) {
      put(place, static_cast<Result>(state.value()));
    } else {
      put_exact(place);
    }
  }

  // False if another class of lanes must be tried first, because many slices are undecided; that class then
  // writes every result, including those that were already written.
  template <class Lane>
  bool take_strip(const Strip<Class, Element, Lane> &strip, const Place &place, const Slots &slots) const {
    if (slices.repeat == 1 && elements <= most_elements && strip.blocks() != nullptr) {
      return take_blocks(strip.blocks(), strip.shared_slices(), place, slots);
    }
    const std::size_t width = slots.axis.length;
    Undecided<Lane> undecided(width);
    for (std::size_t i = 0; i < width; ++i) {
      Class state = strip.state(i);
      if (slices.repeat != 1) {
        state = repeated(state, slices.repeat);
      }
      if (decides(state)) {
        put(slots.at(place, i), static_cast<Result>(state.value()));
      } else {
        undecided.add(i);
      }
      if (undecided.are_too_many()) {
        return false;
      }
    }
    return put_exact(undecided, place, slots);
  }

private:
  // The undecided slices of a strip. Another class of lanes is tried only if its states are small enough, and
  // only if more than one slice in 32 is undecided: of 8, 16, 32 and 64, the fastest for sums of 64 to 10^4
  // normal numbers.
  template <class Lane> struct Undecided {
    static constexpr bool is_last = std::is_same_v<Lane, Class> || !Columns<Class>::worthwhile;

    explicit Undecided(std::size_t width) : tolerated(is_last ? width : width / 32) {}

    void add(std::size_t slice) { slices[count++] = slice; }
    bool are_too_many() const { return count > tolerated; }

    std::size_t tolerated, count = 0;
    std::size_t slices[strip_blocks<Lane> * Columns<Lane>::lanes];
  };

  template <class Lane>
  bool take_blocks(const Columns<Lane> *columns, std::size_t shared, const Place &place,
                   const Slots &slots) const {
    constexpr std::size_t lanes = Columns<Lane>::lanes;
    const std::size_t width = slots.axis.length;
    Undecided<Lane> undecided(width);
    for (std::size_t start = 0; start < width; start += lanes, ++columns) {
      const std::size_t part = std::min(lanes, width - start), before = lanes - part;
      if (before > shared) {
        // The other lanes have no element, and a class need not have a value for that.
        for (std::size_t i = 0; i < part; ++i) {
          take(Class(columns->get(i)), slots.at(place, start + i));
        }
        break;
      }
      Finished<Class, Lane, Result> finished;
      const bool all = may_throw(finish_block<Class, Lane, Result>)(*columns, finished);
      if (all) {
        put_all<lanes>(finished.values + before, part, slots.at(place, start), slots.result_stride);
        continue;
      }
      for (std::size_t i = 0; i < part; ++i) {
        if (finished.undecided[before + i] != 0) {
          undecided.add(start + i);
        } else {
          put(slots.at(place, start + i), static_cast<Result>(Class(columns->get(before + i)).value()));
        }
      }
      if (undecided.are_too_many()) {
        return false;
      }
    }
    return put_exact(undecided, place, slots);
  }

  template <class Lane>
  bool put_exact(const Undecided<Lane> &undecided, const Place &place, const Slots &slots) const {
    for (std::size_t i = 0; i < undecided.count; ++i) {
      put_exact(slots.at(place, undecided.slices[i]));
    }
    return true;
  }

  static void put(const Place &place, Result result) { std::memcpy(place.result, &result, sizeof result); }

  // Most blocks are `whole`: GCC copies a known size by vectors, and any other by `rep movs`, which takes as
  // long as the additions of a few rows.
  template <std::size_t whole>
  static void put_all(const Result *results, std::size_t count, const Place &first, std::ptrdiff_t stride) {
    if (stride == sizeof(Result)) {
      if (count == whole) {
        std::memcpy(first.result, results, whole * sizeof(Result));
      } else {
        std::memcpy(first.result, results, count * sizeof(Result));
      }
      return;
    }
    unsigned char *to = first.result;
    for (std::size_t i = 0; i < count; ++i, to += stride) {
      std::memcpy(to, results + i, sizeof(Result));
    }
  }

  // Out of line, because its variables would slow down the loops over slices.
  [[gnu::noinline]] void put_exact(const Place &place) const {
    const Strided &first = slices.first;
    const Exact state =
        accumulate<Exact, Element>({place.slice, first.ndim, first.shape, first.strides, first.dtype});
    put(place, static_cast<Result>(repeated(state, slices.repeat).value()));
  }

  bool decides(Class &state) const {
    if constexpr (HasDecided<Class>::value) {
      return elements <= most_elements && state.decided();
    } else {
      return true;
    }
  }

  const Slices &slices;
  std::size_t elements;
};

template <class Class> struct SliceStates {
  static constexpr bool may_decline_strips = false;

  void take(const Class &state, const Place &place) const { std::memcpy(place.result, &state, sizeof state); }

  template <class Strip> bool take_strip(const Strip &strip, const Place &place, const Slots &slots) const {
    for (std::size_t i = 0; i < slots.axis.length; ++i) {
      take(strip.state(i), slots.at(place, i));
    }
    return true;
  }
};

} // namespace quaff::detail
