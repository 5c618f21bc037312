// The conversion of objects of bound classes between C++ and Python, and common parts of all conversions.
#pragma once

#include "quaff/exception.hpp"
#include "quaff/object.hpp"
#include "quaff/python.hpp"

#include <cstddef>
#include <cstring>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

// Defined in the runtime's src/python/convert/object/value.rs. `table` is the one with which a class was
// registered.
extern "C" __attribute__((visibility("hidden"))) void *quaff_object_of(const void *table, PyObject *given);
extern "C" __attribute__((visibility("hidden"))) PyObject *quaff_instance_of(const void *table, void *object,
                                                                             bool is_owned);
extern "C" __attribute__((visibility("hidden"))) int quaff_truth_of(PyObject *given);
extern "C" __attribute__((visibility("hidden"))) bool quaff_may_change(PyObject *given);
// Defined in src/python/instance/holder.rs.
extern "C" __attribute__((visibility("hidden"))) const char *quaff_class_name(const void *table);

namespace quaff {

// The runtime's table of a class, after the module was loaded.
template <class T> inline const void *class_table = nullptr;

// The runtime's table of the opaque pointers to a type that is not a class of the module, after the module
// was loaded.
template <class T> inline const void *pointer_table = nullptr;

// A Python reference that is released at the end of the scope.
class Reference {
public:
  // Takes over a new reference; null means that a Python exception is already set.
  explicit Reference(PyObject *object) : object_(object) {
    if (object == nullptr) {
      throw PythonFailure();
    }
  }
  ~Reference() {
    // Makes the compiler omit the call after `release`.
    if (object_ != nullptr) {
      Py_DecRef(object_);
    }
  }
  Reference(Reference &&other) noexcept : object_(other.release()) {}
  Reference(const Reference &) = delete;
  Reference &operator=(const Reference &) = delete;

