// SWIG's labels for declarations, its result codes for conversions, and Python 2's names for functions of
// Python's C API, for C and C++.
#pragma once

#include "quaff/python.h"

#include <stdio.h>

#ifdef __cplusplus
#include <utility>
#define SWIG_NOEXCEPT noexcept
#define SWIG_OVERRIDE override
#define SWIG_STD_MOVE(object) std::move(object)
#endif

// Defined in the runtime's src/python/call/shown.rs: the Python objects of a call.
struct _object;
#ifdef __cplusplus
extern "C" {
#endif
__attribute__((visibility("hidden"))) struct _object *const *quaff_shown_objects(const void *object);
__attribute__((visibility("hidden"))) struct _object *quaff_shown_tuple(const void *object);
#ifdef __cplusplus
}
#endif

#define SWIGINLINE inline
#define SWIGUNUSED __attribute__((unused))
#define SWIGUNUSEDPARM(parameter) parameter SWIGUNUSED
#define SWIGINTERN static SWIGUNUSED
#define SWIGINTERNINLINE SWIGINTERN SWIGINLINE
#define SWIGRUNTIME SWIGINTERN
#define SWIGRUNTIMEINLINE SWIGRUNTIME SWIGINLINE
#define SWIGEXPORT __attribute__((visibility("default")))
#define SWIGSTDCALL
#define SWIGTEMPLATEDISAMBIGUATOR
#define SWIG_QUOTE_STRING(text) #text
#define SWIG_STRINGIFY(text) SWIG_QUOTE_STRING(text)
#define SWIG_STATIC_POINTER(variable) variable
#define SWIG_BUFFER_SIZE 1024
#define SWIG_snprintf(text, size, format, value) snprintf(text, size, format, value)
#define SWIG_snprintf2(text, size, format, one, two) snprintf(text, size, format, one, two)
#define swig_owntype int

#define SWIG_UnknownError -1
#define SWIG_IOError -2
#define SWIG_RuntimeError -3
#define SWIG_IndexError -4
#define SWIG_TypeError -5
#define SWIG_DivisionByZero -6
#define SWIG_OverflowError -7
#define SWIG_SyntaxError -8
#define SWIG_ValueError -9
#define SWIG_SystemError -10
#define SWIG_AttributeError -11
#define SWIG_MemoryError -12
#define SWIG_NullReferenceError -13

#define SWIG_fail goto fail
#define SWIG_OK 0
#define SWIG_ERROR -1
#define SWIG_ERROR_RELEASE_NOT_OWNED -200
#define SWIG_CASTRANKLIMIT (1 << 8)
#define SWIG_NEWOBJMASK (SWIG_CASTRANKLIMIT << 1)
#define SWIG_TMPOBJMASK (SWIG_NEWOBJMASK << 1)
#define SWIG_BINARYSTRMASK (SWIG_TMPOBJMASK << 1)
#define SWIG_BADOBJ SWIG_ERROR
#define SWIG_OLDOBJ SWIG_OK
#define SWIG_NEWOBJ (SWIG_OK | SWIG_NEWOBJMASK)
#define SWIG_TMPOBJ (SWIG_OK | SWIG_TMPOBJMASK)
#define SWIG_BINARYSTR (SWIG_OK | SWIG_BINARYSTRMASK)
#define SWIG_IsOK(result) ((result) >= 0)
#define SWIG_IsNewObj(result) (SWIG_IsOK(result) && ((result) & SWIG_NEWOBJMASK))
#define SWIG_IsTmpObj(result) (SWIG_IsOK(result) && ((result) & SWIG_TMPOBJMASK))
#define SWIG_IsBinaryStr(result) (SWIG_IsOK(result) && ((result) & SWIG_BINARYSTRMASK))
#define SWIG_AddNewMask(result) (SWIG_IsOK(result) ? ((result) | SWIG_NEWOBJMASK) : (result))
#define SWIG_DelNewMask(result) (SWIG_IsOK(result) ? ((result) & ~SWIG_NEWOBJMASK) : (result))
#define SWIG_AddTmpMask(result) (SWIG_IsOK(result) ? ((result) | SWIG_TMPOBJMASK) : (result))
#define SWIG_DelTmpMask(result) (SWIG_IsOK(result) ? ((result) & ~SWIG_TMPOBJMASK) : (result))
#define SWIG_AddBinaryStrMask(result) (SWIG_IsOK(result) ? ((result) | SWIG_BINARYSTRMASK) : (result))
#define SWIG_DelBinaryStrMask(result) (SWIG_IsOK(result) ? ((result) & ~SWIG_BINARYSTRMASK) : (result))
#define SWIG_ArgError(result) ((result) != SWIG_ERROR ? (result) : SWIG_TypeError)
#define SWIG_CheckState(result) (SWIG_IsOK(result) ? 1 : 0)
#define SWIG_AddCast(result) (result)
#define SWIG_CastRank(result) 0

