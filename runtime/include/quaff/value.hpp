// Values of the standard library's types as Python's own values, for types that no `%template` makes a class
// of. Each kind of type has a specialization of `Value`, which converts inner types by their specializations.
//
// What cannot be converted throws: `TypeFailure` and its relatives, which say which element it is, or
// `PythonFailure` where Python has been told already.
#pragma once

#include "quaff/dtype.hpp"
#include "quaff/object_conversion.hpp"
#include "quaff/vector.hpp"

#include <complex>
#include <cstddef>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

// In the runtime's src/python/interpreter/layout.rs: whether floats and lists are laid out as
// `by_value::Float` and `by_value::List`.
extern "C" __attribute__((visibility("hidden"))) const bool quaff_known_layout;

namespace quaff {

// How Python gets a value.
enum class Style {
  // As a list, a set, a dict or an array that is its own.
  fresh,
  // As a snapshot of what C++ keeps: nothing in it can be changed, so that no change is lost.
  snapshot,
  // As a key of a dict or an element of a set.
  key
};

// What values refer to that own nothing themselves, such as `std::string_view`: it lives as long as they.
class Keeper {
public:
  Keeper() = default;
  Keeper(const Keeper &) = delete;
  Keeper &operator=(const Keeper &) = delete;
  ~Keeper() {
    while (first_ != nullptr) {
      delete std::exchange(first_, first_->next);
    }
  }

