// Numbers, characters and text as Python's own values: conversions shared by types with and without a
// `%template`.
#pragma once

#include "quaff/object_conversion.hpp"

#include <complex>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <type_traits>

// Defined in the runtime's src/python/interpreter/layout.rs: whether floats, lists and tuples have the layout
// of `detail::Float`, `by_value::List` and `by_value::Tuple`.
extern "C" __attribute__((visibility("hidden"))) const bool quaff_known_layout;
// Defined in src/python/convert/number.rs: whether an object is a complex scalar of NumPy's, whose
// `__float__` discards the imaginary part.
extern "C" __attribute__((visibility("hidden"))) bool quaff_is_complex_scalar(PyObject *object);

namespace quaff {

namespace detail {

struct Head {
  std::ptrdiff_t references;
  _typeobject *type;
};
struct Float {
  Head head;
  double value;
};

// The value of a float.
inline double float_value(PyObject *object) {
  return quaff_known_layout ? reinterpret_cast<Float *>(object)->value : PyFloat_AsDouble(object);
}

[[noreturn, gnu::cold, gnu::noinline]] inline void refuse(const char *expected, PyObject *given) {
  throw TypeFailure(std::string("expected ") + expected + ", got `" + class_name(given) + "`");
}

// Throws after a Python function has refused an object. The message replaces that of a TypeError; other
// Python exceptions are unchanged.
[[noreturn, gnu::cold, gnu::noinline]] inline void refused(const char *expected, PyObject *given) {
  if (PyErr_Occurred() != nullptr && PyErr_ExceptionMatches(PyExc_TypeError) == 0) {
    throw PythonFailure();
  }
  PyErr_Clear();
  refuse(expected, given);
}

// Rethrows the exception that is being handled, with `where` before its message.
[[noreturn, gnu::cold, gnu::noinline]] inline void rethrow_at(const std::string &where) {
  try {
    throw;
  } catch (const TypeFailure &failure) {
    throw TypeFailure(where + failure.what());
  } catch (const Failure<std::overflow_error> &failure) {
    throw Failure<std::overflow_error>(where + failure.what());
  } catch (const Failure<std::invalid_argument> &failure) {
    throw Failure<std::invalid_argument>(where + failure.what());
  } catch (const Failure<std::out_of_range> &failure) {
    throw Failure<std::out_of_range>(where + failure.what());
  } catch (const Failure<std::logic_error> &failure) {
    throw Failure<std::logic_error>(where + failure.what());
  }
}
[[noreturn, gnu::cold, gnu::noinline]] inline void rethrow_at(const char *where) {
  rethrow_at(std::string(where));
}
[[noreturn, gnu::cold, gnu::noinline]] inline void rethrow_at_element(std::ptrdiff_t index) {
  rethrow_at("element " + std::to_string(index) + ": ");
}

[[noreturn, gnu::cold, gnu::noinline]] inline void refuse_count(std::size_t expected, std::size_t given) {
  throw Failure<std::invalid_argument>("expected " + std::to_string(expected) + " elements, got " +
                                       std::to_string(given));
}

// Throws the error for a number that does not fit into an integer of `size` bytes.
[[noreturn, gnu::cold, gnu::noinline]] inline void refuse_integer(bool is_unsigned, std::size_t size) {
  PyErr_Clear();
  throw Failure<std::overflow_error>(std::string("the number does not fit into ") +
                                     (is_unsigned ? "an unsigned integer of " : "an integer of ") +
                                     std::to_string(8 * size) + " bits");
}

// Keeps an object alive while its own code may run.
class KeptAlive {
public:
  explicit KeptAlive(PyObject *object) : object_(object) { Py_IncRef(object); }
  ~KeptAlive() { Py_DecRef(object_); }
  KeptAlive(const KeptAlive &) = delete;
  KeptAlive &operator=(const KeptAlive &) = delete;

private:
  PyObject *object_;
};

// The value of an object that is not exactly a float.
[[gnu::noinline]] inline double other_float_value(PyObject *given) {
  const KeptAlive held(given);
  const bool is_int = type_of(given) == &PyLong_Type;
  if (!is_int && quaff_is_complex_scalar(given)) {
    refuse("a float", given);
  }
  const double value = is_int ? PyLong_AsDouble(given) : PyFloat_AsDouble(given);
  if (value == -1.0 && PyErr_Occurred() != nullptr) {
    refused("a float", given);
  }
  return value;
}

// The name of a file as C++ has it. It need not be UTF-8: Python has surrogates for its other bytes.
inline std::string file_name(PyObject *text) {
  const Reference bytes(PyUnicode_AsEncodedString(text, "utf-8", "surrogateescape"));
  char *data = nullptr;
  std::ptrdiff_t size = 0;
  if (PyBytes_AsStringAndSize(bytes.get(), &data, &size) < 0) {
    throw PythonFailure();
  }
  return {data, static_cast<std::size_t>(size)};
}

// A `pathlib.Path` of a new reference to its text; null if a Python exception is set.
inline PyObject *python_path(PyObject *text) {
  const Reference own(text);
  const Reference module(PyImport_ImportModule("pathlib"));
  const Reference type(PyObject_GetAttrString(module.get(), "Path"));
  return PyObject_CallFunctionObjArgs(type.get(), own.get(), nullptr);
}

} // namespace detail

// The conversion of a type that contains no other types. `from` throws if an object cannot be converted; `to`
// makes an object, or returns null with a Python exception set.
template <class T, class = void> struct PlainValue;

template <class T>
inline constexpr bool has_plain_value =
    std::is_arithmetic_v<T> || std::is_enum_v<T> || std::is_same_v<T, std::string>;
template <class T> inline constexpr bool has_plain_value<std::complex<T>> = true;

template <> struct PlainValue<bool> {
  static bool from(PyObject *given) {
    const detail::KeptAlive held(given);
    const int truth = detail::type_of(given) == &PyBool_Type ? PyObject_IsTrue(given) : quaff_truth_of(given);
    return truth < 0 ? detail::refused("a bool", given), false : truth == 1;
  }
  static PyObject *to(bool value) { return PyBool_FromLong(value); }
};

template <class T>
struct PlainValue<
    T, std::enable_if_t<(std::is_integral_v<T> && !std::is_same_v<T, bool>) || std::is_enum_v<T>>> {
  static T from(PyObject *given) {
    if constexpr (std::is_same_v<T, char>) {
      std::ptrdiff_t size = 0;
      const char *text = is_text(given) ? PyUnicode_AsUTF8AndSize(given, &size) : nullptr;
      return text == nullptr || size != 1 ? detail::refused("a string of one byte", given), '\0' : *text;
    } else if (detail::type_of(given) == &PyLong_Type) {
      return read(given);
    } else {
      return of_index(given);
    }
  }
  static PyObject *to(const T &value) {
    if constexpr (std::is_same_v<T, char>) {
      return PyUnicode_DecodeUTF8(&value, 1, "surrogateescape");
    } else if constexpr (is_unsigned) {
      return PyLong_FromUnsignedLongLong(static_cast<unsigned long long>(value));
    } else {
      return PyLong_FromLongLong(static_cast<long long>(value));
    }
  }

private:
  template <class E, bool = std::is_enum_v<E>> struct Integer {
    using type = E;
  };
  template <class E> struct Integer<E, true> {
    using type = std::underlying_type_t<E>;
  };
  using Own = typename Integer<T>::type;
  static constexpr bool is_unsigned = std::is_unsigned_v<Own>;
  using Wide = std::conditional_t<is_unsigned, unsigned long long, long long>;

  [[gnu::noinline]] static T of_index(PyObject *given) {
    const detail::KeptAlive held(given);
    PyObject *number = PyNumber_Index(given);
    const Reference own(number == nullptr ? (detail::refused("an int", given), nullptr) : number);
    return read(own.get());
  }
  static T read(PyObject *number) {
    Wide wide = 0;
    if constexpr (is_unsigned) {
      wide = PyLong_AsUnsignedLongLong(number);
    } else {
      wide = PyLong_AsLongLong(number);
    }
    if ((wide == static_cast<Wide>(-1) && PyErr_Occurred() != nullptr) ||
        static_cast<Wide>(static_cast<Own>(wide)) != wide) {
      detail::refuse_integer(is_unsigned, sizeof(T));
    }
    return static_cast<T>(wide);
  }
};

template <class T> struct PlainValue<T, std::enable_if_t<std::is_floating_point_v<T>>> {
  static T from(PyObject *given) {
    const _typeobject *type = detail::type_of(given);
    if (type == &PyFloat_Type) {
      return narrowed(detail::float_value(given));
    }
    return narrowed(detail::other_float_value(given));
  }
  static PyObject *to(const T &value) { return PyFloat_FromDouble(static_cast<double>(value)); }

private:
  static T narrowed(double wide) {
    const T narrow = static_cast<T>(wide);
    if constexpr (sizeof(T) < sizeof(double)) {
      if (narrow - narrow != 0 && wide - wide == 0) {
        throw Failure<std::overflow_error>("the number does not fit into a float of 32 bits");
      }
    }
    return narrow;
  }
};

template <class T> struct PlainValue<std::complex<T>> {
  static std::complex<T> from(PyObject *given) {
    if (is_text(given)) {
      detail::refuse("a complex number", given);
    }
    // Until Python 3.13, the imaginary part of an object with only `__complex__` would be ignored otherwise.
    PyObject *number =
        PyObject_CallFunctionObjArgs(reinterpret_cast<PyObject *>(&PyComplex_Type), given, nullptr);
    const Reference own(number == nullptr ? (detail::refused("a complex number", given), nullptr) : number);
    return {static_cast<T>(PyComplex_RealAsDouble(number)), static_cast<T>(PyComplex_ImagAsDouble(number))};
  }
  static PyObject *to(const std::complex<T> &value) {
    return PyComplex_FromDoubles(value.real(), value.imag());
  }
};

template <> struct PlainValue<std::string> {
  static std::string from(PyObject *given) {
    if (detail::type_of(given) == &PyUnicode_Type) {
      return text(given);
    }
    return other_text(given);
  }
  static PyObject *to(const std::string &value) {
    return PyUnicode_DecodeUTF8(value.data(), static_cast<std::ptrdiff_t>(value.size()), "surrogateescape");
  }

private:
  [[gnu::noinline]] static std::string other_text(PyObject *given) {
    // A request for its class may run code.
    const detail::KeptAlive held(given);
    return is_text(given) ? text(given) : (detail::refused("a str", given), std::string());
  }
  static std::string text(PyObject *given) {
    std::ptrdiff_t size = 0;
    const char *text = PyUnicode_AsUTF8AndSize(given, &size);
    return text == nullptr ? (detail::refused("a str", given), std::string())
                           : std::string(text, static_cast<std::size_t>(size));
  }
};

} // namespace quaff