  PyObject *get() const { return object_; }
  PyObject *release() { return std::exchange(object_, nullptr); }

private:
  PyObject *object_;
};

template <class T, class = void> struct Conversion;

namespace detail {

// The text of a str in UTF-8.
inline std::string text_of(PyObject *str) {
  std::ptrdiff_t size = 0;
  const char *text = PyUnicode_AsUTF8AndSize(str, &size);
  return text == nullptr ? throw PythonFailure() : std::string(text, static_cast<std::size_t>(size));
}

// The name of an object's class, for messages.
[[gnu::cold]] inline std::string class_name(PyObject *given) {
  const Reference type(PyObject_GetAttrString(given, "__class__"));
  const Reference name(PyObject_GetAttrString(type.get(), "__name__"));
  return text_of(name.get());
}

// Specialized in `shared.hpp`.
template <class T> struct is_shared_pointer : std::false_type {};

// Throws the error of a Python function, if the function has failed.
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

// Whether characters of a string can be elements of this type.
template <class Element>
constexpr bool holds_letters = std::is_same_v<Element, char> || std::is_same_v<Element, std::string>;

// A tuple of the elements of an iterable, which does not change while it is read. Iterators are refused,
// because overloads may have to read them more than once. A string counts as an iterable only if characters
// can be the elements.
inline PyObject *items(PyObject *given, bool or_letters = false) {
  if (is_text(given) && !or_letters) {
    throw TypeFailure("a string is not a sequence of elements");
  }
  if (PyIter_Check(given)) {
    throw TypeFailure("an iterator is not a sequence: pass `list(…)` of it");
  }
  PyObject *tuple = PySequence_Tuple(given);
  if (tuple == nullptr && PyErr_ExceptionMatches(PyExc_TypeError)) {
    PyErr_Clear();
    throw TypeFailure("it is not a sequence");
  }
  return tuple == nullptr ? throw PythonFailure() : tuple;
}

// The elements of a container for conversion to a Python object: a copy, because each allocation in Python
// may run a finalizer that changes the container. Elements that cannot be copied have no Python objects.
template <class Container> decltype(auto) copied(const Container &container) {
  using Element = typename Container::value_type;
  if constexpr (std::is_copy_constructible_v<Element>) {
    return std::vector<Element>(container.begin(), container.end());
  } else {
    return (container);
  }
}

inline _typeobject *type_of(PyObject *object) {
#if defined(Py_LIMITED_API) || defined(Py_PYTHON_H)
  return Py_TYPE(object);
#else
  // Python's own header is not included. Every object begins with two fields, of which the second is its
  // type.
  _typeobject *type = nullptr;
  std::memcpy(&type, reinterpret_cast<const char *>(object) + sizeof(std::ptrdiff_t), sizeof type);
  return type;
#endif
}

template <class T, class = void> struct is_sequence : std::false_type {};
template <class T>
struct is_sequence<T, std::void_t<typename T::value_type, typename T::iterator, typename T::allocator_type>>
    : std::true_type {};
template <class T> struct is_string : std::false_type {};
template <class Unit> struct is_string<std::basic_string<Unit>> : std::true_type {};
template <class T, class = void> struct is_map : std::false_type {};
template <class T> struct is_map<T, std::void_t<typename T::mapped_type>> : std::true_type {};
// Whether several elements of a container may have one key: then an insertion always succeeds.
template <class T, class = void> struct is_multiple : std::true_type {};
template <class T>
struct is_multiple<
    T, std::void_t<decltype(std::declval<T &>().insert(std::declval<typename T::value_type>()).second)>>
    : std::false_type {};

template <class T, class = void> struct has_reserve : std::false_type {};
template <class T>
struct has_reserve<T, std::void_t<decltype(std::declval<T &>().reserve(0))>> : std::true_type {};
template <class T, class = void> struct has_push_back : std::false_type {};
template <class T>
struct has_push_back<
    T, std::void_t<decltype(std::declval<T &>().push_back(std::declval<typename T::value_type>()))>>
    : std::true_type {};

// Appends an element, or adds it to a set.
template <class T> void add(T &values, typename T::value_type value) {
  if constexpr (has_push_back<T>::value) {
    values.push_back(std::move(value));
  } else {
    values.insert(values.end(), std::move(value));
  }
}

template <class T> const void *known_table() {
  return class_table<T> == nullptr ? throw TypeFailure("the class of the elements is not bound")
                                   : class_table<T>;
}

// The C++ object of a Python instance.
template <class T> T *object_of(PyObject *given) {
  void *found = quaff_object_of(known_table<T>(), given);
  return found == nullptr ? throw TypeFailure("an element is of another class") : static_cast<T *>(found);
}

// Opaque pointers come first, and also accept objects of a `%pointer_class`, which is a class of the module
// under an alias of `T`.
template <class T> const void *pointee_table() {
  return pointer_table<T> != nullptr ? pointer_table<T> : known_table<T>();
}

// Whether a pointer to `T` is an object in Python: a pointer to a character is text.
template <class T>
constexpr bool is_pointee = (std::is_object_v<T> || std::is_void_v<T>) && !is_shared_pointer<T>::value &&
                            !std::is_same_v<std::remove_cv_t<T>, char>;

// Checks that no array shows elements that C++ may move through a pointer to `T`.
template <class T> void check_change(PyObject *given) {
  if (!std::is_const_v<T> && !quaff_may_change(given)) {
    throw PythonFailure();
  }
}

} // namespace detail

// An object of a bound class.
template <class T, class> struct Conversion {
  static T from(PyObject *given) { return *detail::object_of<T>(given); }
  static PyObject *to(const T &value) {
    if constexpr (std::is_class_v<T> && std::is_copy_constructible_v<T>) {
      // The table is looked up first, because this may throw.
      const void *table = detail::known_table<T>();
      return quaff_instance_of(table, quaff::taken(new T(value)), true);
    } else {
      throw TypeFailure("Python has no type for the elements");
    }
  }
};

template <class T> T from_python(PyObject *given);
template <class T> PyObject *to_python(const T &value) {
  return Conversion<std::remove_const_t<T>>::to(value);
}

// A pointer to an object of a bound class, an opaque pointer, or null. The caller keeps the object alive.
template <class T> struct Conversion<T *, std::enable_if_t<detail::is_pointee<T>>> {
  using Pointee = std::remove_cv_t<T>;
  static T *from(PyObject *given) {
    if (given == none()) {
      return nullptr;
    }
    void *found = quaff_object_of(detail::pointee_table<Pointee>(), given);
    if (found == nullptr) {
      throw TypeFailure("an element is of another class");
    }
    detail::check_change<T>(given);
    return static_cast<T *>(found);
  }
  static PyObject *to(T *value) {
    return quaff_instance_of(detail::pointee_table<Pointee>(), const_cast<Pointee *>(value), false);
  }
};

} // namespace quaff
