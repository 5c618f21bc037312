// Conversion between standard library values and Python values. Each kind of type has a specialization of
// `Conversion`, which converts inner types by their own specializations.
//
// Failed conversions throw `TypeFailure`, or `PythonFailure` if a Python exception is already set.
#pragma once

#include "quaff/plain_value.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

namespace quaff {

template <class T> struct Conversion<T, std::enable_if_t<has_plain_value<T>>> : PlainValue<T> {};

template <class T> struct Conversion<std::optional<T>> {
  static std::optional<T> from(PyObject *given) {
    return given == none() ? std::nullopt : std::optional<T>(from_python<T>(given));
  }
  static PyObject *to(const std::optional<T> &value) {
    if (value) {
      return to_python(*value);
    }
    Py_IncRef(none());
    return none();
  }
};

namespace detail {

// The element of a sequence at an index, which error messages name.
template <class T> T element(PyObject *given, std::ptrdiff_t index) {
  try {
    return from_python<T>(given);
  } catch (const OwnFailure &) {
    rethrow_at_element(index);
  }
}

// Tuples, pairs and arrays of fixed length: each element has its own type.
template <class Tuple, std::size_t... I> struct TupleConversion {
  static Tuple from(PyObject *given, std::index_sequence<I...>) {
    const Reference tuple(items(given));
    if (PyTuple_Size(tuple.get()) != static_cast<std::ptrdiff_t>(sizeof...(I))) {
      throw TypeFailure("a sequence has another number of elements");
    }
    return Tuple{element<std::tuple_element_t<I, Tuple>>(PyTuple_GetItem(tuple.get(), I), I)...};
  }
  static PyObject *to(const Tuple &value, std::index_sequence<I...>) {
    Reference tuple(PyTuple_New(sizeof...(I)));
    const auto set = [&](std::size_t at, PyObject *item) {
      PyTuple_SetItem(tuple.get(), static_cast<std::ptrdiff_t>(at), Reference(item).release());
    };
    (set(I, to_python<std::tuple_element_t<I, Tuple>>(std::get<I>(value))), ...);
    return tuple.release();
  }
};

template <class Tuple, class Indices> struct OfIndices;
template <class Tuple, std::size_t... I>
struct OfIndices<Tuple, std::index_sequence<I...>> : TupleConversion<Tuple, I...> {
  using Indices = std::index_sequence<I...>;
  static Tuple from(PyObject *given) { return TupleConversion<Tuple, I...>::from(given, Indices()); }
  static PyObject *to(const Tuple &value) { return TupleConversion<Tuple, I...>::to(value, Indices()); }
};
template <class Tuple> using Tuples = OfIndices<Tuple, std::make_index_sequence<std::tuple_size_v<Tuple>>>;

} // namespace detail

template <class A, class B> struct Conversion<std::pair<A, B>> : detail::Tuples<std::pair<A, B>> {};
template <class... T> struct Conversion<std::tuple<T...>> : detail::Tuples<std::tuple<T...>> {};
template <class T, std::size_t N> struct Conversion<std::array<T, N>> : detail::Tuples<std::array<T, N>> {};

namespace detail {

// Whether the object is a number of Python's own whose conversion to the type runs no code.
template <class T> bool is_plain(PyObject *number) {
  const _typeobject *type = type_of(number);
  return type == &PyLong_Type || (std::is_floating_point_v<T> && type == &PyFloat_Type);
}

// Adds the elements of a list or a tuple that are Python's own numbers; false if there are others.
template <class T> bool plain_numbers(PyObject *given, T &values) {
  using Element = typename T::value_type;
  const bool is_list = type_of(given) == &PyList_Type;
  if (!is_list && type_of(given) != &PyTuple_Type) {
    return false;
  }
  const std::ptrdiff_t size = is_list ? PyList_Size(given) : PyTuple_Size(given);
  if constexpr (has_reserve<T>::value) {
    values.reserve(static_cast<std::size_t>(size));
  }
  for (std::ptrdiff_t at = 0; at < size; ++at) {
    PyObject *item = is_list ? PyList_GetItem(given, at) : PyTuple_GetItem(given, at);
    if (item == nullptr || !is_plain<Element>(item)) {
      PyErr_Clear();
      return false;
    }
    add(values, element<Element>(item, at));
  }
  return true;
}

} // namespace detail

// Vectors, lists and sets: containers with elements of one type, to which elements are appended.
template <class T>
struct Conversion<T, std::enable_if_t<detail::is_sequence<T>::value && !detail::is_map<T>::value &&
                                      !std::is_same_v<T, std::string>>> {
  using Element = typename T::value_type;
  static T from(PyObject *given) {
    if constexpr (std::is_arithmetic_v<Element> && !std::is_same_v<Element, bool> &&
                  !std::is_same_v<Element, char>) {
      T value;
      if (detail::plain_numbers(given, value)) {
        return value;
      }
    }
    const Reference tuple(detail::items(given, detail::holds_letters<Element>));
    const std::ptrdiff_t size = PyTuple_Size(tuple.get());
    T value;
    for (std::ptrdiff_t at = 0; at < size; ++at) {
      value.insert(value.end(), detail::element<Element>(PyTuple_GetItem(tuple.get(), at), at));
    }
    return value;
  }
  static PyObject *to(const T &value) {
    const auto &elements = detail::copied(value);
    Reference tuple(PyTuple_New(static_cast<std::ptrdiff_t>(elements.size())));
    std::ptrdiff_t at = 0;
    for (const Element &element : elements) {
      PyTuple_SetItem(tuple.get(), at++, Reference(to_python<Element>(element)).release());
    }
    return tuple.release();
  }
};

namespace detail {

// A tuple of the items of a mapping; for containers with several items per key, also of a sequence of items.
inline PyObject *map_items(PyObject *given, bool or_sequence) {
  PyObject *list = PyMapping_Check(given) ? PyMapping_Items(given) : nullptr;
  if (list != nullptr) {
    const Reference held(list);
    return PySequence_Tuple(list);
  }
  // `PyMapping_Check` accepts sequences, too, but they have no items.
  check_python(PyErr_ExceptionMatches(PyExc_AttributeError) == 0);
  PyErr_Clear();
  return or_sequence ? items(given) : throw TypeFailure("it is not a mapping");
}

} // namespace detail

// Maps, from a mapping; containers with several items per key also from a sequence of items.
template <class T> struct Conversion<T, std::enable_if_t<detail::is_map<T>::value>> {
  using Key = typename T::key_type;
  using Mapped = typename T::mapped_type;
  static T from(PyObject *given) {
    const Reference items(detail::map_items(given, detail::is_multiple<T>::value));
    T value;
    for (std::ptrdiff_t at = 0; at < PyTuple_Size(items.get()); ++at) {
      auto item = detail::element<std::pair<Key, Mapped>>(PyTuple_GetItem(items.get(), at), at);
      value.insert(typename T::value_type(std::move(item.first), std::move(item.second)));
    }
    return value;
  }
  static PyObject *to(const T &value) {
    Reference dict(PyDict_New());
    for (const auto &[key, mapped] : detail::copied(value)) {
      const Reference python_key(to_python<Key>(key)), python_mapped(to_python<Mapped>(mapped));
      if (PyDict_SetItem(dict.get(), python_key.get(), python_mapped.get()) < 0) {
        throw PythonFailure();
      }
    }
    return dict.release();
  }
};

// A value converted from a Python object: from an instance of the value's own class, or from another object.
template <class T> T from_python(PyObject *given) {
  using Value = std::remove_const_t<T>;
  if constexpr (std::is_class_v<Value>) {
    if (class_table<Value> != nullptr) {
      if (void *found = quaff_object_of(class_table<Value>, given)) {
        return *static_cast<Value *>(found);
      }
    }
  }
  return Conversion<Value>::from(given);
}

// The conversions that a shim uses: from a value that is not an instance of `T`, and from a result to a
// Python value.
template <class T> Object converted(PythonObject given) {
  return quaff::address(new T(Conversion<T>::from(given.object)));
}
template <class T> PythonObject as_python(Object object) {
  return {Reference(to_python(reference<T>(object))).release()};
}

} // namespace quaff
