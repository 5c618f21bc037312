// SWIG's functions in the namespace `swig` that convert between Python objects and C++ values of any type:
// `swig::asptr`, `swig::asval`, `swig::as`, `swig::check` and `swig::from`.
#pragma once

#include "quaff/swig_objects.hpp"

#include <complex>
#include <new>
#include <stdexcept>
#include <string>
#include <type_traits>

namespace swig {

struct pointer_category {};
struct value_category {};

// SWIG's traits of a type, which an interface may specialize. quaff does not need them for classes.
template <class T> struct traits {};

template <class T> struct noconst_traits {
  using noconst_type = std::remove_const_t<T>;
};

// SWIG's name of a type, for the types for which the module has classes.
template <class T> const char *type_name() {
  using Value = std::remove_cv_t<T>;
  return quaff::class_table<Value> == nullptr ? "value" : quaff_class_name(quaff::class_table<Value>);
}

// Ends an iteration in Python.
struct stop_iteration : quaff::PythonFailure {
  stop_iteration() { PyErr_SetNone(PyExc_StopIteration); }
};

// An object for a pointer, which the object frees if it is the owner.
template <class T> PyObject *from_ptr(T *value, int owner) {
  using Value = std::remove_cv_t<T>;
  if (value == nullptr) {
    return quaff::new_none();
  }
  if (quaff::class_table<Value> == nullptr) {
    PyErr_SetString(PyExc_TypeError, "the module has no class for the type of the pointer");
    return nullptr;
  }
  return quaff_instance_of(quaff::class_table<Value>, const_cast<Value *>(value),
                           (owner & SWIG_POINTER_OWN) != 0);
}

// A Python object for a value: a new reference, or null with an exception set.
template <class T> PyObject *from(const T &value) {
  if constexpr (std::is_same_v<T, const char *> || std::is_same_v<T, char *>) {
    return SWIG_FromCharPtr(value);
  } else if constexpr (std::is_pointer_v<T>) {
    return from_ptr(value, 0);
  } else {
    try {
      return quaff::to_python<T>(value);
    } catch (const quaff::PythonFailure &) {
      return nullptr;
    } catch (const std::bad_alloc &) {
      return PyErr_NoMemory();
    } catch (const std::exception &error) {
      PyErr_SetString(PyExc_TypeError, error.what());
      return nullptr;
    }
  }
}

namespace detail {

// Runs a conversion, and returns SWIG's error code for an exception.
template <class Convert> int outcome(Convert &&convert) {
  try {
    return convert();
  } catch (const std::overflow_error &) {
    return SWIG_OverflowError;
  } catch (const std::bad_alloc &) {
    return SWIG_MemoryError;
  } catch (...) {
    return quaff::failed(SWIG_TypeError);
  }
}

} // namespace detail

// The C++ object for a Python object: that of an instance, or a new one made from another value. The caller
// deletes the object if `SWIG_IsNewObj` is true for the result.
template <class T> int asptr(PyObject *given, T **pointer) {
  using Value = std::remove_cv_t<T>;
  if (given == nullptr) {
    return SWIG_ERROR;
  }
  if (quaff::class_table<Value> != nullptr) {
    if (void *found = quaff_object_of(quaff::class_table<Value>, given)) {
      if (pointer != nullptr) {
        *pointer = static_cast<T *>(found);
      }
      return SWIG_OLDOBJ;
    }
    PyErr_Clear();
  }
  return detail::outcome([&] {
    Value value = quaff::from_python<Value>(given);
    if (pointer != nullptr) {
      *pointer = new Value(std::move(value));
    }
    return SWIG_NEWOBJ;
  });
}

// The value of a Python object; for a pointer type, its C++ object.
template <class T> int asval(PyObject *given, T *value) {
  if (given == nullptr) {
    return SWIG_ERROR;
  }
  if constexpr (std::is_pointer_v<T>) {
    using Pointee = std::remove_cv_t<std::remove_pointer_t<T>>;
    void *found = nullptr;
    const void *table = quaff::class_table<Pointee>;
    const int result = table == nullptr ? SWIG_ERROR : quaff_pointer_of(table, given, 0, &found);
    if (SWIG_IsOK(result) && value != nullptr) {
      *value = static_cast<T>(found);
    }
    return result;
  } else if constexpr (std::is_arithmetic_v<T>) {
    return quaff::as_number(given, value);
  } else {
    return detail::outcome([&] {
      T converted = quaff::from_python<T>(given);
      if (value != nullptr) {
        *value = std::move(converted);
      }
      return SWIG_OLDOBJ;
    });
  }
}

// The value itself; throws if the object is of another type.
template <class T> T as(PyObject *given) {
  T value{};
  if (!SWIG_IsOK(asval(given, &value))) {
    throw std::invalid_argument("bad type");
  }
  return value;
}

template <class T> bool check(PyObject *given) { return SWIG_IsOK(asval(given, static_cast<T *>(nullptr))); }

} // namespace swig

namespace quaff {

// Registers the class of shared pointers that a table is for.
template <class Pointer> void name_shared(const void *table) {
  const auto to = [](void *pointer) { return swig::from(*static_cast<Pointer *>(pointer)); };
  const auto from = [](PyObject *given) -> void * {
    try {
      return from_python<Pointer *>(given);
    } catch (...) {
      PyErr_Clear();
      return nullptr;
    }
  };
  shared_pointers()[table] = {to, from, [](void *pointer) { delete static_cast<Pointer *>(pointer); }};
}

} // namespace quaff

// The functions of fragments, under the names that SWIG's macros form from the types.
template <class T> int quaff_complex_as(PyObject *given, std::complex<T> *value) {
  return swig::asval(given, value);
}
#define SWIG_AsVal_std_complex_Sl_double_Sg_ quaff_complex_as<double>
#define SWIG_AsVal_std_complex_Sl_float_Sg_ quaff_complex_as<float>
#define SWIG_From_std_complex_Sl_double_Sg_ swig::from<std::complex<double>>
#define SWIG_From_std_complex_Sl_float_Sg_ swig::from<std::complex<float>>
