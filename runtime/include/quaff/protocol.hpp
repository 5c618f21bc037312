// The protocol of reductions: the members that a reduction class must have.
//
// A reduction is a trivially copyable class of at most 1 KiB, without const members:
//
//   struct Mean {
//     void add(double x) { sum += x; ++count; }                                  // one element
//     void merge(const Mean &other) { sum += other.sum; count += other.count; }  // what another holds
//     double value() const { return sum / count; }                               // the result
//     double sum = 0;
//     std::size_t count = 0;
//   };
//
// The order of elements and states is not specified. A class may have both `bool decided() const` and a
// member type `exact`, a second class of this protocol. If the first class cannot decide its result, the
// runtime runs the second class over the data. For more than `most_elements` elements, it always runs the
// second class, so that a class's bound of its own error may rely on this limit.
//
// If many results are computed at once, `bool decided_without_branch()` is called instead of `decided()`, if
// the class has it. It must return the same value. It is useful if `decided` has branches, which prevent
// vectorization.
//
// A class may also have a member type `lane` from which it can be constructed: another class with `add` and
// `merge`. The host adds long sequences in many lanes side by side, and constructs one state of the class
// from 2^16 elements. This is faster if the lane needs fewer members than the class.
//
// A reduction's first class may have a member type `few` from which it can be constructed: another class with
// `add`, `merge` and `bool suffices() const`, for slices of few elements that the host processes side by
// side. If it does not suffice, the result is undecided; if this is the case for many slices, the host
// processes them again with the class itself.
//
// A reduction's first class may have a member type `pairs` from which it can be constructed: another class
// with `add` of one element and of two. The host adds two rows of many slices at a time to it, where it would
// add each row to the lane. If `pairs` has a member type `scale` with `add`, `merge` and `bool is_empty()
// const`, each slice's begins with the scale of two of its elements, and `suffices` says whether it decides.
// If `pairs` has a member type `joined`, the host adds runs of adjacent elements to many states side by side,
// and zeros in place of elements at their ends. The states have one scale, and are given to `join` of
// `joined`, which has `bool suffices() const`, and from which the class can be constructed. Without a scale,
// `joined` is the class itself, and has `merge`.
//
// An `exact` class may have a member type `shortcut` from which it can be constructed: a class with `add`,
// `merge` and `bool suffices() const`. Devices try the shortcut first, on all of the data, unless their
// doubles are slow; the host tries it on each piece, if it suffices for the first elements. A shortcut may
// itself have a shortcut, which the host tries before it.
//
// A lane may have a member type `burst` from which it can be constructed, and so may a class without a
// `lane`. A burst is another class, with `void add(T, T)`, a number `most` and `bool suffices() const`. The
// host adds `most` elements of a long run to bursts, and merges the bursts into the lanes if all of them
// suffice; otherwise it adds the elements to the lanes. A burst gets elements in another order than a lane,
// and this order depends on the address of the array. Bursts are therefore for classes whose result does not
// depend on the order, such as correctly rounded sums. A burst is constructed without arguments, or from its
// member type `scale`, a class with `add` and `merge`, which has been given elements that resemble the ones
// to come.
//
// A reduction's first class may have a member type `narrow` from which it can be constructed: another class
// with `add` and `merge`, in float arithmetic. Devices with slow doubles run it instead of the class.
//
// A reduction's first class may have a member type `directed` from which it can be constructed: another class
// with `add` and `merge`, whose additions are rounded down or up. Devices, which have instructions for that,
// run it along axes instead of the class, unless their doubles are slow. A class that is constructed from it
// is not merged any more.
//
// A reduction's first class may have a number `shortest_run`, a member type `run_element` and a static
// function `of_run(const unsigned char *memory, std::size_t length)`, which returns the state of a run of at
// least so many elements of that type, at any address. The host calls it for short runs, for which setting up
// lanes takes too long, but in which some elements can be added at once. If the state is undecided, the
// elements are added one by one.
//
// Kernels compile this header as well.
#pragma once

