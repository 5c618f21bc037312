// What Python's dicts, sets and pairs do, for containers of C++'s that find elements by their keys.
#pragma once

#include "quaff/conversion.hpp"
#include "quaff/sequence.hpp"

#include <cstddef>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace quaff::mapping {

// Tells Python which key is missing, also from functions that run without its lock.
template <class Key> [[noreturn]] void missing(const Key &key) {
  const Attached attached;
  const Reference python(to_python<Key>(key));
  PyErr_SetObject(PyExc_KeyError, python.get());
  throw PythonFailure();
}

template <class Map> typename Map::mapped_type at(const Map &map, const typename Map::key_type &key) {
  const auto found = map.find(key);
  if (found == map.end()) {
    mapping::missing(key);
  }
  return found->second;
}

// Another item of the same key, where there may be several.
template <class Map> void set(Map &map, typename Map::key_type key, typename Map::mapped_type value) {
  const auto found = detail::is_multiple<Map>::value ? map.end() : map.find(key);
  if (found == map.end()) {
    map.emplace(std::move(key), std::move(value));
  } else {
    found->second = std::move(value);
  }
}

template <class Container> void erase(Container &container, const typename Container::key_type &key) {
  if (container.erase(key) == 0) {
    mapping::missing(key);
  }
}

// What is no key of the container's type, or out of its range, is not in it.
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

// A new list of what `of` says of each element.
template <class Map, class Of> PyObject *list(const Map &map, Of of) {
  Reference list(PyList_New(static_cast<std::ptrdiff_t>(map.size())));
  std::ptrdiff_t at = 0;
  for (const auto &element : map) {
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

// An iterator over what is there now, in a list or a tuple of its own.
inline PyObject *iterator(PyObject *elements) {
  const Reference held(elements);
  return Reference(PyObject_GetIter(held.get())).release();
}

} // namespace quaff::mapping

namespace quaff::pair {

// Which of the two it is.
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

} // namespace quaff::pair
