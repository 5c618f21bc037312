// Standard library maps as Python dicts; those that may have several values for a key as lists of pairs.
#pragma once

#include "quaff/value_sequence.hpp"

#include <type_traits>
#include <utility>

namespace quaff {

namespace by_value {

[[noreturn, gnu::cold, gnu::noinline]] inline void rethrow_at_key(PyObject *key, const char *what) {
  const Reference shown(PyObject_Repr(key));
  std::ptrdiff_t size = 0;
  const char *text = PyUnicode_AsUTF8AndSize(shown.get(), &size);
  rethrow_at(std::string(what) + (text == nullptr ? (PyErr_Clear(), "…") : text) + ": ");
}

// Whether the conversion of an object to a `T` runs no Python code: that of an exact str, int or float.
template <class T> bool runs_no_code(PyObject *given) {
  if constexpr (is_number<T> || std::is_same_v<T, std::string>) {
    const _typeobject *type = type_of(given);
    return type == &PyUnicode_Type || type == &PyLong_Type || type == &PyFloat_Type;
  } else {
    return false;
  }
}

// Adds a key and a value, which are kept alive while this function runs.
template <class T> void add_item(T &values, PyObject *key, PyObject *mapped, Keeper &kept) {
  const char *what = "key ";
  try {
    auto own = make<typename T::key_type>(key, kept);
    what = "value of ";
    values.emplace(std::move(own), make<typename T::mapped_type>(mapped, kept));
  } catch (const OwnFailure &) {
    rethrow_at_key(key, what);
  }
}

// Calls `add` with each of the pairs of an iterable.
[[gnu::noinline]] inline void each_pair(PyObject *pairs, void *into,
                                        void (*add)(void *into, PyObject *key, PyObject *mapped)) {
  const Items items(pairs, "a dict");
  items.each([&](PyObject *item) {
    const KeptAlive held(item);
    const Items pair(item, "a pair");
    if (pair.size() != 2) {
      throw Failure<std::invalid_argument>("expected a pair, got " + std::to_string(pair.size()) +
                                           " elements");
    }
    const KeptAlive held_key(pair.at(0)), held_mapped(pair.at(1));
    add(into, pair.at(0), pair.at(1));
  });
}

// The items of a mapping that is not a dict, or of an iterable of pairs where these are accepted.
[[gnu::noinline]] inline Reference items_of_mapping(PyObject *given, bool or_pairs) {
  // `PyMapping_Check` accepts sequences, too, but they have no items.
  PyObject *items = PyMapping_Check(given) != 0 ? PyMapping_Items(given) : nullptr;
  if (items != nullptr) {
    return Reference(items);
  }
  if (PyErr_Occurred() != nullptr && PyErr_ExceptionMatches(PyExc_AttributeError) == 0) {
    throw PythonFailure();
  }
  PyErr_Clear();
  if (!or_pairs) {
    refuse("a dict", given);
  }
  Py_IncRef(given);
  return Reference(given);
}

// Adds the pairs of a list, or of a mapping that is not a dict.
template <class T> void add_items(T &values, PyObject *given, Keeper &kept) {
  struct Into {
    T &values;
    Keeper &kept;
  } into{values, kept};
  const Reference pairs(items_of_mapping(given, detail::is_multiple<T>::value));
  each_pair(pairs.get(), &into, [](void *into, PyObject *key, PyObject *mapped) {
    auto &own = *static_cast<Into *>(into);
    add_item(own.values, key, mapped, own.kept);
  });
}

} // namespace by_value

template <class T>
struct Value<T, std::enable_if_t<detail::is_sequence<T>::value && detail::is_map<T>::value>> {
  using Key = typename T::key_type;
  using Mapped = typename T::mapped_type;
  static T from(PyObject *given, Keeper &kept) {
    if (const T *own = by_value::instance<T>(given)) {
      return *own;
    }
    T values;
    if (by_value::type_of(given) == &PyDict_Type) {
      const std::ptrdiff_t size = PyDict_Size(given);
      std::ptrdiff_t at = 0;
      PyObject *key = nullptr, *mapped = nullptr;
      while (PyDict_Next(given, &at, &key, &mapped) != 0) {
        if (by_value::runs_no_code<Key>(key) && by_value::runs_no_code<Mapped>(mapped)) {
          by_value::add_item(values, key, mapped, kept);
          continue;
        }
        const by_value::KeptAlive held_key(key), held_mapped(mapped);
        by_value::add_item(values, key, mapped, kept);
        if (PyDict_Size(given) != size) {
          PyErr_SetString(PyExc_RuntimeError, "dictionary changed size during conversion");
          throw PythonFailure();
        }
      }
      return values;
    }
    by_value::add_items(values, given, kept);
    return values;
  }
  template <Style style, class Own> static PyObject *to(Own &value) {
    if constexpr (has_class<T>) {
      return by_value::checked(Conversion<T>::to(value));
    } else if constexpr (detail::is_multiple<T>::value || style == Style::key) {
      constexpr bool is_tuple = style != Style::fresh;
      const auto size = static_cast<std::ptrdiff_t>(value.size());
      Reference items(is_tuple ? PyTuple_New(size) : PyList_New(size));
      std::ptrdiff_t at = 0;
      for (auto &item : value) {
        Reference pair(PyTuple_New(2));
        by_value::set_item(true, pair.get(), 0, by_value::give<Style::key>(item.first));
        by_value::set_item(true, pair.get(), 1, by_value::give<style>(item.second));
        by_value::set_item(is_tuple, items.get(), at++, pair.release());
      }
      return items.release();
    } else {
      Reference dict(PyDict_New());
      for (auto &item : value) {
        const Reference key(by_value::give<Style::key>(item.first)),
            mapped(by_value::give<style>(item.second));
        if (PyDict_SetItem(dict.get(), key.get(), mapped.get()) < 0) {
          throw PythonFailure();
        }
      }
      return style == Style::fresh ? dict.release() : by_value::checked(PyDictProxy_New(dict.get()));
    }
  }
};

} // namespace quaff