#include "quaff/reduction_state.hpp"

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace quaff::detail {

// The most elements that are passed to a class with an `exact`: a petabyte of floats. Repeats by an axis of
// stride 0 are not counted, because they are made by merging a state with itself.
constexpr std::uint64_t most_elements = std::uint64_t(1) << 48;

template <class Class, class Element, class = void> struct HasAdd : std::false_type {};
template <class Class, class Element>
struct HasAdd<Class, Element, std::void_t<decltype(std::declval<Class &>().add(std::declval<Element>()))>>
    : std::true_type {};

// Whether the class can add two elements at once.
template <class Class, class Element, class = void> struct HasPairAdd : std::false_type {};
template <class Class, class Element>
struct HasPairAdd<
    Class, Element,
    std::void_t<decltype(std::declval<Class &>().add(std::declval<Element>(), std::declval<Element>()))>>
    : std::true_type {};

template <class Class, class = void> struct HasMerge : std::false_type {};
template <class Class>
struct HasMerge<Class, std::void_t<decltype(std::declval<Class &>().merge(std::declval<const Class &>()))>>
    : std::true_type {};

template <class Class, class Result, class = void> struct HasValue : std::false_type {};
template <class Class, class Result>
struct HasValue<Class, Result, std::void_t<decltype(Result(std::declval<Class &>().value()))>>
    : std::true_type {};

template <class Class, class = void> struct HasDecided : std::false_type {};
template <class Class>
struct HasDecided<Class, std::void_t<decltype(bool(std::declval<Class &>().decided()))>> : std::true_type {};

template <class Class, class = void> struct HasDecidedWithoutBranch : std::false_type {};
template <class Class>
struct HasDecidedWithoutBranch<
    Class, std::void_t<decltype(bool(std::declval<const Class &>().decided_without_branch()))>>
    : std::true_type {};

template <class Class, class = void> struct HasSuffices : std::false_type {};
template <class Class>
struct HasSuffices<Class, std::void_t<decltype(bool(std::declval<const Class &>().suffices()))>>
    : std::true_type {};

// The member type `exact`, or the class itself.
template <class Class, class = void> struct ExactOf {
  using type = Class;
};
template <class Class> struct ExactOf<Class, std::void_t<typename Class::exact>> {
  using type = typename Class::exact;
};

// The member type `lane`, or the class itself.
template <class Class, class = void> struct LaneOf {
  using type = Class;
};
template <class Class> struct LaneOf<Class, std::void_t<typename Class::lane>> {
  using type = typename Class::lane;
};

// The member type `few`, or the class itself.
template <class Class, class = void> struct FewOf {
  using type = Class;
};
template <class Class> struct FewOf<Class, std::void_t<typename Class::few>> {
  using type = typename Class::few;
};

// The member type `pairs`, or the lane.
template <class Class, class = void> struct PairsOf {
  using type = typename LaneOf<Class>::type;
};
template <class Class> struct PairsOf<Class, std::void_t<typename Class::pairs>> {
  using type = typename Class::pairs;
};

// Whether a state of slices side by side is the class's `pairs`.
template <class Class, class State>
constexpr bool is_pairs = std::is_same_v<State, typename PairsOf<Class>::type> &&
                          !std::is_same_v<State, typename LaneOf<Class>::type>;

// Whether the class itself, and not a base class, makes states of short runs of these elements.
template <class Class, class Element, class = void> struct HasOfRun : std::false_type {};
template <class Class, class Element>
struct HasOfRun<
    Class, Element,
    std::void_t<decltype(Class::of_run(std::declval<const unsigned char *>(), Class::shortest_run))>>
    : std::bool_constant<
          std::is_same_v<typename Class::run_element, Element> &&
          std::is_same_v<decltype(Class::of_run(std::declval<const unsigned char *>(), Class::shortest_run)),
                         Class>> {};

// The member type `shortcut`, or void. Inside a class of that name it names the class itself, which does not
// count.
template <class Class, class = void> struct ShortcutOf {
  using type = void;
};
template <class Class> struct ShortcutOf<Class, std::void_t<typename Class::shortcut>> {
  using Shortcut = typename Class::shortcut;
  using type = std::conditional_t<std::is_same_v<Shortcut, Class>, void, Shortcut>;
};

// The member type `narrow`, or void.
template <class Class, class = void> struct NarrowOf {
  using type = void;
};
template <class Class> struct NarrowOf<Class, std::void_t<typename Class::narrow>> {
  using type = typename Class::narrow;
};

// The member type `directed`, or the class itself.
template <class Class, class = void> struct DirectedOf {
  using type = Class;
};
template <class Class> struct DirectedOf<Class, std::void_t<typename Class::directed>> {
  using type = typename Class::directed;
};

// The member type `burst` of a class, or void if the class has none.
template <class Class, class = void> struct BurstOf {
  using type = void;
};
template <class Class> struct BurstOf<Class, std::void_t<typename Class::burst>> {
  using type = typename Class::burst;
};
// The member type `scale` of a burst, or void if the burst has none.
template <class Class, class = void> struct ScaleOf {
  using type = void;
};
template <class Class> struct ScaleOf<Class, std::void_t<typename Class::scale>> {
  using type = typename Class::scale;
};
// Whether states of a class begin with a scale. A class that a user has written may have a type of that name
// for another purpose.
template <class Class, class = void> constexpr bool has_scale = false;
template <class Class>
constexpr bool has_scale<Class, std::void_t<decltype(Class(std::declval<const typename Class::scale &>())),
                                            decltype(Class::most)>> = true;

// Whether states of `pairs` can be joined: those with a scale by the `join` of their `joined`, others by
// `merge`.
template <class Class, class = void> constexpr bool has_joined = false;
template <class Class>
constexpr bool has_joined<
    Class, std::enable_if_t<std::is_same_v<typename Class::joined, Class> && HasMerge<Class>::value>> =
    !has_scale<Class>;
template <class Class>
constexpr bool has_joined<Class, std::void_t<decltype(std::declval<typename Class::joined &>().join(
                                     std::declval<const Class &>()))>> = has_scale<Class>;

// Whether a state decides its result, without branches if the class can; true for classes that always decide.
template <class Class> bool decided_without_branch(Class state) {
  if constexpr (HasDecidedWithoutBranch<Class>::value) {
    return state.decided_without_branch();
  } else if constexpr (HasDecided<Class>::value) {
    return state.decided();
  } else {
    return true;
  }
}

template <class Class, class Element> constexpr bool check_state() {
  static_assert(std::is_trivially_copyable_v<Class>,
                "a reduction's class must be trivially copyable: its states are moved as bytes");
  static_assert(
      std::is_copy_assignable_v<Class>,
      "a reduction's class must be copy assignable, without const members: the loop replaces states");
  static_assert(std::is_default_constructible_v<Class>,
                "a reduction's class must be default constructible: the state of no elements");
  static_assert(HasAdd<Class, Element>::value,
                "a reduction's class needs `void add(T)` for this element type");
  static_assert(HasMerge<Class>::value, "a reduction's class needs `void merge(const Class &)`");
  return true;
}

template <class Class> constexpr bool check_size() {
  static_assert(sizeof(Class) <= sizeof(ReductionState), "a reduction's class must have at most 1024 bytes");
  static_assert(alignof(Class) <= alignof(ReductionState),
                "a reduction's class must be aligned to at most 64 bytes");
  return true;
}

template <class Class, class Element> constexpr bool check_shortcut() {
  using Shortcut = typename ShortcutOf<Class>::type;
  if constexpr (!std::is_void_v<Shortcut>) {
    static_assert(check_state<Shortcut, Element>());
    static_assert(HasSuffices<Shortcut>::value, "a reduction's `shortcut` needs `bool suffices() const`");
    static_assert(std::is_constructible_v<Class, const Shortcut &>,
                  "a reduction's class needs a constructor from its `shortcut`");
    static_assert(check_size<Shortcut>());
    return check_shortcut<Shortcut, Element>();
  }
  return true;
}

template <class Class, class Element> constexpr bool check_narrow() {
  using Narrow = typename NarrowOf<Class>::type;
  if constexpr (!std::is_void_v<Narrow>) {
    static_assert(check_state<Narrow, Element>());
    static_assert(std::is_constructible_v<Class, const Narrow &>,
                  "a reduction's class needs a constructor from its `narrow`");
    static_assert(check_size<Narrow>());
  }
  return true;
}

template <class Class, class Element> constexpr bool check_directed() {
  using Directed = typename DirectedOf<Class>::type;
  static_assert(check_state<Directed, Element>());
  static_assert(std::is_constructible_v<Class, const Directed &>,
                "a reduction's class needs a constructor from its `directed`");
  static_assert(check_size<Directed>());
  return true;
}

template <class Lane, class Element> constexpr bool check_burst() {
  using Burst = typename BurstOf<Lane>::type;
  if constexpr (!std::is_void_v<Burst>) {
    using Scale = typename ScaleOf<Burst>::type;
    static_assert(HasPairAdd<Burst, Element>::value, "a lane's `burst` needs `void add(T, T)`");
    static_assert(HasSuffices<Burst>::value, "a lane's `burst` needs `bool suffices() const`");
    static_assert(std::is_constructible_v<Lane, const Burst &>,
                  "a lane needs a constructor from its `burst`");
    if constexpr (!std::is_void_v<Scale>) {
      static_assert(check_state<Scale, Element>());
      static_assert(std::is_constructible_v<Burst, const Scale &>,
                    "a `burst` needs a constructor from its `scale`");
    }
  }
  return true;
}

template <class Class, class Element> constexpr bool check_few() {
  using Few = typename FewOf<Class>::type;
  if constexpr (!std::is_same_v<Few, Class>) {
    static_assert(check_state<Few, Element>());
    static_assert(HasSuffices<Few>::value, "a reduction's `few` needs `bool suffices() const`");
    static_assert(std::is_constructible_v<Class, const Few &>,
                  "a reduction's class needs a constructor from its `few`");
  }
  return true;
}

template <class Class, class Element> constexpr bool check_pairs() {
  using Pairs = typename PairsOf<Class>::type;
  if constexpr (is_pairs<Class, Pairs>) {
    static_assert(HasAdd<Pairs, Element>::value && HasPairAdd<Pairs, Element>::value,
                  "a reduction's `pairs` needs `void add(T)` and `void add(T, T)`");
    static_assert(std::is_default_constructible_v<Pairs> && std::is_copy_assignable_v<Pairs>,
                  "a reduction's `pairs` needs a default constructor and copy assignment");
    static_assert(std::is_trivially_copyable_v<Pairs>, "a reduction's `pairs` must be trivially copyable");
    static_assert(check_size<Pairs>());
    using Scale = typename ScaleOf<Pairs>::type;
    if constexpr (!std::is_void_v<Scale>) {
      static_assert(check_state<Scale, Element>());
      static_assert(std::is_constructible_v<Pairs, const Scale &>,
                    "a reduction's `pairs` needs a constructor from its `scale`");
      static_assert(std::is_same_v<decltype(std::declval<const Scale &>().is_empty()), bool>,
                    "the `scale` of `pairs` needs `bool is_empty() const`");
    }
    static_assert(std::is_constructible_v<Class, const Pairs &>,
                  "a reduction's class needs a constructor from its `pairs`");
  }
  return true;
}

template <class Class, class Element, class Result> constexpr bool check_protocol() {
  using Lane = typename LaneOf<Class>::type;
  static_assert(check_state<Class, Element>());
  static_assert(check_state<Lane, Element>());
  static_assert(std::is_constructible_v<Class, const Lane &>,
                "a reduction's class needs a constructor from its `lane`");
  static_assert(check_few<Class, Element>());
  static_assert(check_pairs<Class, Element>());
  static_assert(check_burst<Lane, Element>());
  static_assert(check_shortcut<Class, Element>());
  static_assert(check_narrow<Class, Element>());
  static_assert(check_directed<Class, Element>());
  static_assert(check_size<Class>());
  static_assert(HasValue<Class, Result>::value,
                "a reduction's class needs `value()` that converts to the result");
  return true;
}

} // namespace quaff::detail
