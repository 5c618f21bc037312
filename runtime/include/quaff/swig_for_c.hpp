// SWIG's functions for the code of a C interface, which swig.h declares.
#pragma once

#include "quaff/c_code.hpp"
#include "quaff/swig_characters.hpp"
#include "quaff/swig_types.hpp"

namespace quaff {

inline int c_value_from_python(PyObject *given, char *letter) { return SWIG_AsVal_char(given, letter); }
inline int c_value_from_python(PyObject *given, wchar_t *letter) { return SWIG_AsVal_wchar_t(given, letter); }
template <class T> int c_value_from_python(PyObject *given, T *number) { return as_number(given, number); }

// A type by its name in C, which may have a class key where the name in the module's table has none, or the
// other way round.
inline swig_type_info *c_type(const std::string &text) {
  swig_type_info *found = SWIG_TypeQuery(text.c_str());
  const std::size_t begin = text.find_first_not_of(' ');
  for (const std::string key : {"struct ", "union "}) {
    if (found == nullptr && text.compare(std::min(begin, text.size()), key.size(), key) == 0) {
      found = SWIG_TypeQuery(text.c_str() + begin + key.size());
    } else if (found == nullptr) {
      found = SWIG_TypeQuery((key + text).c_str());
    }
  }
  return found;
}

inline PyObject *c_value_to_python(wchar_t letter) { return SWIG_From_wchar_t(letter); }
template <class T> PyObject *c_value_to_python(T number) { return as_python(number); }

} // namespace quaff

QUAFF_FOR_C void quaff_c_error(int code, const char *text) { quaff::keep_error(code, text); }
QUAFF_FOR_C PyObject *quaff_c_from_unknown(const void *) {
  PyErr_SetString(PyExc_TypeError, "Python has no object for a result of this type: write an `out` typemap");
  return nullptr;
}
QUAFF_FOR_C int quaff_c_SWIG_AsCharPtrAndSize(PyObject *given, char **text, std::size_t *size, int *alloc) {
  return SWIG_AsCharPtrAndSize(given, text, size, alloc);
}
QUAFF_FOR_C PyObject *quaff_c_SWIG_FromCharPtrAndSize(const char *text, std::size_t size) {
  return SWIG_FromCharPtrAndSize(text, size);
}
QUAFF_FOR_C PyObject *quaff_c_SWIG_FromCharPtr(const char *text) { return SWIG_FromCharPtr(text); }
// C frees the characters with `free`.
QUAFF_FOR_C int quaff_c_SWIG_AsWCharPtrAndSize(PyObject *given, wchar_t **text, std::size_t *size,
                                               int *alloc) {
  const int outcome = SWIG_AsWCharPtrAndSize(given, text, size, alloc);
  if (SWIG_IsOK(outcome) && text != nullptr && *text != nullptr) {
    const std::unique_ptr<wchar_t[]> found(*text);
    const std::size_t letters = std::wcslen(found.get()) + 1;
    *text = static_cast<wchar_t *>(std::malloc(letters * sizeof(wchar_t)));
    std::wmemcpy(*text, found.get(), letters);
  }
  return outcome;
}
QUAFF_FOR_C PyObject *quaff_c_SWIG_FromWCharPtrAndSize(const wchar_t *text, std::size_t size) {
  return SWIG_FromWCharPtrAndSize(text, size);
}
QUAFF_FOR_C PyObject *quaff_c_SWIG_FromWCharPtr(const wchar_t *text) { return SWIG_FromWCharPtr(text); }
QUAFF_FOR_C int quaff_c_SWIG_ConvertPtr(PyObject *given, void **pointer, const swig_type_info *type,
                                        int flags) {
  return SWIG_ConvertPtr(given, pointer, type, flags);
}
QUAFF_FOR_C int quaff_c_SWIG_ConvertPtrAndOwn(PyObject *given, void **pointer, const swig_type_info *type,
                                              int flags, int *own) {
  return SWIG_ConvertPtrAndOwn(given, pointer, type, flags, own);
}
QUAFF_FOR_C PyObject *quaff_c_SWIG_NewPointerObj(void *object, const swig_type_info *type, int flags) {
  return SWIG_NewPointerObj(object, type, flags);
}
QUAFF_FOR_C PyObject *quaff_c_SWIG_Python_AppendOutput(PyObject *result, PyObject *object, int is_void) {
  return SWIG_Python_AppendOutput(result, object, is_void);
}
QUAFF_FOR_C PyObject *quaff_c_SWIG_Python_ErrorType(int code) { return SWIG_Python_ErrorType(code); }
QUAFF_FOR_C void quaff_c_SWIG_Python_SetErrorObj(PyObject *type, PyObject *object) {
  SWIG_Python_SetErrorObj(type, object);
}
QUAFF_FOR_C int quaff_c_SWIG_Python_TypeErrorOccurred(PyObject *result) {
  return SWIG_Python_TypeErrorOccurred(result);
}
#ifdef Py_LIMITED_API
QUAFF_FOR_C void quaff_c_SWIG_Python_AddErrorMsg(const char *text) { SWIG_Python_AddErrorMsg(text); }
#endif
#ifdef Py_LIMITED_API
QUAFF_FOR_C void quaff_c_SWIG_Python_RaiseOrModifyTypeError(const char *text) {
  SWIG_Python_RaiseOrModifyTypeError(text);
}
#endif
#ifdef Py_LIMITED_API
QUAFF_FOR_C int quaff_c_SWIG_Python_ArgFail(int position) { return SWIG_Python_ArgFail(position); }
#endif
QUAFF_FOR_C swig_type_info *quaff_c_SWIG_TypeQuery(const char *text) { return quaff::c_type(text); }
QUAFF_FOR_C swig_type_info *quaff_c_SWIG_MangledTypeQuery(const char *text) {
  return SWIG_MangledTypeQuery(text);
}
QUAFF_FOR_C swig_type_info *quaff_c_SWIG_TypeDynamicCast(swig_type_info *type, void **pointer) {
  return SWIG_TypeDynamicCast(type, pointer);
}
QUAFF_FOR_C PyObject *quaff_c_SWIG_Python_ExceptionType(const swig_type_info *type) {
  return SWIG_Python_ExceptionType(type);
}
QUAFF_FOR_C void *quaff_c_SWIG_Python_MustGetPtr(PyObject *given, const swig_type_info *type, int number,
                                                 int flags) {
  return SWIG_Python_MustGetPtr(given, type, number, flags);
}
QUAFF_FOR_C const char *quaff_c_SWIG_TypeName(const swig_type_info *type) { return SWIG_TypeName(type); }
QUAFF_FOR_C const char *quaff_c_SWIG_TypePrettyName(const swig_type_info *type) {
  return SWIG_TypePrettyName(type);
}
QUAFF_FOR_C void quaff_c_SWIG_TypeClientData(swig_type_info *type, void *data) {
  SWIG_TypeClientData(type, data);
}
QUAFF_FOR_C void quaff_c_SWIG_TypeNewClientData(swig_type_info *type, void *data) {
  SWIG_TypeNewClientData(type, data);
}

#define QUAFF_SWIG_NUMBER(name, type)                                                                        \
  QUAFF_FOR_C int quaff_c_SWIG_AsVal_##name(PyObject *given, type *number) {                                 \
    return quaff::c_value_from_python(given, number);                                                        \
  }                                                                                                          \
  QUAFF_FOR_C PyObject *quaff_c_SWIG_From_##name(type number) { return quaff::c_value_to_python(number); }
QUAFF_SWIG_NUMBER(bool, bool)
#include "quaff/swig_numbers.h"
#undef QUAFF_SWIG_NUMBER
