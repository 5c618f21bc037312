// Iterators over containers that are used like C++'s: `v.begin()`, `v.erase(it)`. A Python iterator has the
// elements that existed when it was made; if C++ gets one, its position is checked again.
#pragma once

#include "quaff/conversion.hpp"
#include "quaff/releases.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <stdexcept>

// The following two functions are defined in the runtime's src/python/protocols/iteration.rs.
extern "C" __attribute__((visibility("hidden"))) PyObject *
quaff_iterator(PyObject *elements, std::ptrdiff_t place, bool is_forward, const void *container);
extern "C" __attribute__((visibility("hidden"))) std::ptrdiff_t quaff_iterator_index(PyObject *iterator,
                                                                                     const void *container);

namespace quaff::iterator {

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
  return Reference(quaff_iterator(elements.get(), place, is_forward, &container)).release();
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

  // Reads the place of a Python iterator, which runs Python code.
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
  // The positions are counted before Python code runs, because it may erase the elements.
  const auto start = std::distance(container.begin(), first);
  const auto end = start + std::distance(first, last);
  Reference range(PyTuple_New(2));
  PyTuple_SetItem(range.get(), 0, Reference(iterator::of(container, start, true)).release());
  PyTuple_SetItem(range.get(), 1, Reference(iterator::of(container, end, true)).release());
  return range.release();
}

} // namespace quaff::iterator
