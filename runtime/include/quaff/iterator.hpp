// Iterators over containers that are used like C++'s: `v.begin()`, `v.erase(it)`. A Python iterator has the
// elements that existed when it was made; if C++ gets one, its position is checked again.
#pragma once

#include "quaff/conversion.hpp"
#include "quaff/releases.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <utility>

// Defined in the runtime's src/python/protocols/iterator.rs.
extern "C" __attribute__((visibility("hidden"))) PyObject *
quaff_iterator(PyObject *elements, std::ptrdiff_t place, bool is_forward, const void *container,
               const char *name, PyObject *source);
extern "C" __attribute__((visibility("hidden"))) std::ptrdiff_t quaff_iterator_index(PyObject *iterator,
                                                                                     const void *container);

// Defined in src/python/call/shown.rs.
extern "C" __attribute__((visibility("hidden"))) PyObject *quaff_shown_object(const void *object,
                                                                              std::ptrdiff_t index);

namespace quaff::iterator {

// Two methods between whose results the elements of an object are. `name` is the first one's.
template <class Of> struct Names {
  const char *name;
  Of of;
  template <class Object> auto operator()(Object &object) const -> decltype(of(object)) { return of(object); }
};
template <class Of> Names<Of> names(const char *name, Of of) { return {name, of}; }

#define QUAFF_NAMES(first, last)                                                                             \
  ::quaff::iterator::names(#first, [](auto &of) -> decltype(std::make_pair(of.first(), of.last())) {         \
    return std::make_pair(of.first(), of.last());                                                            \
  })

inline const auto usual_names =
    std::make_tuple(QUAFF_NAMES(begin, end), QUAFF_NAMES(Begin, End), QUAFF_NAMES(cbegin, cend),
                    QUAFF_NAMES(rbegin, rend), QUAFF_NAMES(crbegin, crend));
constexpr std::size_t forward_names = 0, backward_names = 3;

template <class Names, class Object, class = void> struct BoundsOf {
  using type = void;
};
template <class Names, class Object>
struct BoundsOf<Names, Object,
                std::void_t<decltype(std::declval<const Names &>()(std::declval<Object &>()))>> {
  template <class It> static It same(std::pair<It, It>);
  static void same(...);
  using type = decltype(same(std::declval<const Names &>()(std::declval<Object &>())));
};
// The type of the iterators that two methods of an object return; `void` if it has none.
template <class Names, class Object> using BoundOf = typename BoundsOf<Names, Object>::type;
template <class Names, class Object> constexpr bool are_bounds = !std::is_void_v<BoundOf<Names, Object>>;

// Identifies a type by its address.
template <class T> inline constexpr char type_mark = 0;

// Makes C++ iterators from places in an object that Python owns.
class Source {
public:
  static constexpr char name[] = "the object of an iterator";

  explicit Source(PyObject *owner) : owner_(owner) { Py_IncRef(owner); }
  virtual ~Source() { Py_DecRef(owner_); }
  Source(const Source &) = delete;
  Source &operator=(const Source &) = delete;

  // Makes the iterator of the type with a mark, in an optional; false if the object has none of the type.
  // Without an optional, nothing is made.
  virtual bool at(const void *mark, std::ptrdiff_t place, void *into) const = 0;

  static void free(PyObject *capsule) { delete static_cast<Source *>(PyCapsule_GetPointer(capsule, name)); }

protected:
  PyObject *owner_;
};

template <class Object, class Names> class SourceOf : public Source {
public:
  SourceOf(PyObject *owner, const Names &names, const Object *object)
      : Source(owner), names_(names), object_(object) {}

  bool at(const void *mark, std::ptrdiff_t place, void *into) const override {
    return in<Object>(mark, place, into) || in<const Object>(mark, place, into);
  }

private:
  template <class Own> bool in(const void *mark, std::ptrdiff_t place, void *into) const {
    if constexpr (are_bounds<Names, Own>) {
      using Bound = BoundOf<Names, Own>;
      if (mark != &type_mark<Bound>) {
        return false;
      }
      if (into != nullptr) {
        *static_cast<std::optional<Bound> *>(into) = placed<Own>(place);
      }
      return true;
    } else {
      return false;
    }
  }
  template <class Own> BoundOf<Names, Own> placed(std::ptrdiff_t place) const {
    auto *object = static_cast<Own *>(quaff_object_of(class_table<Object>, owner_));
    if (object == nullptr || object != object_) {
      throw Failure<std::invalid_argument>("the object of the iterator is gone");
    }
    auto [from, to] = names_(*object);
    if (place > std::distance(from, to)) {
      throw Failure<std::out_of_range>("the iterator is past the last element");
    }
    return std::next(from, place);
  }

  Names names_;
  const Object *object_;
};