#define SWIG_POINTER_DISOWN 0x1
#define SWIG_CAST_NEW_MEMORY 0x2
#define SWIG_POINTER_NO_NULL 0x4
#define SWIG_POINTER_CLEAR 0x8
#define SWIG_POINTER_RELEASE (SWIG_POINTER_CLEAR | SWIG_POINTER_DISOWN)
#define SWIG_POINTER_IMPLICIT_CONV 0
#define SWIG_POINTER_EXCEPTION 0
#define SWIG_POINTER_OWN 0x1
#define SWIG_POINTER_NOSHADOW 0x2
#define SWIG_POINTER_NEW (SWIG_POINTER_NOSHADOW | SWIG_POINTER_OWN)
#define SWIG_BUILTIN_TP_INIT 0
#define SWIG_BUILTIN_INIT 0

// Blocks that hold the GIL: interfaces use them in code for which a module with threads has released it.
#ifdef __cplusplus
class SWIG_Python_Thread_Block {
public:
  SWIG_Python_Thread_Block() : state_(quaff_ensure_lock()) {}
  SWIG_Python_Thread_Block(const SWIG_Python_Thread_Block &) = delete;
  SWIG_Python_Thread_Block &operator=(const SWIG_Python_Thread_Block &) = delete;
  ~SWIG_Python_Thread_Block() { end(); }
  void end() {
    if (is_open_) {
      is_open_ = false;
      quaff_release_lock(state_);
    }
  }

private:
  int state_;
  bool is_open_ = true;
};
#define SWIG_PYTHON_THREAD_BEGIN_BLOCK SWIG_Python_Thread_Block quaff_thread_block
#define SWIG_PYTHON_THREAD_END_BLOCK quaff_thread_block.end()
#else
#define SWIG_PYTHON_THREAD_BEGIN_BLOCK int quaff_thread_block = quaff_ensure_lock()
#define SWIG_PYTHON_THREAD_END_BLOCK quaff_release_lock(quaff_thread_block)
#endif
// Blocks that release the GIL do nothing: a module with threads has released it around the call already.
#ifdef __cplusplus
struct SWIG_Python_Thread_Allow {
  SWIG_Python_Thread_Allow() {}
  void end() {}
};
#endif
#define SWIG_PYTHON_INITIALIZE_THREADS
#define SWIG_PYTHON_THREAD_BEGIN_ALLOW
#define SWIG_PYTHON_THREAD_END_ALLOW

// Python 2's names of functions.
#define PyInt_Check PyLong_Check
#define PyInt_AsLong PyLong_AsLong
#define PyInt_FromLong PyLong_FromLong
#define PyInt_FromSize_t PyLong_FromSize_t
// The functions that read an object are those for bytes, as in SWIG before 4.4, and those that make one are
// for str.
#define PyString_Check PyBytes_Check
#define PyString_AsString PyBytes_AsString
#define PyString_Size PyBytes_Size
#define PyString_FromString PyUnicode_FromString
#define PyString_FromStringAndSize PyUnicode_FromStringAndSize
#define PyString_InternFromString PyUnicode_InternFromString
#define PyString_Format PyUnicode_Format
#define PyClass_Check(object) PyObject_IsInstance(object, (PyObject *)&PyType_Type)
#define _PyLong_FromSsize_t PyLong_FromSsize_t
#define SWIG_PyUnicode_AsUTF8AndSize(text, size, bytes) PyUnicode_AsUTF8AndSize(text, size)
#define SWIG_Python_str_FromChar PyUnicode_FromString
#define SWIG_Python_str_FromFormat PyUnicode_FromFormat
#define SWIG_Python_str_AsChar(text) ((char *)PyUnicode_AsUTF8(text))
#define SWIG_Python_str_DelForPy3(text)
