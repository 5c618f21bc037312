// The methods of Python's sequences, for C++ containers: `Container` has iterators, `size`, `insert`,
// `erase`. Negative indices count from the end, and all indices are checked before anything is changed.
#pragma once

#include "quaff/conversion.hpp"
#include "quaff/releases.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace quaff::sequence {

template <class Container> std::ptrdiff_t length(const Container &container) {
  return static_cast<std::ptrdiff_t>(container.size());
}

// The position of an element.
template <class Container> auto place(Container &container, std::ptrdiff_t index) {
  const std::ptrdiff_t count = sequence::length(container);
  if (index < -count || index >= count) {
    throw Failure<std::out_of_range>("the index " + std::to_string(index) + " is out of range: there are " +
                                     std::to_string(count) + " elements");
  }
  return std::next(container.begin(), index < 0 ? index + count : index);
}

// Checks that a container is not empty, before its first or last element is used.
template <class Container> Container &filled(Container &container) {
  return container.empty() ? throw Failure<std::out_of_range>("there are no elements") : container;
}

template <class Container>
typename Container::value_type at(const Container &container, std::ptrdiff_t index) {
  return *sequence::place(container, index);
}

template <class Container>
void set(Container &container, std::ptrdiff_t index, typename Container::value_type value) {
  const ReleasesOf<Container> releases;
  *place(container, index) = std::move(value);
}

template <class Container> void erase(Container &container, std::ptrdiff_t index) {
  const ReleasesOf<Container> releases;
  container.erase(sequence::place(container, index));
}

template <class Container> typename Container::value_type pop(Container &container) {
  const ReleasesOf<Container> releases;
  const auto last = sequence::place(container, -1);
  typename Container::value_type value = std::move(*last);
  container.erase(last);
  return value;
}

template <class Container> void pop_back(Container &container) {
  const ReleasesOf<Container> releases;
  container.erase(sequence::place(container, -1));
}

template <class Container> void pop_front(Container &container) {
  const ReleasesOf<Container> releases;
  container.erase(sequence::place(container, 0));
}

template <class Container> void reverse(Container &container) {
  const ReleasesOf<Container> releases;
  container.reverse();
}

// Inserts an element as Python's lists do: an index out of range means the nearer end.
template <class Container>
void insert(Container &container, std::ptrdiff_t index, typename Container::value_type value) {
  const std::ptrdiff_t count = sequence::length(container);
  const std::ptrdiff_t from_begin = std::clamp<std::ptrdiff_t>(index < 0 ? index + count : index, 0, count);
  const ReleasesOf<Container> releases;
  container.insert(std::next(container.begin(), from_begin), std::move(value));
}

template <class Container> void clear(Container &container) {
  const ReleasesOf<Container> releases;
  container.clear();
}

template <class Container>
void assign(Container &container, std::size_t count, const typename Container::value_type &value) {
  const typename Container::value_type copy(value); // `value` may be a part of an element
  const ReleasesOf<Container> releases;
  container.assign(count, copy);
}

// Removes the element that a queue or a stack returns next, without returning it.
template <class Adaptor> void pop_next(Adaptor &adaptor) {
  const ReleasesOf<Adaptor> releases;
  sequence::filled(adaptor).pop();
}

// A new container with this many elements.
template <class Container> Container *sized(std::size_t count) {
  using Value = typename Container::value_type;
  if constexpr (std::is_default_constructible_v<Value> && std::is_copy_constructible_v<Value>) {
    return new Container(count, Value());
  } else {
    throw Failure<std::runtime_error>("the elements have no default constructor: pass a value");
  }
}

// Resizes the container; new elements are default-constructed.
template <class Container> void resize(Container &container, std::size_t count) {
  const ReleasesOf<Container> releases;
  using Value = typename Container::value_type;
  if constexpr (std::is_default_constructible_v<Value> && std::is_copy_constructible_v<Value>) {
    container.resize(count, Value());
  } else {
    if constexpr (std::is_move_assignable_v<Value>) {
      if (count <= container.size()) {
        container.erase(std::next(container.begin(), static_cast<std::ptrdiff_t>(count)), container.end());
        return;
      }
    }
    throw Failure<std::runtime_error>("the elements have no default constructor: pass a value");
  }
}

