// Values of C++'s standard library made of Python's, and the other way round. A kind of type is a
// specialization of `Conversion`; types inside others are converted by their own.
//
// What cannot be converted throws: `TypeFailure`, or `PythonFailure` where Python has been told already.
#pragma once

#include "quaff/object_conversion.hpp"

#include <array>
#include <complex>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

namespace quaff {

template <> struct Conversion<bool> {
  static bool from(PyObject *given) {
    const int truth = is_instance(given, PyBool_Type) ? PyObject_IsTrue(given) : quaff_truth_of(given);
    return truth < 0 ? throw TypeFailure("an element is not a bool") : truth == 1;
  }
  static PyObject *to(bool value) { return PyBool_FromLong(value); }
};

template <class T> struct Conversion<T, std::enable_if_t<std::is_integral_v<T> || std::is_enum_v<T>>> {
  static T from(PyObject *given) {
    if constexpr (std::is_same_v<T, char>) {
      return letter(given);
    } else {
      const Reference number(index(given));
      using Wide = std::conditional_t<std::is_unsigned_v<T>, unsigned long long, long long>;
      const auto wide = static_cast<Wide>(std::is_unsigned_v<T> ? PyLong_AsUnsignedLongLong(number.get())
                                                                : PyLong_AsLongLong(number.get()));
      detail::check_python(wide == static_cast<Wide>(-1));
      if (static_cast<Wide>(static_cast<T>(wide)) != wide) {
        throw Failure<std::overflow_error>("an element is out of range for the integer that C++ takes");
      }
      return static_cast<T>(wide);
    }
  }
  static PyObject *to(T value) {
    if constexpr (std::is_same_v<T, char>) {
      return PyUnicode_DecodeUTF8(&value, 1, "surrogateescape");
    } else if constexpr (std::is_unsigned_v<T>) {
      return PyLong_FromUnsignedLongLong(value);
    } else {
      return PyLong_FromLongLong(static_cast<long long>(value));
    }
  }

private:
  static PyObject *index(PyObject *given) {
    PyObject *number = PyNumber_Index(given);
    detail::check_python(number == nullptr);
    return number;
  }
  static char letter(PyObject *given) {
    std::ptrdiff_t size = 0;
    const char *text = is_text(given) ? PyUnicode_AsUTF8AndSize(given, &size) : nullptr;
    detail::check_python(text == nullptr);
    return text == nullptr || size != 1 ? throw TypeFailure("an element is not a string of one byte") : *text;
  }
};

template <class T> struct Conversion<T, std::enable_if_t<std::is_floating_point_v<T>>> {
  static T from(PyObject *given) {
    const double wide = PyFloat_AsDouble(given);
    detail::check_python(wide == -1.0);
    const T narrow = static_cast<T>(wide);
    if (narrow - narrow != 0 && wide - wide == 0) {
      throw Failure<std::overflow_error>("an element is out of range for the float that C++ takes");
    }
    return narrow;
  }
  static PyObject *to(T value) { return PyFloat_FromDouble(static_cast<double>(value)); }
};

template <> struct Conversion<std::string> {
  static std::string from(PyObject *given) {
    std::ptrdiff_t size = 0;
    const char *text = is_text(given) ? PyUnicode_AsUTF8AndSize(given, &size) : nullptr;
    detail::check_python(text == nullptr);
    return text == nullptr ? throw TypeFailure("an element is not a str") : std::string(text, size);
  }
  static PyObject *to(const std::string &value) {
    return PyUnicode_DecodeUTF8(value.data(), static_cast<std::ptrdiff_t>(value.size()), "surrogateescape");
  }
};

template <class T> struct Conversion<std::complex<T>> {
  static std::complex<T> from(PyObject *given) {
    // Until Python 3.13 the imaginary part of what has `__complex__` alone is not asked for otherwise.
    PyObject *number =
        is_text(given)
            ? throw TypeFailure("a string is not a number")
            : PyObject_CallFunctionObjArgs(reinterpret_cast<PyObject *>(&PyComplex_Type), given, nullptr);
    detail::check_python(number == nullptr);
    const Reference held(number);
    return {static_cast<T>(PyComplex_RealAsDouble(number)), static_cast<T>(PyComplex_ImagAsDouble(number))};
  }
  static PyObject *to(const std::complex<T> &value) {
    return PyComplex_FromDoubles(value.real(), value.imag());
  }
};

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

// Tuples, and what is like them: each place has a type of its own.
template <class Tuple, std::size_t... I> struct TupleConversion {
  static Tuple from(PyObject *given, std::index_sequence<I...>) {
    const Reference tuple(items(given));
    if (PyTuple_Size(tuple.get()) != static_cast<std::ptrdiff_t>(sizeof...(I))) {
      throw TypeFailure("a sequence has another number of elements");
    }
    return Tuple{from_python<std::tuple_element_t<I, Tuple>>(PyTuple_GetItem(tuple.get(), I))...};
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

// Whether it is a number of Python's own that the type takes: it runs no code.
template <class T> bool is_plain(PyObject *number) {
  const _typeobject *type = type_of(number);
  return type == &PyLong_Type || (std::is_floating_point_v<T> && type == &PyFloat_Type);
}

template <class T> T number(PyObject *plain) {
  if constexpr (std::is_same_v<T, double>) {
    const bool is_integer = type_of(plain) == &PyLong_Type;
    const double value = is_integer ? PyLong_AsDouble(plain) : PyFloat_AsDouble(plain);
    check_python(value == -1.0);
    return value;
  } else {
    return Conversion<T>::from(plain);
  }
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
    add(values, number<Element>(item));
  }
  return true;
}

} // namespace detail

// Vectors, lists, sets: whatever has elements of one type that are added at its end.
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
      value.insert(value.end(), from_python<Element>(PyTuple_GetItem(tuple.get(), at)));
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

// A tuple of the items of a mapping; where several may have one key, also of a sequence of items.
inline PyObject *map_items(PyObject *given, bool or_sequence) {
  PyObject *list = PyMapping_Check(given) ? PyMapping_Items(given) : nullptr;
  if (list != nullptr) {
    const Reference held(list);
    return PySequence_Tuple(list);
  }
  // Sequences pass for mappings, and have no items.
  check_python(PyErr_ExceptionMatches(PyExc_AttributeError) == 0);
  PyErr_Clear();
  return or_sequence ? items(given) : throw TypeFailure("it is not a mapping");
}

} // namespace detail

// Maps: of a mapping, or of items where several may have one key.
template <class T> struct Conversion<T, std::enable_if_t<detail::is_map<T>::value>> {
  using Key = typename T::key_type;
  using Mapped = typename T::mapped_type;
  static T from(PyObject *given) {
    const Reference items(detail::map_items(given, detail::is_multiple<T>::value));
    T value;
    for (std::ptrdiff_t at = 0; at < PyTuple_Size(items.get()); ++at) {
      auto item = from_python<std::pair<Key, Mapped>>(PyTuple_GetItem(items.get(), at));
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

// A value of an instance of its own class, or of another value of Python's.
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

// What a shim makes of a value that is no instance of `T`, and what Python gets of a result.
template <class T> Object converted(PythonObject given) {
  return quaff::address(new T(Conversion<T>::from(given.object)));
}
template <class T> PythonObject as_python(Object object) {
  return {Reference(to_python(reference<T>(object))).release()};
}

} // namespace quaff
