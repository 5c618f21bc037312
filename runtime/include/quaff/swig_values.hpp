// The functions and macros of SWIG for numbers, text and results that typemaps use.
#pragma once

#include "quaff/python.hpp"
#include "quaff/swig_labels.h"
#include "quaff/swig_names.h"
#include "quaff/swig_pointers.hpp"

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>

extern "C" {
extern QUAFF_PYTHON struct _typeobject PyLong_Type;
extern QUAFF_PYTHON struct _typeobject PyFloat_Type;
extern QUAFF_PYTHON struct _typeobject PyList_Type;
QUAFF_PYTHON int PyList_Append(PyObject *list, PyObject *item);
}

namespace quaff {

// None as a new reference.
inline PyObject *new_none() {
  Py_IncRef(none());
  return none();
}

// SWIG's error code for a conversion that has failed: `code` without the Python exception, except for a
// MemoryError, which stays set for the runtime to raise.
[[gnu::cold]] inline int failed(int code) {
  if (PyErr_Occurred() != nullptr && PyErr_ExceptionMatches(PyExc_MemoryError) != 0) {
    return SWIG_MemoryError;
  }
  PyErr_Clear();
  return code;
}

// A Python number as a `T`: returns SWIG's error code on failure, without a Python exception.
template <class T> int as_number(PyObject *given, T *number) {
  constexpr int type_error = -5, overflow_error = -7;
  if constexpr (std::is_same_v<T, bool>) {
    if (!is_instance(given, PyBool_Type)) {
      return SWIG_ERROR;
    }
    const int truth = PyObject_IsTrue(given);
    if (number != nullptr) {
      *number = truth != 0;
    }
  } else if constexpr (std::is_floating_point_v<T>) {
    if (!is_instance(given, PyFloat_Type) && !is_instance(given, PyLong_Type)) {
      return type_error;
    }
    const double wide = PyFloat_AsDouble(given);
    if (wide == -1.0 && PyErr_Occurred() != nullptr) {
      return failed(overflow_error);
    }
    const T narrow = static_cast<T>(wide);
    if (narrow - narrow != 0 && wide - wide == 0) {
      return overflow_error;
    }
    if (number != nullptr) {
      *number = narrow;
    }
  } else {
    if (!is_instance(given, PyLong_Type)) {
      return type_error;
    }
    using Wide = std::conditional_t<std::is_unsigned_v<T>, unsigned long long, long long>;
    const auto wide = static_cast<Wide>(std::is_unsigned_v<T> ? PyLong_AsUnsignedLongLong(given)
                                                              : PyLong_AsLongLong(given));
    if (wide == static_cast<Wide>(-1) && PyErr_Occurred() != nullptr) {
      return failed(overflow_error);
    }
    if (static_cast<Wide>(static_cast<T>(wide)) != wide) {
      return overflow_error;
    }
    if (number != nullptr) {
      *number = static_cast<T>(wide);
    }
  }
  return SWIG_OK;
}

} // namespace quaff

#define QUAFF_SWIG_NUMBER(name, type)                                                                        \
  inline int SWIG_AsVal_##name(PyObject *given, type *number) { return ::quaff::as_number(given, number); }  \
  inline PyObject *SWIG_From_##name(type number) { return ::quaff::as_python(number); }
namespace quaff {
template <class T> PyObject *as_python(const T &value);
} // namespace quaff
QUAFF_SWIG_NUMBER(bool, bool)
QUAFF_SWIG_NUMBER(short, short)
QUAFF_SWIG_NUMBER(int, int)
QUAFF_SWIG_NUMBER(long, long)
QUAFF_SWIG_NUMBER(size_t, std::size_t)
QUAFF_SWIG_NUMBER(ptrdiff_t, std::ptrdiff_t)
QUAFF_SWIG_NUMBER(float, float)
QUAFF_SWIG_NUMBER(double, double)
#undef QUAFF_SWIG_NUMBER
// Types whose names are two words.
#define QUAFF_SWIG_NUMBER(name, type)                                                                        \
  inline int name##_as(PyObject *given, type *number) { return ::quaff::as_number(given, number); }          \
  inline PyObject *name##_from(type number) { return ::quaff::as_python(number); }
