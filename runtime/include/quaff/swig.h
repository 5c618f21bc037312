// SWIG's functions for the code of a C interface; swig_for_c.hpp implements them in C++.
#pragma once

#include "quaff/c_code.h"
#include "quaff/python.h"
#include "quaff/swig_labels.h"
#include "quaff/swig_names.h"
#include "quaff/swig_version.h"

#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

// A type, as SWIG's code names it. The same layout as in swig_objects.hpp.
typedef struct swig_type_info *(*swig_dycast_func)(void **pointer);
typedef struct swig_type_info {
  const char *name;
  const char *str;
  const char *pointee;
  _Bool is_const;
  void *clientdata;
  swig_dycast_func dcast;
  const void *table;
} swig_type_info;

QUAFF_OWN void quaff_raise(PyObject *given);
QUAFF_OWN void quaff_c_error(int code, const char *text);
#define SWIG_Error(code, text) quaff_c_error(code, text)
#define SWIG_exception_fail(code, text)                                                                      \
  do {                                                                                                       \
    quaff_c_error(code, text);                                                                               \
    SWIG_fail;                                                                                               \
  } while (0)
#define SWIG_Python_Raise(object, type, descriptor) ((void)(descriptor), quaff_raise(object))

QUAFF_OWN int quaff_c_SWIG_AsCharPtrAndSize(PyObject *given, char **text, size_t *size, int *alloc);
#define SWIG_AsCharPtrAndSize quaff_c_SWIG_AsCharPtrAndSize
QUAFF_OWN PyObject *quaff_c_SWIG_FromCharPtrAndSize(const char *text, size_t size);
#define SWIG_FromCharPtrAndSize quaff_c_SWIG_FromCharPtrAndSize
QUAFF_OWN PyObject *quaff_c_SWIG_FromCharPtr(const char *text);
#define SWIG_FromCharPtr quaff_c_SWIG_FromCharPtr
QUAFF_OWN int quaff_c_SWIG_AsWCharPtrAndSize(PyObject *given, wchar_t **text, size_t *size, int *alloc);
#define SWIG_AsWCharPtrAndSize quaff_c_SWIG_AsWCharPtrAndSize
QUAFF_OWN PyObject *quaff_c_SWIG_FromWCharPtrAndSize(const wchar_t *text, size_t size);
#define SWIG_FromWCharPtrAndSize quaff_c_SWIG_FromWCharPtrAndSize
QUAFF_OWN PyObject *quaff_c_SWIG_FromWCharPtr(const wchar_t *text);
#define SWIG_FromWCharPtr quaff_c_SWIG_FromWCharPtr
QUAFF_OWN int quaff_c_SWIG_ConvertPtr(PyObject *given, void **pointer, const swig_type_info *type, int flags);
#define SWIG_ConvertPtr quaff_c_SWIG_ConvertPtr
QUAFF_OWN int quaff_c_SWIG_ConvertPtrAndOwn(PyObject *given, void **pointer, const swig_type_info *type,
                                            int flags, int *own);
#define SWIG_ConvertPtrAndOwn quaff_c_SWIG_ConvertPtrAndOwn
QUAFF_OWN PyObject *quaff_c_SWIG_NewPointerObj(void *object, const swig_type_info *type, int flags);
#define SWIG_NewPointerObj quaff_c_SWIG_NewPointerObj
QUAFF_OWN PyObject *quaff_c_SWIG_Python_AppendOutput(PyObject *result, PyObject *object, int is_void);
// A function, because interfaces replace the macro by one that calls a function of this name.
static inline PyObject *SWIG_Python_AppendOutput(PyObject *result, PyObject *object, int is_void) {
  return quaff_c_SWIG_Python_AppendOutput(result, object, is_void);
}
// The older form has two arguments.
#define SWIG_Python_AppendOutput(result, ...) quaff_c_append(result, __VA_ARGS__, 1, 0)
#define quaff_c_append(result, object, is_void, ...) quaff_c_SWIG_Python_AppendOutput(result, object, is_void)
QUAFF_OWN PyObject *quaff_c_SWIG_Python_ErrorType(int code);
#define SWIG_Python_ErrorType quaff_c_SWIG_Python_ErrorType
QUAFF_OWN void quaff_c_SWIG_Python_SetErrorObj(PyObject *type, PyObject *object);
#define SWIG_Python_SetErrorObj quaff_c_SWIG_Python_SetErrorObj
QUAFF_OWN int quaff_c_SWIG_Python_TypeErrorOccurred(PyObject *result);
#define SWIG_Python_TypeErrorOccurred quaff_c_SWIG_Python_TypeErrorOccurred
QUAFF_OWN void quaff_c_SWIG_Python_AddErrorMsg(const char *text);
#define SWIG_Python_AddErrorMsg quaff_c_SWIG_Python_AddErrorMsg
QUAFF_OWN void quaff_c_SWIG_Python_RaiseOrModifyTypeError(const char *text);
#define SWIG_Python_RaiseOrModifyTypeError quaff_c_SWIG_Python_RaiseOrModifyTypeError
QUAFF_OWN int quaff_c_SWIG_Python_ArgFail(int position);
#define SWIG_Python_ArgFail quaff_c_SWIG_Python_ArgFail
QUAFF_OWN swig_type_info *quaff_c_SWIG_TypeQuery(const char *text);
#define SWIG_TypeQuery quaff_c_SWIG_TypeQuery
QUAFF_OWN swig_type_info *quaff_c_SWIG_MangledTypeQuery(const char *text);
#define SWIG_MangledTypeQuery quaff_c_SWIG_MangledTypeQuery
QUAFF_OWN swig_type_info *quaff_c_SWIG_TypeDynamicCast(swig_type_info *type, void **pointer);
#define SWIG_TypeDynamicCast quaff_c_SWIG_TypeDynamicCast
QUAFF_OWN PyObject *quaff_c_SWIG_Python_ExceptionType(const swig_type_info *type);
#define SWIG_Python_ExceptionType quaff_c_SWIG_Python_ExceptionType
QUAFF_OWN void *quaff_c_SWIG_Python_MustGetPtr(PyObject *given, const swig_type_info *type, int number,
                                               int flags);
