// The methods of Python's dicts, sets and pairs, for C++ containers that find elements by keys.
#pragma once

#include "quaff/conversion.hpp"
#include "quaff/iterator.hpp"
#include "quaff/sequence.hpp"

#include <complex>
#include <cstddef>
#include <functional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

namespace quaff::mapping {

// Raises Python's KeyError with the missing key, also for functions that run without the lock. In a crate
// without functions for Python, throws an exception of C++.
template <class Key> [[noreturn]] void missing([[maybe_unused]] const Key &key) {
#ifdef QUAFF_WITHOUT_PYTHON
  std::string shown;
  if constexpr (std::is_same_v<Key, std::string>) {
    shown = " \"" + key + "\"";
  } else if constexpr (std::is_arithmetic_v<Key> && sizeof(Key) > 1) {
    shown = " " + std::to_string(key);
  }
  throw std::out_of_range("no element has the key" + shown);
#else
  const Attached attached;
  const Reference python(to_python<Key>(key));
  PyErr_SetObject(PyExc_KeyError, python.get());
  throw PythonFailure();
#endif
}

template <class Map> typename Map::mapped_type at(const Map &map, const typename Map::key_type &key) {
  const auto found = map.find(key);
  if (found == map.end()) {
    mapping::missing(key);
  }
  return found->second;
}

// Adds another item with the same key, for containers that allow several.
template <class Map> void set(Map &map, typename Map::key_type key, typename Map::mapped_type value) {
  const ReleasesOf<Map> releases;
  const auto found = detail::is_multiple<Map>::value ? map.end() : map.find(key);
  if (found == map.end()) {
    map.emplace(std::move(key), std::move(value));
  } else {
    found->second = std::move(value);
  }
}

// Removes the elements with a key, and returns their number.
template <class Container> std::size_t remove(Container &container, const typename Container::key_type &key) {
  const ReleasesOf<Container> releases;
  return container.erase(key);
}

template <class Container> void erase(Container &container, const typename Container::key_type &key) {
  if (mapping::remove(container, key) == 0) {
    mapping::missing(key);
  }
}

// Whether the container has the key. A value that is not of the key type, or is out of its range, is not in
// it.
template <class Container> bool contains(const Container &container, PyObject *key) {
  try {
    return container.count(from_python<typename Container::key_type>(key)) != 0;
  } catch (const TypeFailure &) {
    return false;
  } catch (const std::overflow_error &) {
    return false;
  } catch (const PythonFailure &) {
    if (!PyErr_ExceptionMatches(PyExc_OverflowError)) {
      throw;
    }
    PyErr_Clear();
    return false;
  }
}

template <class Map> PyObject *get(const Map &map, PyObject *key, PyObject *otherwise) {
  using Mapped = typename Map::mapped_type;
  if (mapping::contains(map, key)) {
    return to_python<Mapped>(mapping::at(map, from_python<typename Map::key_type>(key)));
  }
  Py_IncRef(otherwise);
  return otherwise;
}

// A new list of the results of `of` for all elements.
template <class Map, class Of> PyObject *list(const Map &map, Of of) {
  const auto &elements = detail::copied(map);
  Reference list(PyList_New(static_cast<std::ptrdiff_t>(elements.size())));
  std::ptrdiff_t at = 0;
  for (const auto &element : elements) {
    PyList_SetItem(list.get(), at++, Reference(of(element)).release());
  }
  return list.release();
}

template <class Map> PyObject *keys(const Map &map) {
  return mapping::list(map, [](const auto &item) { return to_python<typename Map::key_type>(item.first); });
}

template <class Map> PyObject *values(const Map &map) {
  return mapping::list(map,
                       [](const auto &item) { return to_python<typename Map::mapped_type>(item.second); });
}

template <class Map> PyObject *items(const Map &map) {
  using Item = std::pair<typename Map::key_type, typename Map::mapped_type>;
  return mapping::list(map, [](const auto &item) { return to_python<Item>(Item(item.first, item.second)); });
}

// An iterator over the current elements, which it keeps in a list or a tuple.
inline PyObject *iterator(PyObject *elements) {
  const Reference held(elements);
  return Reference(PyObject_GetIter(held.get())).release();
}

// An iterator over the current keys or values, which begins at the first. The iterator has no items: it
// belongs to no container, and erases nothing.
inline PyObject *places(PyObject *elements) {
  const Reference held(elements);
  return Reference(quaff_iterator(held.get(), 0, true, nullptr)).release();
}

} // namespace quaff::mapping