QUAFF_SWIG_NUMBER(quaff_signed_char, signed char)
QUAFF_SWIG_NUMBER(quaff_unsigned_char, unsigned char)
QUAFF_SWIG_NUMBER(quaff_unsigned_short, unsigned short)
QUAFF_SWIG_NUMBER(quaff_unsigned_int, unsigned int)
QUAFF_SWIG_NUMBER(quaff_unsigned_long, unsigned long)
QUAFF_SWIG_NUMBER(quaff_long_long, long long)
QUAFF_SWIG_NUMBER(quaff_unsigned_long_long, unsigned long long)
#undef QUAFF_SWIG_NUMBER
#define SWIG_AsVal_signed_SS_char quaff_signed_char_as
#define SWIG_AsVal_unsigned_SS_char quaff_unsigned_char_as
#define SWIG_AsVal_unsigned_SS_short quaff_unsigned_short_as
#define SWIG_AsVal_unsigned_SS_int quaff_unsigned_int_as
#define SWIG_AsVal_unsigned_SS_long quaff_unsigned_long_as
#define SWIG_AsVal_long_SS_long quaff_long_long_as
#define SWIG_AsVal_unsigned_SS_long_SS_long quaff_unsigned_long_long_as
#define SWIG_From_signed_SS_char quaff_signed_char_from
#define SWIG_From_unsigned_SS_char quaff_unsigned_char_from
#define SWIG_From_unsigned_SS_short quaff_unsigned_short_from
#define SWIG_From_unsigned_SS_int quaff_unsigned_int_from
#define SWIG_From_unsigned_SS_long quaff_unsigned_long_from
#define SWIG_From_long_SS_long quaff_long_long_from
#define SWIG_From_unsigned_SS_long_SS_long quaff_unsigned_long_long_from

namespace quaff {
// The text at the pointer of an object for a `char *`; null for any other object.
inline char *text_at(PyObject *given);
} // namespace quaff

// Text, which belongs to the object: `size` includes the terminating zero, and None becomes a null pointer.
inline int SWIG_AsCharPtrAndSize(PyObject *given, char **text, std::size_t *size, int *alloc) {
  const char *found = nullptr;
  std::ptrdiff_t length = 0;
  // Code that requests bytes gets bytes, and no zero is counted.
  if (alloc != nullptr && SWIG_IsBinaryStr(*alloc)) {
    char *bytes = nullptr;
    *alloc = SWIG_OLDOBJ;
    if (PyBytes_AsStringAndSize(given, &bytes, &length) != 0) {
      return quaff::failed(SWIG_TypeError);
    }
    if (text != nullptr) {
      *text = bytes;
    }
    if (size != nullptr) {
      *size = static_cast<std::size_t>(length);
    }
    return SWIG_OLDOBJ;
  }
  if (given != quaff::none()) {
    if (quaff::is_text(given)) {
      found = PyUnicode_AsUTF8AndSize(given, &length);
    } else if ((found = quaff::text_at(given)) != nullptr) {
      length = static_cast<std::ptrdiff_t>(std::strlen(found));
    }
    if (found == nullptr) {
      return quaff::failed(SWIG_TypeError);
    }
  }
  if (text != nullptr) {
    *text = const_cast<char *>(found);
  }
  if (size != nullptr) {
    *size = found == nullptr ? 0 : static_cast<std::size_t>(length) + 1;
  }
  if (alloc != nullptr) {
    *alloc = SWIG_OLDOBJ;
  }
  return SWIG_OLDOBJ;
}