#define SWIG_Python_MustGetPtr quaff_c_SWIG_Python_MustGetPtr
QUAFF_OWN const char *quaff_c_SWIG_TypeName(const swig_type_info *type);
#define SWIG_TypeName quaff_c_SWIG_TypeName
QUAFF_OWN const char *quaff_c_SWIG_TypePrettyName(const swig_type_info *type);
#define SWIG_TypePrettyName quaff_c_SWIG_TypePrettyName
QUAFF_OWN void quaff_c_SWIG_TypeClientData(swig_type_info *type, void *data);
#define SWIG_TypeClientData quaff_c_SWIG_TypeClientData
QUAFF_OWN void quaff_c_SWIG_TypeNewClientData(swig_type_info *type, void *data);
#define SWIG_TypeNewClientData quaff_c_SWIG_TypeNewClientData
#define SWIG_Py_Void() quaff_c_none_object()
static inline PyObject *quaff_c_none_object(void) {
  Py_IncRef(&_Py_NoneStruct);
  return &_Py_NoneStruct;
}

// The conversions of numbers and text to Python objects and back.
#define QUAFF_SWIG_NUMBER(name, type)                                                                        \
  QUAFF_OWN int quaff_c_SWIG_AsVal_##name(PyObject *given, type *number);                                    \
  QUAFF_OWN PyObject *quaff_c_SWIG_From_##name(type number);
QUAFF_SWIG_NUMBER(bool, _Bool)
#include "quaff/swig_numbers.h"
#undef QUAFF_SWIG_NUMBER
#define SWIG_AsVal_bool quaff_c_SWIG_AsVal_bool
#define SWIG_From_bool quaff_c_SWIG_From_bool
#define SWIG_AsVal_short quaff_c_SWIG_AsVal_short
#define SWIG_From_short quaff_c_SWIG_From_short
#define SWIG_AsVal_int quaff_c_SWIG_AsVal_int
#define SWIG_From_int quaff_c_SWIG_From_int
#define SWIG_AsVal_long quaff_c_SWIG_AsVal_long
#define SWIG_From_long quaff_c_SWIG_From_long
#define SWIG_AsVal_size_t quaff_c_SWIG_AsVal_size_t
#define SWIG_From_size_t quaff_c_SWIG_From_size_t
#define SWIG_AsVal_ptrdiff_t quaff_c_SWIG_AsVal_ptrdiff_t
#define SWIG_From_ptrdiff_t quaff_c_SWIG_From_ptrdiff_t
#define SWIG_AsVal_float quaff_c_SWIG_AsVal_float
#define SWIG_From_float quaff_c_SWIG_From_float
#define SWIG_AsVal_double quaff_c_SWIG_AsVal_double
#define SWIG_From_double quaff_c_SWIG_From_double
#define SWIG_AsVal_char quaff_c_SWIG_AsVal_char
#define SWIG_From_char quaff_c_SWIG_From_char
#define SWIG_AsVal_signed_SS_char quaff_c_SWIG_AsVal_signed_SS_char
#define SWIG_From_signed_SS_char quaff_c_SWIG_From_signed_SS_char
#define SWIG_AsVal_unsigned_SS_char quaff_c_SWIG_AsVal_unsigned_SS_char
#define SWIG_From_unsigned_SS_char quaff_c_SWIG_From_unsigned_SS_char
#define SWIG_AsVal_unsigned_SS_short quaff_c_SWIG_AsVal_unsigned_SS_short
#define SWIG_From_unsigned_SS_short quaff_c_SWIG_From_unsigned_SS_short
#define SWIG_AsVal_unsigned_SS_int quaff_c_SWIG_AsVal_unsigned_SS_int
#define SWIG_From_unsigned_SS_int quaff_c_SWIG_From_unsigned_SS_int
#define SWIG_AsVal_unsigned_SS_long quaff_c_SWIG_AsVal_unsigned_SS_long
#define SWIG_From_unsigned_SS_long quaff_c_SWIG_From_unsigned_SS_long
#define SWIG_AsVal_long_SS_long quaff_c_SWIG_AsVal_long_SS_long
#define SWIG_From_long_SS_long quaff_c_SWIG_From_long_SS_long
#define SWIG_AsVal_unsigned_SS_long_SS_long quaff_c_SWIG_AsVal_unsigned_SS_long_SS_long
#define SWIG_From_unsigned_SS_long_SS_long quaff_c_SWIG_From_unsigned_SS_long_SS_long
#define SWIG_AsVal_wchar_t quaff_c_SWIG_AsVal_wchar_t
#define SWIG_From_wchar_t quaff_c_SWIG_From_wchar_t