namespace quaff::pair {

// Whether an index of a pair means the second value. Other indices raise IndexError.
inline bool is_second(std::ptrdiff_t index) {
  if (index < -2 || index > 1) {
    throw Failure<std::out_of_range>("the index " + std::to_string(index) +
                                     " is out of range: there are 2 elements");
  }
  return index == 1 || index == -1;
}

template <class Pair> PyObject *at(const Pair &pair, std::ptrdiff_t index) {
  return pair::is_second(index) ? to_python<typename Pair::second_type>(pair.second)
                                : to_python<typename Pair::first_type>(pair.first);
}

// The text of a pair, as of a tuple of the two.
template <class Pair> PyObject *shown(const Pair &pair) {
  const Reference both(PyTuple_New(2));
  for (std::ptrdiff_t index = 0; index < 2; ++index) {
    Reference value(pair::at(pair, index));
    if (PyTuple_SetItem(both.get(), index, value.release()) != 0) {
      throw PythonFailure();
    }
  }
  return Reference(PyObject_Repr(both.get())).release();
}

template <class T> void assign(T &member, PyObject *value) {
  if constexpr (std::is_const_v<T>) {
    throw TypeFailure("the key of an item cannot be changed");
  } else {
    member = from_python<T>(value);
  }
}

template <class Pair> void set(Pair &pair, std::ptrdiff_t index, PyObject *value) {
  pair::is_second(index) ? pair::assign(pair.second, value) : pair::assign(pair.first, value);
}

// Whether the type is a number or text, which Python compares and hashes by value. Objects are compared by
// address.
template <class T> struct is_value : std::is_arithmetic<T> {};
template <class T> struct is_value<const T> : is_value<T> {};
template <class T> struct is_value<std::complex<T>> : std::is_arithmetic<T> {};
template <class Char> struct is_value<std::basic_string<Char>> : std::true_type {};
template <class A, class B> struct is_value<std::pair<A, B>> : std::conjunction<is_value<A>, is_value<B>> {};

// The numbers of `Py_EQ` and `Py_NE`.
enum class Operation { equal = 2, unequal = 3 };

// The comparison of a pair: a pair of values is equal to everything that a tuple of the two is equal to, any
// other pair only to itself.
template <class Pair> PyObject *compared(const Pair &pair, PyObject *other, Operation operation) {
  const auto *object = static_cast<const Pair *>(
      class_table<Pair> == nullptr ? nullptr : quaff_object_of(class_table<Pair>, other));
  if constexpr (is_value<Pair>::value) {
    const Reference own(Conversion<Pair>::to(pair));
    const Reference others(Conversion<Pair>::to(object == nullptr ? pair : *object));
    PyObject *right = object == nullptr ? other : others.get();
    return Reference(PyObject_RichCompare(own.get(), right, static_cast<int>(operation))).release();
  } else {
    return PyBool_FromLong((object == &pair) == (operation == Operation::equal));
  }
}

// Equal pairs have equal hashes.
template <class Pair> std::ptrdiff_t hash(const Pair &pair) {
  if constexpr (is_value<Pair>::value) {
    const Reference own(Conversion<Pair>::to(pair));
    return PyObject_Hash(own.get());
  } else {
    return static_cast<std::ptrdiff_t>(std::hash<const Pair *>()(&pair) >> 1);
  }
}

} // namespace quaff::pair