inline int SWIG_AsVal_char(PyObject *given, char *letter) {
  char *text = nullptr;
  std::size_t size = 0;
  const bool is_text = SWIG_IsOK(SWIG_AsCharPtrAndSize(given, &text, &size, nullptr));
  if (is_text && size > 2) {
    return SWIG_TypeError;
  }
  long number = is_text && size > 0 ? text[0] : 0;
  const int result = is_text ? SWIG_OK : quaff::as_number(given, &number);
  if (!SWIG_IsOK(result)) {
    return result;
  }
  if (number < std::numeric_limits<char>::min() || number > std::numeric_limits<char>::max()) {
    return SWIG_OverflowError;
  }
  if (letter != nullptr) {
    *letter = static_cast<char>(number);
  }
  return SWIG_OK;
}

inline PyObject *SWIG_FromCharPtrAndSize(const char *text, std::size_t size) {
  return text == nullptr ? quaff::new_none()
                         : PyUnicode_DecodeUTF8(text, static_cast<std::ptrdiff_t>(size), "surrogateescape");
}
inline PyObject *SWIG_FromCharPtr(const char *text) {
  return SWIG_FromCharPtrAndSize(text, text == nullptr ? 0 : std::strlen(text));
}
inline PyObject *SWIG_From_char(char letter) { return SWIG_FromCharPtrAndSize(&letter, 1); }

inline int SWIG_AsVal_std_string(PyObject *given, std::string *text) {
  std::ptrdiff_t length = 0;
  const char *found = quaff::is_text(given) ? PyUnicode_AsUTF8AndSize(given, &length) : nullptr;
  if (found == nullptr) {
    return quaff::failed(SWIG_TypeError);
  }
  if (text != nullptr) {
    text->assign(found, static_cast<std::size_t>(length));
  }
  return SWIG_OK;
}
// A new string, which the caller frees.
inline int SWIG_AsPtr_std_string(PyObject *given, std::string **text) {
  std::string value;
  const int result = SWIG_AsVal_std_string(given, &value);
  if (!SWIG_IsOK(result)) {
    return result;
  }
  if (text != nullptr) {
    *text = new std::string(std::move(value));
  }
  return SWIG_NEWOBJ;
}
inline PyObject *SWIG_From_std_string(const std::string &text) {
  return SWIG_FromCharPtrAndSize(text.data(), text.size());
}

#define SWIG_Py_Void() ::quaff::new_none()

// Combines a result with another object, in a list if there are several. None is dropped if it means that
// there is no result. Takes over both references.
inline PyObject *SWIG_Python_AppendOutput(PyObject *result, PyObject *object, int is_void = 1) {
  if (result == nullptr || object == nullptr) {
    if (result != nullptr && object == nullptr) {
      Py_DecRef(result);
      return nullptr;
    }
    return object;
  }
  if (is_void != 0 && result == quaff::none()) {
    Py_DecRef(result);
    return object;
  }
  if (!quaff::is_instance(result, PyList_Type)) {
    PyObject *list = PyList_New(1);
    if (list == nullptr) {
      Py_DecRef(result);
      Py_DecRef(object);
      return nullptr;
    }
    PyList_SetItem(list, 0, result);
    result = list;
  }
  const bool is_appended = PyList_Append(result, object) == 0;
  Py_DecRef(object);
  if (!is_appended) {
    Py_DecRef(result);
    return nullptr;
  }
  return result;
}

namespace quaff {

// `SWIG_From(int)` and `SWIG_AsVal(int)`.
template <class T> PyObject *value_to_python(const T &value) {
  if constexpr (std::is_same_v<T, std::string>) {
    return SWIG_From_std_string(value);
  } else {
    return as_python(value);
  }
}
template <class T> int value_from_python(PyObject *given, T *value) {
  if constexpr (std::is_same_v<T, std::string>) {
    return SWIG_AsVal_std_string(given, value);
  } else {
    return as_number(given, value);
  }
}

} // namespace quaff