// What an iterator belongs to.
struct Around {
  const void *object = nullptr;
  // The method that returns the first of the elements; null for a container.
  const char *name = nullptr;
  // Null if the object has no Python object that could own it.
  std::unique_ptr<Source> source;

  template <class Object, class Names>
  static Around of(Object &object, const char *name, const Names &names, PyObject *owner) {
    using Own = std::remove_const_t<Object>;
    Around around{&object, name, nullptr};
    if (owner != nullptr && class_table<Own> != nullptr &&
        quaff_object_of(class_table<Own>, owner) == &object) {
      around.source = std::make_unique<SourceOf<Own, Names>>(owner, names, &object);
    }
    return around;
  }
};

inline PyObject *made(PyObject *elements, std::ptrdiff_t place, bool is_forward, Around around) {
  PyObject *capsule = nullptr;
  if (around.source) {
    capsule = PyCapsule_New(around.source.get(), Source::name, Source::free);
    if (capsule == nullptr) {
      throw PythonFailure();
    }
    around.source.release();
  }
  PyObject *iterator = quaff_iterator(elements, place, is_forward, around.object, around.name, capsule);
  if (capsule != nullptr) {
    Py_DecRef(capsule);
  }
  return Reference(iterator).release();
}

template <class Container>
PyObject *element(const Container &container, const typename Container::value_type &value) {
  if constexpr (detail::is_map<Container>::value) {
    using Item = std::pair<typename Container::key_type, typename Container::mapped_type>;
    return to_python<Item>(Item(value.first, value.second));
  } else {
    (void)container;
    return to_python<typename Container::value_type>(value);
  }
}

// An iterator at `place`, which is counted from the end at which the iterator begins.
template <class Container> PyObject *of(const Container &container, std::ptrdiff_t place, bool is_forward) {
  const auto &copies = detail::copied(container);
  const auto count = static_cast<std::ptrdiff_t>(copies.size());
  const Reference elements(PyList_New(count));
  auto from = copies.begin();
  for (std::ptrdiff_t at = 0; at < count; ++at, ++from) {
    PyObject *element = Reference(iterator::element(container, *from)).release();
    PyList_SetItem(elements.get(), is_forward ? at : count - 1 - at, element);
  }
  PyObject *owner = quaff_shown_object(&container, 0);
  const auto around = [&](const auto &names) { return Around::of(container, nullptr, names, owner); };
  return iterator::made(elements.get(), place, is_forward,
                        is_forward ? around(std::get<forward_names>(usual_names))
                                   : around(std::get<backward_names>(usual_names)));
}

template <class Container> PyObject *begin(const Container &container) {
  return iterator::of(container, 0, true);
}
template <class Container> PyObject *end(const Container &container) {
  return iterator::of(container, static_cast<std::ptrdiff_t>(container.size()), true);
}
template <class Container> PyObject *rbegin(const Container &container) {
  return iterator::of(container, 0, false);
}
template <class Container> PyObject *rend(const Container &container) {
  return iterator::of(container, static_cast<std::ptrdiff_t>(container.size()), false);
}

// The index of a Python iterator in a sequence. Reading it runs Python code.
template <class Container> std::ptrdiff_t index(const Container &container, PyObject *iterator) {
  const std::ptrdiff_t index = quaff_iterator_index(iterator, &container);
  return index < 0 ? throw PythonFailure() : index;
}

// The current position of an index in a sequence; past the last element only if `may_be_end`.
template <class Container> auto place(Container &container, std::ptrdiff_t index, bool may_be_end) {
  const auto count = static_cast<std::ptrdiff_t>(container.size());
  if (index > count || (index == count && !may_be_end)) {
    throw Failure<std::out_of_range>("the iterator is past the last element");
  }
  return std::next(container.begin(), index);
}

template <class Container> PyObject *erase(Container &container, PyObject *iterator) {
  const std::ptrdiff_t index = iterator::index(container, iterator);
  {
    const ReleasesOf<Container> releases;
    container.erase(iterator::place(container, index, false));
  }
  return iterator::of(container, index, true);
}

