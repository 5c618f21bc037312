// Iterators that C++ returns and takes, of containers of the standard library. Python gets the elements
// around an iterator, from the object in which the call has found it, and its place among these. C++ gets no
// iterator that was kept: a new one is made for the same place of the same object, which therefore may have
// changed.
#pragma once

#include "quaff/iterator.hpp"
#include "quaff/value.hpp"

#include <cstddef>
#include <iterator>
#include <memory>
#include <optional>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

namespace quaff {

namespace iterator {

// An object of a call in which an iterator may be, with its place among the Python objects of the call.
template <class Object> struct Owner {
  Object &object;
  const void *shown;
  std::ptrdiff_t index;
  // Whether the object is a container itself, and not an object with methods that return iterators.
  bool is_container;
};
template <class Object> Owner<Object> in(Object &object, const void *shown, std::ptrdiff_t index) {
  return {object, shown, index, false};
}
template <class Object> Owner<Object> container(Object &object, const void *shown, std::ptrdiff_t index) {
  return {object, shown, index, true};
}

// The elements around a position.
template <class Element> struct Found {
  std::vector<Element> elements;
  std::ptrdiff_t place = -1;
  bool is_forward = true;
  Around around;
};

template <class T> struct ElementOf {
  using type = T;
};
template <class Key, class T> struct ElementOf<std::pair<const Key, T>> {
  using type = std::pair<Key, T>;
};

template <class It> struct is_reverse : std::false_type {};
template <class It> struct is_reverse<std::reverse_iterator<It>> : std::true_type {};

template <class A, class B, class = void> struct are_comparable : std::false_type {};
template <class A, class B>
struct are_comparable<A, B, std::void_t<decltype(bool(std::declval<A &>() == std::declval<B &>()))>>
    : std::true_type {};

template <class It> class Search {
public:
  using Value = typename std::iterator_traits<It>::value_type;
  using Element = typename ElementOf<Value>::type;

  explicit Search(It at) : at_(std::move(at)) {}

  // Looks for the iterator in what the methods with these names enclose, first for one of the same type.
  template <bool is_same, class Object, class Names> bool in(const Owner<Object> &owner, const Names &names) {
    return between<is_same>(owner, owner.object, names) ||
           between<is_same>(owner, std::as_const(owner.object), names);
  }

  Found<Element> found;

private:
  template <bool is_same, class Object, class Own, class Names>
  bool between(const Owner<Object> &owner, Own &object, const Names &names) {
    if constexpr (are_bounds<Names, Own>) {
      using Bound = BoundOf<Names, Own>;
      if constexpr (std::is_same_v<Bound, It> == is_same && are_comparable<Bound, It>::value &&
                    std::is_copy_constructible_v<Value>) {
        std::vector<Element> elements;
        std::ptrdiff_t place = -1, count = 0;
        for (auto [from, to] = names(object);; ++from, ++count) {
          place = place < 0 && from == at_ ? count : place;
          if (from == to) {
            break;
          }
          elements.push_back(*from);
        }
        if (place < 0) {
          return false;
        }
        found = {std::move(elements), place, !is_reverse<It>::value,
                 Around::of(owner.object, owner.is_container ? nullptr : names.name, names,
                            quaff_shown_object(owner.shown, owner.index))};
        return true;
      }
    }
    return false;
  }

  It at_;
};

// The elements around an iterator that a call has returned. `names` are the methods that belong to the one
// that was called.
template <class It, class Named, class... Objects>
auto found_by(It it, const Named &named, const Owner<Objects> &...owners) {
  Search<It> search(std::move(it));
  const auto in_one = [&](auto same, const auto &owner) {
    constexpr bool is_same = decltype(same)::value;
    return search.template in<is_same>(owner, named) ||
           std::apply(
               [&](const auto &...names) { return (search.template in<is_same>(owner, names) || ...); },
               usual_names);
  };
  if (!(in_one(std::true_type(), owners) || ...) && !(in_one(std::false_type(), owners) || ...)) {
    throw Failure<std::invalid_argument>(
        "the iterator is of no object of the call, as `begin()` and `end()` of the object show");
  }
  return std::move(search.found);
}
template <class It, class... Objects> auto found(It it, const Owner<Objects> &...owners) {
  return iterator::found_by(std::move(it), std::get<0>(usual_names), owners...);
}

// An argument for a parameter of an iterator type: the iterator is made when C++ gets it.
template <class It> class At {
public:
  At(const Source &source, std::ptrdiff_t place) : source_(&source), place_(place) {}

  operator It() const {
    std::optional<It> made;
    source_->at(&type_mark<It>, place_, &made);
    return *made;
  }

private:
  const Source *source_;
  std::ptrdiff_t place_;
};

// An attribute of an iterator; null if the object is none.
inline PyObject *attribute(PyObject *given, const char *name) {
  PyObject *found = PyObject_GetAttrString(given, name);
  if (found == nullptr && PyErr_ExceptionMatches(PyExc_AttributeError) == 0) {
    throw PythonFailure();
  }
  PyErr_Clear();
  return found;
}

inline const Source *source_of(PyObject *capsule) {
  const bool is_one =
      by_value::type_of(capsule) == &PyCapsule_Type && PyCapsule_GetName(capsule) == Source::name;
  return is_one ? static_cast<Source *>(PyCapsule_GetPointer(capsule, Source::name)) : nullptr;
}

} // namespace iterator

template <class It> struct Value<iterator::At<It>> {
  static iterator::At<It> from(PyObject *given, Keeper &kept) {
    PyObject *capsule = iterator::attribute(given, "_source");
    if (capsule == nullptr) {
      by_value::refuse("an iterator, as `begin()` gives one", given);
    }
    const Reference held(capsule);
    const iterator::Source *source = iterator::source_of(capsule);
    if (source == nullptr) {
      throw TypeFailure("the elements around the iterator are in no object of a class of this module");
    }
    if (!source->at(&iterator::type_mark<It>, 0, nullptr)) {
      throw TypeFailure("the iterator is of another type");
    }
    kept.hold(capsule);
    const Reference number(by_value::checked(iterator::attribute(given, "_place")));
    const std::ptrdiff_t place = PlainValue<std::ptrdiff_t>::from(number.get());
    if (place < 0) {
      throw TypeFailure("the iterator has no place");
    }
    return {*source, place};
  }
};

template <class Element> PyObject *value_of(iterator::Found<Element> &&found) {
  const auto count = static_cast<std::ptrdiff_t>(found.elements.size());
  const Reference elements(PyList_New(count));
  std::ptrdiff_t at = 0;
  for (auto &&each : found.elements) {
    Element element = std::move(each);
    PyObject *given = by_value::give<Style::fresh>(element);
    // Takes over the reference.
    PyList_SetItem(elements.get(), at++, given);
  }
  return iterator::made(elements.get(), found.place, found.is_forward, std::move(found.around));
}

} // namespace quaff