template <class Container>
void resize(Container &container, std::size_t count, const typename Container::value_type &value) {
  const ReleasesOf<Container> releases;
  container.resize(count, value);
}

// The indices of a slice.
struct Slice {
  std::ptrdiff_t start;
  std::ptrdiff_t step;
  std::ptrdiff_t count;

  template <class Container> Slice(PyObject *slice, const Container &container) {
    if (!is_instance(slice, PySlice_Type)) {
      throw TypeFailure("an index is an integer or a slice");
    }
    std::ptrdiff_t stop = 0;
    if (PySlice_Unpack(slice, &start, &stop, &step) < 0) {
      throw PythonFailure();
    }
    count = PySlice_AdjustIndices(sequence::length(container), &start, &stop, step);
  }
};

// The elements of a slice, as a new container that the caller owns.
template <class Container> PyObject *slice(const Container &container, PyObject *given) {
  const Slice slice(given, container);
  auto part = std::make_unique<Container>();
  for (std::ptrdiff_t i = 0; i < slice.count; ++i) {
    part->push_back(*std::next(container.begin(), slice.start + i * slice.step));
  }
  return quaff_instance_of(class_table<Container>, part.release(), true);
}

template <class Container> void set_slice(Container &container, PyObject *given, const Container &values) {
  const Slice slice(given, container);
  const ReleasesOf<Container> releases;
  if (slice.step == 1) {
    const Container copy(values); // `values` may be the container itself
    const auto first = std::next(container.begin(), slice.start);
    const auto behind = container.erase(first, std::next(first, slice.count));
    container.insert(behind, copy.begin(), copy.end());
    return;
  }
  if (sequence::length(values) != slice.count) {
    throw Failure<std::invalid_argument>("a slice of " + std::to_string(slice.count) +
                                         " elements is assigned " + std::to_string(values.size()));
  }
  const Container copy(values);
  auto value = copy.begin();
  for (std::ptrdiff_t i = 0; i < slice.count; ++i, ++value) {
    *std::next(container.begin(), slice.start + i * slice.step) = *value;
  }
}

// The slice of a sequence of fixed length: all elements, forwards or backwards.
template <class Container> Slice whole(PyObject *given, const Container &container) {
  const Slice slice(given, container);
  if (slice.count != sequence::length(container) || (slice.step != 1 && slice.step != -1)) {
    throw Failure<std::invalid_argument>(
        "a slice of an array is of all its elements: take one of `list(…)` of it");
  }
  return slice;
}

template <class Container> PyObject *whole_slice(const Container &container, PyObject *given) {
  auto copy = std::make_unique<Container>(container);
  if (sequence::whole(given, container).step < 0) {
    std::reverse(copy->begin(), copy->end());
  }
  return quaff_instance_of(class_table<Container>, copy.release(), true);
}

template <class Container>
void set_whole_slice(Container &container, PyObject *given, const Container &values) {
  const bool is_backwards = sequence::whole(given, container).step < 0;
  const ReleasesOf<Container> releases;
  container = values;
  if (is_backwards) {
    std::reverse(container.begin(), container.end());
  }
}

[[noreturn]] inline void refuse_erase() {
  throw Failure<std::invalid_argument>("an array has as many elements as its type says: none can be deleted");
}

template <class Container> void erase_slice(Container &container, PyObject *given) {
  const Slice slice(given, container);
  const ReleasesOf<Container> releases;
  if (slice.step == 1) {
    const auto first = std::next(container.begin(), slice.start);
    container.erase(first, std::next(first, slice.count));
    return;
  }
  // From the end on, so that the positions of the remaining elements do not change.
  const std::ptrdiff_t last = slice.start + (slice.count - 1) * slice.step;
  const std::ptrdiff_t step = slice.step < 0 ? -slice.step : slice.step;
  const std::ptrdiff_t highest = std::max(slice.start, last);
  for (std::ptrdiff_t i = 0; i < slice.count; ++i) {
    container.erase(std::next(container.begin(), highest - i * step));
  }
}

} // namespace quaff::sequence