template <class Container> PyObject *erase(Container &container, PyObject *first, PyObject *last) {
  const std::ptrdiff_t start = iterator::index(container, first);
  const std::ptrdiff_t stop = iterator::index(container, last);
  {
    const ReleasesOf<Container> releases;
    const auto from = iterator::place(container, start, true);
    const auto to = iterator::place(container, stop, true);
    if (stop < start) {
      throw Failure<std::invalid_argument>("the second iterator is before the first");
    }
    container.erase(from, to);
  }
  return iterator::of(container, start, true);
}

template <class Container>
PyObject *insert(Container &container, PyObject *iterator, typename Container::value_type value) {
  const std::ptrdiff_t index = iterator::index(container, iterator);
  {
    const ReleasesOf<Container> releases;
    container.insert(iterator::place(container, index, true), std::move(value));
  }
  return iterator::of(container, index, true);
}

template <class Container> typename Container::key_type key(PyObject *element) {
  if constexpr (detail::is_map<Container>::value) {
    const Reference first(PySequence_GetItem(element, 0));
    return from_python<typename Container::key_type>(first.get());
  } else {
    return from_python<typename Container::key_type>(element);
  }
}

// The place that a Python iterator over a container with keys stands for.
template <class Container> struct Position {
  std::ptrdiff_t index;
  std::optional<typename Container::key_type> key; // none behind the last element

  // Runs Python code.
  Position(const Container &container, PyObject *iterator) : index(iterator::index(container, iterator)) {
    const Reference method(PyObject_GetAttrString(iterator, "value"));
    PyObject *element = PyObject_CallFunctionObjArgs(method.get(), nullptr);
    if (element == nullptr && PyErr_ExceptionMatches(PyExc_StopIteration) != 0) {
      PyErr_Clear();
      return;
    }
    const Reference value(element);
    key.emplace(iterator::key<Container>(value.get()));
  }

  // The element with the key at present, because others may have been inserted before it: of several with one
  // key, the element at the index, or else the first.
  auto in(Container &container) const {
    if (!key) {
      return container.end();
    }
    const auto [first, last] = container.equal_range(*key);
    if (first == last) {
      throw Failure<std::out_of_range>("the element of the iterator is gone");
    }
    if (std::next(first) == last) {
      return first;
    }
    const auto count = static_cast<std::ptrdiff_t>(container.size());
    const auto at = std::next(container.begin(), std::min(index, count));
    for (auto same = first; same != last; ++same) {
      if (same == at) {
        return same;
      }
    }
    return first;
  }
};

template <class Container> void erase_key(Container &container, PyObject *iterator) {
  const Position<Container> position(container, iterator);
  if (!position.key) {
    throw Failure<std::out_of_range>("the iterator is behind the last element");
  }
  const ReleasesOf<Container> releases;
  container.erase(position.in(container));
}

template <class Container> void erase_keys(Container &container, PyObject *first, PyObject *last) {
  const Position<Container> start(container, first), stop(container, last);
  const ReleasesOf<Container> releases;
  const auto from = start.in(container), to = stop.in(container);
  for (auto between = from; between != to; ++between) {
    if (between == container.end()) {
      throw Failure<std::invalid_argument>("the second iterator is before the first");
    }
  }
  container.erase(from, to);
}

// The iterator at a place that C++ has found.
template <class Container>
PyObject *at(const Container &container, typename Container::const_iterator found) {
  return iterator::of(container, std::distance(container.begin(), found), true);
}

template <class Container>
PyObject *find(const Container &container, const typename Container::key_type &key) {
  return iterator::at(container, container.find(key));
}
template <class Container>
PyObject *lower_bound(const Container &container, const typename Container::key_type &key) {
  return iterator::at(container, container.lower_bound(key));
}
template <class Container>
PyObject *upper_bound(const Container &container, const typename Container::key_type &key) {
  return iterator::at(container, container.upper_bound(key));
}

// The iterators at the first element with a key, and behind the last one.
template <class Container>
PyObject *equal_range(const Container &container, const typename Container::key_type &key) {
  const auto [first, last] = container.equal_range(key);
  // Before Python code runs, which may erase the elements.
  const auto start = std::distance(container.begin(), first);
  const auto end = start + std::distance(first, last);
  Reference range(PyTuple_New(2));
  PyTuple_SetItem(range.get(), 0, Reference(iterator::of(container, start, true)).release());
  PyTuple_SetItem(range.get(), 1, Reference(iterator::of(container, end, true)).release());
  return range.release();
}

} // namespace quaff::iterator
