// The three steps in which the runtime runs a reduction class. protocol.hpp lists the members of such a
// class.
//
// Each step runs in the standard floating-point environment, so that results depend neither on the caller's
// environment nor on that of the thread that processes a piece of the data.
#pragma once

#include "quaff/along.hpp"
#include "quaff/contiguous.hpp"
#include "quaff/float_environment.hpp"
#include "quaff/host_loop.hpp"
#include "quaff/protocol.hpp"
#include "quaff/reduction_state.hpp"
#include "quaff/slice_results.hpp"
#include "quaff/slices.hpp"
#include "quaff/strided.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <type_traits>

namespace quaff {

template <class Class, class Element, class Result> struct Reduction {
  using Exact = typename detail::ExactOf<Class>::type;
  // The classes that replace `Class` and `Exact` on a device; void if there are none.
  using Narrow = typename detail::NarrowOf<Class>::type;
  using Shortcut = typename detail::ShortcutOf<Exact>::type;
  static constexpr bool has_exact = !std::is_same_v<Exact, Class>;
  static_assert(detail::check_protocol<Class, Element, Result>());
  static_assert(detail::check_protocol<Exact, Element, Result>());
  // Without these checks, some member types would silently have no effect.
  static_assert(has_exact || !detail::HasDecided<Class>::value,
                "a reduction's class needs a member type `exact` beside `decided()`");
  static_assert(!has_exact || detail::HasDecided<Class>::value,
                "a reduction's class needs `bool decided()` beside `exact`");
  static_assert(std::is_void_v<typename detail::ShortcutOf<Class>::type>,
                "only a reduction's `exact` class may have a `shortcut`: the first class does not take it");
  static_assert(!has_exact || std::is_void_v<typename detail::NarrowOf<Exact>::type>,
                "only a reduction's first class may have a `narrow`: the exact one does not take it");

  // The whole reduction of a run, with the exact class if the first cannot decide. Short arrays use this
  // function; others use the three steps below.
  static Result reduce(const Contiguous &array) {
    check_dtype(array.dtype);
    return detail::in_standard_environment(reduce_run, array);
  }

  // Initializes `state` and adds all elements of the view.
  static void accumulate(ReductionState &state, bool exact, const Strided &view) {
    check_dtype(view.dtype);
    detail::in_standard_environment(exact ? accumulate_as<Exact> : accumulate_as<Class>, state, view);
  }

  // Merges two states, which are of the same kind, exact or not.
  static void merge(ReductionState &into, bool exact, const ReductionState &from) {
    detail::in_standard_environment(exact ? merge_as<Exact> : merge_as<Class>, into, from);
  }

  // False if this state, of that many elements, cannot decide, so that the exact class must process the data;
  // otherwise writes the result.
  static bool finish(const ReductionState &state, bool exact, std::uint64_t elements, Result &result) {
    return detail::in_standard_environment(exact ? finish_exact : finish_fast, state, elements, result);
  }

  // Writes the result of each slice, with the exact class if the first cannot decide.
  static void along(const Slices &slices) {
    check_dtype(slices.first.dtype);
    detail::in_standard_environment(along_slices, slices);
  }

  // Initializes a state of the first class for each slice: the results are ReductionStates.
  static void accumulate_along(const Slices &slices) {
    check_dtype(slices.first.dtype);
    detail::in_standard_environment(accumulate_slices, slices);
  }

  // Whether the reduction has the class of this number: 0 for the first class, 1 for its `narrow`, 2 for an
  // exact class other than the first, and 3 for the exact one's `shortcut`.
  static bool has_class(std::uint8_t number) {
    constexpr bool is_there[] = {true, !std::is_void_v<Narrow>, has_exact, !std::is_void_v<Shortcut>};
    return number < 4 && is_there[number];
  }

  // Converts the state of that class to one of the class that it stands in for. False if it does not suffice.
  static bool convert(ReductionState &state, bool exact) {
    return detail::in_standard_environment(exact ? convert_shortcut : convert_narrow, state);
  }

private:
  static void check_dtype(Dtype dtype) {
    if (dtype != dtype_of<Element>) {
      detail::refuse_dtype();
    }
  }

  static Result reduce_run(const Contiguous &array) {
    if constexpr (detail::HasOfRun<Class, Element>::value) {
      constexpr std::size_t in_lanes = 2 * detail::Columns<typename detail::LaneOf<Class>::type>::lanes;
      if (array.length >= Class::shortest_run && array.length < in_lanes) {
        Class state = Class::of_run(static_cast<const unsigned char *>(array.memory), array.length);
        if (__builtin_expect(decided(state, array.length), true)) {
          return static_cast<Result>(state.value());
        }
      }
    }
    return reduce_any_run(array);
  }

  // Flattened, because the class is also added to elsewhere, and the compiler would otherwise not inline its
  // `add` here, and keep its state in memory. Out of line, so that it does not slow down short runs.
  [[gnu::flatten, gnu::noinline]] static Result reduce_any_run(const Contiguous &array) {
    Class state = detail::accumulate_run<Class, Element>(array.memory, array.length);
    if (decided(state, array.length)) {
      return static_cast<Result>(state.value());
    }
    return static_cast<Result>(exact_run(array).value());
  }

  [[gnu::noinline]] static Exact exact_run(const Contiguous &array) {
    const std::ptrdiff_t stride = sizeof(Element);
    return detail::accumulate<Exact, Element>({array.memory, 1, &array.length, &stride, array.dtype});
  }

  static void along_slices(const Slices &slices) {
    detail::for_each_slice<Class, Element>(slices,
                                           detail::SliceResults<Class, Exact, Element, Result>(slices));
  }

  static void accumulate_slices(const Slices &slices) {
    detail::for_each_slice<Class, Element>(slices, detail::SliceStates<Class>());
  }

  template <class Object> static void accumulate_as(ReductionState &state, const Strided &view) {
    store(state, detail::accumulate<Object, Element>(view));
  }

  template <class Object> static void merge_as(ReductionState &into, const ReductionState &from) {
    Object object = load<Object>(into);
    object.merge(load<Object>(from));
    store(into, object);
  }

  static bool convert_narrow(ReductionState &state) {
    if constexpr (!std::is_void_v<Narrow>) {
      store(state, Class(load<Narrow>(state)));
    }
    return !std::is_void_v<Narrow>;
  }

  static bool convert_shortcut(ReductionState &state) {
    if constexpr (!std::is_void_v<Shortcut>) {
      const Shortcut shortcut = load<Shortcut>(state);
      if (shortcut.suffices()) {
        store(state, Exact(shortcut));
        return true;
      }
    }
    return false;
  }

  static bool finish_fast(const ReductionState &state, std::uint64_t elements, Result &result) {
    Class object = load<Class>(state);
    if (!decided(object, elements)) {
      return false;
    }
    result = static_cast<Result>(object.value());
    return true;
  }

  static bool finish_exact(const ReductionState &state, std::uint64_t, Result &result) {
    result = static_cast<Result>(load<Exact>(state).value());
    return true;
  }

  static bool decided(Class &state, std::uint64_t elements) {
    if constexpr (has_exact) {
      // Expected, so that short arrays hardly pay for a check that only the longest can fail.
      return state.decided() && __builtin_expect(elements <= detail::most_elements, true);
    } else {
      return true;
    }
  }

  template <class Object> static Object load(const ReductionState &state) {
    Object object{};
    std::memcpy(static_cast<void *>(&object), state.bytes, sizeof object);
    return object;
  }

  template <class Object> static void store(ReductionState &state, const Object &object) {
    std::memcpy(state.bytes, &object, sizeof object);
  }
};

// The reduction of a contiguous array, for C++ callers: `reduce<Mean, double>(values, size)`.
template <class Class, class Result, class Element> Result reduce(const Element *values, std::size_t size) {
  // The elements are only read, although Contiguous also carries arrays that functions write.
  return Reduction<Class, Element, Result>::reduce({const_cast<Element *>(values), dtype_of<Element>, size});
}

} // namespace quaff