  template <class T> T &keep(T value) {
    auto *one = new One<T>(std::move(value));
    one->next = std::exchange(first_, one);
    return one->value;
  }
  // An object of Python's, which is held.
  void hold(PyObject *object) {
    // First: if there is no memory to keep it in, the reference is given up again.
    Py_IncRef(object);
    keep(std::unique_ptr<PyObject, void (*)(PyObject *)>(object, Py_DecRef));
  }

private:
  struct Any {
    virtual ~Any() = default;
    Any *next = nullptr;
  };
  template <class T> struct One : Any {
    explicit One(T given) : value(std::move(given)) {}
    T value;
  };
  Any *first_ = nullptr;
};

// Whether a `%template` makes a class of a type: shims say so, each for its module.
template <class T> inline constexpr bool has_class = false;

namespace by_value {

using detail::type_of;

struct Head {
  std::ptrdiff_t references;
  _typeobject *type;
};
struct Float {
  Head head;
  double value;
};
struct List {
  Head head;
  std::ptrdiff_t size;
  PyObject **items;
};

// The value of a float.
inline double float_value(PyObject *object) {
  return quaff_known_layout ? reinterpret_cast<Float *>(object)->value : PyFloat_AsDouble(object);
}

[[noreturn, gnu::cold, gnu::noinline]] inline void refuse(const char *expected, PyObject *given) {
  throw TypeFailure(std::string("expected ") + expected + ", got `" + detail::class_name(given) + "`");
}

// After a function of Python's that has refused an object: a TypeError says no more than that.
[[noreturn, gnu::cold, gnu::noinline]] inline void refused(const char *expected, PyObject *given) {
  if (PyErr_Occurred() != nullptr && PyErr_ExceptionMatches(PyExc_TypeError) == 0) {
    throw PythonFailure();
  }
  PyErr_Clear();
  refuse(expected, given);
}

// In a handler of an exception: throws it on, with `where` in front of its message.
[[noreturn, gnu::cold, gnu::noinline]] inline void rethrow_at(const std::string &where) {
  try {
    throw;
  } catch (const TypeFailure &failure) {
    throw TypeFailure(where + failure.what());
  } catch (const Failure<std::overflow_error> &failure) {
    throw Failure<std::overflow_error>(where + failure.what());
  } catch (const Failure<std::invalid_argument> &failure) {
    throw Failure<std::invalid_argument>(where + failure.what());
  }
}
[[noreturn, gnu::cold, gnu::noinline]] inline void rethrow_at_element(std::ptrdiff_t index) {
  rethrow_at("element " + std::to_string(index) + ": ");
}

// Holds an object while its own code may run.
class Held {
public:
  explicit Held(PyObject *object) : object_(object) { Py_IncRef(object); }
  ~Held() { Py_DecRef(object_); }
  Held(const Held &) = delete;
  Held &operator=(const Held &) = delete;

private:
  PyObject *object_;
};

inline PyObject *checked(PyObject *made) { return made == nullptr ? throw PythonFailure() : made; }

inline PyObject *new_none() {
  Py_IncRef(none());
  return none();
}

// The object of a type that has a class, if `given` is an instance; also of one whose objects are opaque.
template <class T> T *instance(PyObject *given) {
  return class_table<T> == nullptr ? nullptr : static_cast<T *>(quaff_object_of(class_table<T>, given));
}

} // namespace by_value

// An object of a class, a pointer to one, or what another header knows to convert. `from` makes a value, and
// is called by `by_value::make`, which holds the object meanwhile; `to` makes an object of Python's, and may
// leave nothing in `value`, if that is not constant.
template <class T, class = void> struct Value {
  static T from(PyObject *given, Keeper &kept) {
    if constexpr (std::is_class_v<T> && !std::is_copy_constructible_v<T>) {
      throw TypeFailure("objects of this class cannot be copied");
    } else {
      // What it was an element of may be a tuple of this conversion's, or may lose it before the call.
      if constexpr (std::is_pointer_v<T>) {
        kept.hold(given);
      }
      return Conversion<T>::from(given);
    }
  }
  template <Style, class Own> static PyObject *to(Own &value) {
    return by_value::checked(Conversion<T>::to(value));
  }
};

namespace by_value {

template <class T> constexpr bool is_number = std::is_arithmetic_v<T> && !std::is_same_v<T, char>;

// `given` may be borrowed from a list that its own code takes it out of, even when it is only asked for its
// type.
template <class T> T make(PyObject *given, Keeper &kept) {
  using Own = std::remove_const_t<T>;
  if constexpr (is_number<Own>) {
    // These hold what runs code, and an exact float or int does not: there are many of them.
    return Value<Own>::from(given, kept);
  } else {
    const Held held(given);
    return Value<Own>::from(given, kept);
  }
}
template <Style style, class T> PyObject *give(T &value) {
  return Value<std::remove_const_t<T>>::template to<style>(value);
}

} // namespace by_value

template <> struct Value<bool> {
  static bool from(PyObject *given, Keeper &) {
    const by_value::Held held(given);
    const int truth =
        by_value::type_of(given) == &PyBool_Type ? PyObject_IsTrue(given) : quaff_truth_of(given);
    return truth < 0 ? by_value::refused("a bool", given), false : truth == 1;
  }
  template <Style, class Own> static PyObject *to(Own &value) { return PyBool_FromLong(value); }
};

template <class T>
struct Value<T, std::enable_if_t<(std::is_integral_v<T> && !std::is_same_v<T, bool>) || std::is_enum_v<T>>> {
  static T from(PyObject *given, Keeper &) {
    if constexpr (std::is_same_v<T, char>) {
      std::ptrdiff_t size = 0;
      const char *text = is_text(given) ? PyUnicode_AsUTF8AndSize(given, &size) : nullptr;
      return text == nullptr || size != 1 ? by_value::refused("a string of one byte", given), '\0' : *text;
    } else if (by_value::type_of(given) == &PyLong_Type) {
      return read(given);
    } else {
      const by_value::Held held(given);
      PyObject *number = PyNumber_Index(given);
      const Reference own(number == nullptr ? (by_value::refused("an int", given), nullptr) : number);
      return read(own.get());
    }
  }
  template <Style, class Own> static PyObject *to(Own &value) {
    if constexpr (std::is_same_v<T, char>) {
      return by_value::checked(PyUnicode_DecodeUTF8(&value, 1, "surrogateescape"));
    } else if constexpr (is_unsigned) {
      return by_value::checked(PyLong_FromUnsignedLongLong(static_cast<unsigned long long>(value)));
    } else {
      return by_value::checked(PyLong_FromLongLong(static_cast<long long>(value)));
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

  static T read(PyObject *number) {
    Wide wide = 0;
    if constexpr (is_unsigned) {
      wide = PyLong_AsUnsignedLongLong(number);
    } else {
      wide = PyLong_AsLongLong(number);
    }
    if ((wide == static_cast<Wide>(-1) && PyErr_Occurred() != nullptr) ||
        static_cast<Wide>(static_cast<Own>(wide)) != wide) {
      overflow();
    }
    return static_cast<T>(wide);
  }
  [[noreturn, gnu::cold, gnu::noinline]] static void overflow() {
    PyErr_Clear();
    throw Failure<std::overflow_error>(std::string("the number does not fit into ") +
                                       (is_unsigned ? "an unsigned integer of " : "an integer of ") +
                                       std::to_string(8 * sizeof(T)) + " bits");
  }
};

template <class T> struct Value<T, std::enable_if_t<std::is_floating_point_v<T>>> {
  static T from(PyObject *given, Keeper &) {
    const _typeobject *type = by_value::type_of(given);
    if (type == &PyFloat_Type) {
      return narrowed(by_value::float_value(given));
    }
    const by_value::Held held(given);
    const double wide = type == &PyLong_Type ? PyLong_AsDouble(given) : PyFloat_AsDouble(given);
    if (wide == -1.0 && PyErr_Occurred() != nullptr) {
      by_value::refused("a float", given);
    }
    return narrowed(wide);
  }
  template <Style, class Own> static PyObject *to(Own &value) {
    return by_value::checked(PyFloat_FromDouble(static_cast<double>(value)));
  }

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

template <class T> struct Value<std::complex<T>> {
  static std::complex<T> from(PyObject *given, Keeper &) {
    if (is_text(given)) {
      by_value::refuse("a complex number", given);
    }
    // Until Python 3.13 the imaginary part of what has `__complex__` alone is not asked for otherwise.
    PyObject *number =
        PyObject_CallFunctionObjArgs(reinterpret_cast<PyObject *>(&PyComplex_Type), given, nullptr);
    const Reference own(number == nullptr ? (by_value::refused("a complex number", given), nullptr) : number);
    return {static_cast<T>(PyComplex_RealAsDouble(number)), static_cast<T>(PyComplex_ImagAsDouble(number))};
  }
  template <Style, class Own> static PyObject *to(Own &value) {
    return by_value::checked(PyComplex_FromDoubles(value.real(), value.imag()));
  }
};

template <> struct Value<std::string> {
  static std::string from(PyObject *given, Keeper &) {
    std::ptrdiff_t size = 0;
    const char *text = is_text(given) ? PyUnicode_AsUTF8AndSize(given, &size) : nullptr;
    return text == nullptr ? (by_value::refused("a str", given), std::string())
                           : std::string(text, static_cast<std::size_t>(size));
  }
  template <Style, class Own> static PyObject *to(Own &value) {
    return by_value::checked(
        PyUnicode_DecodeUTF8(value.data(), static_cast<std::ptrdiff_t>(value.size()), "surrogateescape"));
  }
};

// A value that was made ahead of the call, in a capsule of Python's.
template <class T> struct Settled {
  Keeper kept;
  T value;

  explicit Settled(PyObject *given) : value(by_value::make<T>(given, kept)) {}

  // Names are compared by their address: nobody else has this one.
  static constexpr char name[] = "a value of C++'s";
  static void free(PyObject *capsule) { delete static_cast<Settled *>(PyCapsule_GetPointer(capsule, name)); }
};

// Makes a value, and the capsule.
template <class T> PyObject *settled(PythonObject given) {
  auto value = std::make_unique<Settled<T>>(given.object);
  PyObject *capsule = by_value::checked(PyCapsule_New(value.get(), Settled<T>::name, Settled<T>::free));
  value.release();
  return capsule;
}

// An argument of a function of C++'s. `blame` stands before the messages of errors.
template <class T> class Argument {
public:
  Argument(PythonObject given, const char *blame) : value_(made(given.object, kept_, blame)) {}
  Argument(const Argument &) = delete;
  Argument &operator=(const Argument &) = delete;

  T &&get() { return std::move(value_); }

private:
  static T made(PyObject *given, Keeper &kept, const char *blame) {
    if (by_value::type_of(given) == &PyCapsule_Type && PyCapsule_GetName(given) == Settled<T>::name) {
      return std::move(static_cast<Settled<T> *>(PyCapsule_GetPointer(given, Settled<T>::name))->value);
    }
    try {
      return by_value::make<T>(given, kept);
    } catch (const OwnFailure &) {
      by_value::rethrow_at(blame);
    }
  }

  Keeper kept_;
  T value_;
};

// A data member or a variable.
template <class T> struct Snapshot {
  const T &value;
};
template <class T> Snapshot<T> snapshot(const T &value) { return {value}; }

// What Python gets of a result. What C++ keeps is copied first: any allocation of Python's may run a
// finalizer, which may change it.
template <class T> PyObject *value_of(T &&result) {
  using Own = std::remove_const_t<std::remove_reference_t<T>>;
  if constexpr (std::is_lvalue_reference_v<T> || std::is_const_v<std::remove_reference_t<T>>) {
    Own copy(result);
    return by_value::give<Style::fresh>(copy);
  } else {
    return by_value::give<Style::fresh>(result);
  }
}
template <class T> PyObject *value_of(Snapshot<T> &&member) {
  T copy(member.value);
  return by_value::give<Style::snapshot>(copy);
}

} // namespace quaff
