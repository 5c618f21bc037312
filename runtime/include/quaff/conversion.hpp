// Values of C++'s standard library made of Python's, and the other way round. A kind of type is a
// specialization of `Conversion`; types inside others are converted by their own.
//
// What cannot be converted throws: `TypeFailure`, or `PythonFailure` where Python has been told already.
#pragma once

#include "quaff/exception.hpp"
#include "quaff/object.hpp"
#include "quaff/python.hpp"

#include <array>
#include <complex>
#include <cstddef>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

// In the runtime's src/python/class/convert.rs. `table` is what a class was made known with.
extern "C" __attribute__((visibility("hidden"))) void *quaff_object_of(const void *table, PyObject *given);
extern "C" __attribute__((visibility("hidden"))) PyObject *quaff_instance_of(const void *table, void *object,
                                                                             bool is_owned);
extern "C" __attribute__((visibility("hidden"))) int quaff_truth_of(PyObject *given);
// In src/python/class/shared.rs.
extern "C" __attribute__((visibility("hidden"))) const char *quaff_class_name(const void *table);

namespace quaff {

// The runtime's table of a class, once the module is loaded.
template <class T> inline const void *class_table = nullptr;

// A reference of Python's that is given up at the end.
class Reference {
public:
  // Takes a new reference; null means that Python has been told why there is none.
  explicit Reference(PyObject *object) : object_(object) {
    if (object == nullptr) {
      throw PythonFailure();
    }
  }
  ~Reference() { Py_DecRef(object_); }
  Reference(const Reference &) = delete;
  Reference &operator=(const Reference &) = delete;

  PyObject *get() const { return object_; }
  PyObject *release() { return std::exchange(object_, nullptr); }

private:
  PyObject *object_;
};

namespace detail {

// After a function of Python's that may have failed.
inline void check_python(bool is_failed) {
  if (!is_failed || PyErr_Occurred() == nullptr) {
    return;
  }
  if (PyErr_ExceptionMatches(PyExc_TypeError)) {
    PyErr_Clear();
    throw TypeFailure("an element is of another type");
  }
  throw PythonFailure();
}

// A tuple of what an iterable has: it does not change while it is read. Not of an iterator: overloads may
// have to read it more than once.
inline PyObject *items(PyObject *given) {
  if (is_text(given)) {
    throw TypeFailure("text is no sequence of elements");
  }
  if (PyIter_Check(given)) {
    throw TypeFailure("an iterator is no sequence: pass `list(…)` of it");
  }
  PyObject *tuple = PySequence_Tuple(given);
  if (tuple == nullptr && PyErr_ExceptionMatches(PyExc_TypeError)) {
    PyErr_Clear();
    throw TypeFailure("it is no sequence");
  }
  return tuple == nullptr ? throw PythonFailure() : tuple;
}

template <class T, class = void> struct is_sequence : std::false_type {};
template <class T>
struct is_sequence<T, std::void_t<typename T::value_type, typename T::iterator, typename T::allocator_type>>
    : std::true_type {};
template <class T, class = void> struct is_map : std::false_type {};
template <class T> struct is_map<T, std::void_t<typename T::mapped_type>> : std::true_type {};
// Whether several elements may have one key: then what is inserted is there in any case.
template <class T, class = void> struct is_multiple : std::true_type {};
template <class T>
struct is_multiple<
    T, std::void_t<decltype(std::declval<T &>().insert(std::declval<typename T::value_type>()).second)>>
    : std::false_type {};

} // namespace detail

// An object of a class that is bound.
template <class T, class = void> struct Conversion {
  static T from(PyObject *given) { return object(given); }
  static PyObject *to(const T &value) {
    if constexpr (std::is_class_v<T> && std::is_copy_constructible_v<T>) {
      return quaff_instance_of(known_table(), new T(value), true);
    } else {
      throw TypeFailure("Python has nothing for the elements");
    }
  }

  // The object itself.
  static T &object(PyObject *given) {
    void *found = quaff_object_of(known_table(), given);
    return found == nullptr ? throw TypeFailure("an element is of another class") : *static_cast<T *>(found);
  }

  static const void *known_table() {
    return class_table<T> == nullptr ? throw TypeFailure("the class of the elements is not bound")
                                     : class_table<T>;
  }
};

template <class T> T from_python(PyObject *given);
template <class T> PyObject *to_python(const T &value) { return Conversion<T>::to(value); }

// A pointer to one, or none.
template <class T> struct Conversion<T *, std::enable_if_t<std::is_class_v<T>>> {
  using Class = std::remove_const_t<T>;
  static T *from(PyObject *given) { return given == none() ? nullptr : &Conversion<Class>::object(given); }
  static PyObject *to(T *value) {
    return quaff_instance_of(Conversion<Class>::known_table(), const_cast<Class *>(value), false);
  }
};

template <> struct Conversion<bool> {
  static bool from(PyObject *given) {
    const int truth = is_instance(given, PyBool_Type) ? PyObject_IsTrue(given) : quaff_truth_of(given);
    return truth < 0 ? throw TypeFailure("an element is no bool") : truth == 1;
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
        throw std::overflow_error("an element is out of range for the integer that C++ takes");
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
    return text == nullptr || size != 1 ? throw TypeFailure("an element is no letter of one byte") : *text;
  }
};

template <class T> struct Conversion<T, std::enable_if_t<std::is_floating_point_v<T>>> {
  static T from(PyObject *given) {
    const double wide = PyFloat_AsDouble(given);
    detail::check_python(wide == -1.0);
    const T narrow = static_cast<T>(wide);
    if (narrow - narrow != 0 && wide - wide == 0) {
      throw std::overflow_error("an element is out of range for the float that C++ takes");
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
    return text == nullptr ? throw TypeFailure("an element is no str") : std::string(text, size);
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
            ? throw TypeFailure("text is no number")
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

// Vectors, lists, sets: whatever has elements of one type that are added at its end.
template <class T>
struct Conversion<T, std::enable_if_t<detail::is_sequence<T>::value && !detail::is_map<T>::value &&
                                      !std::is_same_v<T, std::string>>> {
  using Element = typename T::value_type;
  static T from(PyObject *given) {
    const Reference tuple(detail::items(given));
    const std::ptrdiff_t size = PyTuple_Size(tuple.get());
    T value;
    for (std::ptrdiff_t at = 0; at < size; ++at) {
      value.insert(value.end(), from_python<Element>(PyTuple_GetItem(tuple.get(), at)));
    }
    return value;
  }
  static PyObject *to(const T &value) {
    Reference tuple(PyTuple_New(static_cast<std::ptrdiff_t>(value.size())));
    std::ptrdiff_t at = 0;
    for (const Element &element : value) {
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
  PyErr_Clear();
  return or_sequence ? items(given) : throw TypeFailure("it is no mapping");
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
    for (const auto &[key, mapped] : value) {
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
  if constexpr (std::is_class_v<T>) {
    if (class_table<T> != nullptr) {
      if (void *found = quaff_object_of(class_table<T>, given)) {
        return *static_cast<T *>(found);
      }
    }
  }
  return Conversion<T>::from(given);
}

// What a shim makes of a value that is no instance of `T`, and what Python gets of a result.
template <class T> Object converted(PythonObject given) {
  return address(new T(Conversion<T>::from(given.object)));
}
template <class T> PythonObject as_python(Object object) {
  return {Reference(to_python(reference<T>(object))).release()};
}

} // namespace quaff