static inline PyObject *quaff_c_from_complex(double _Complex value) {
  return PyComplex_FromDoubles(__real__ value, __imag__ value);
}
QUAFF_OWN PyObject *quaff_c_from_unknown(const void *pointer);

// A result that no typemap code converts to a Python object: a new reference, or null with an exception set.
#define QUAFF_PYTHON_OF(value)                                                                               \
  _Generic((value),                                                                                          \
      QuaffBool: quaff_c_SWIG_From_bool,                                                                     \
      char: quaff_c_SWIG_From_char,                                                                          \
      signed char: quaff_c_SWIG_From_signed_SS_char,                                                         \
      unsigned char: quaff_c_SWIG_From_unsigned_SS_char,                                                     \
      short: quaff_c_SWIG_From_short,                                                                        \
      unsigned short: quaff_c_SWIG_From_unsigned_SS_short,                                                   \
      int: quaff_c_SWIG_From_int,                                                                            \
      unsigned int: quaff_c_SWIG_From_unsigned_SS_int,                                                       \
      long: quaff_c_SWIG_From_long,                                                                          \
      unsigned long: quaff_c_SWIG_From_unsigned_SS_long,                                                     \
      long long: quaff_c_SWIG_From_long_SS_long,                                                             \
      unsigned long long: quaff_c_SWIG_From_unsigned_SS_long_SS_long,                                        \
      float: quaff_c_SWIG_From_float,                                                                        \
      double: quaff_c_SWIG_From_double,                                                                      \
      long double: quaff_c_SWIG_From_double,                                                                 \
      float _Complex: quaff_c_from_complex,                                                                  \
      double _Complex: quaff_c_from_complex,                                                                 \
      char *: quaff_c_SWIG_FromCharPtr,                                                                      \
      const char *: quaff_c_SWIG_FromCharPtr,                                                                \
      default: quaff_c_from_unknown)(value)

// The conversions of `char` or `wchar_t` text to Python and back: the text is newly allocated, with room for
// more, and the caller frees it.
#define quaff_from_char SWIG_FromCharPtr
#define quaff_from_wchar_t SWIG_FromWCharPtr
#define quaff_from_sized_char SWIG_FromCharPtrAndSize
#define quaff_from_sized_wchar_t SWIG_FromWCharPtrAndSize
#define QUAFF_COPY_LETTERS(name, letter, read)                                                               \
  static inline int quaff_copy_##name(PyObject *given, size_t room, letter **letters, size_t *size) {        \
    letter *text = NULL;                                                                                     \
    size_t counted = 0;                                                                                      \
    int alloc = SWIG_OLDOBJ;                                                                                 \
    const int outcome = read(given, &text, &counted, &alloc);                                                \
    if (!SWIG_IsOK(outcome)) {                                                                               \
      return outcome;                                                                                        \
    }                                                                                                        \
    *size = counted == 0 ? 0 : counted - 1;                                                                  \
    *letters = (letter *)calloc(*size + room + 1, sizeof(letter));                                           \
    memcpy(*letters, text, *size * sizeof(letter));                                                          \
    if (alloc == SWIG_NEWOBJ) {                                                                              \
      free(text);                                                                                            \
    }                                                                                                        \
    return SWIG_OK;                                                                                          \
  }
QUAFF_COPY_LETTERS(char, char, SWIG_AsCharPtrAndSize)
QUAFF_COPY_LETTERS(wchar_t, wchar_t, SWIG_AsWCharPtrAndSize)
#undef QUAFF_COPY_LETTERS

#include "quaff/swig_helpers.h"
