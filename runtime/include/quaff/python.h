// Python's C API for code in interfaces of C and of C++: Python's own header if the build has found it, and
// otherwise declarations of the most common functions. The header is restricted to the stable ABI, unless the
// code needs all of Python's C API or the Python has no stable ABI, as CPython without the GIL. The
// declarations are weak, for Rust programs, which contain callers of these functions but never run them.
#pragma once

#if __has_include(<Python.h>)
#include <pyconfig.h>
#if !defined(Py_LIMITED_API) && !defined(QUAFF_ALL_OF_PYTHON) && !defined(Py_GIL_DISABLED)
#define Py_LIMITED_API 0x030b0000
#endif
#ifndef PY_SSIZE_T_CLEAN
#define PY_SSIZE_T_CLEAN
#endif
#include <Python.h>
#endif

// The stable ABI has functions instead of these Python macros.
#ifdef Py_LIMITED_API
#define PyTuple_GET_ITEM PyTuple_GetItem
#define PyTuple_SET_ITEM PyTuple_SetItem
#define PyTuple_GET_SIZE PyTuple_Size
#define PyList_GET_ITEM PyList_GetItem
#define PyList_SET_ITEM PyList_SetItem
#define PyList_GET_SIZE PyList_Size
#define PyBytes_GET_SIZE PyBytes_Size
#define PyBytes_AS_STRING PyBytes_AsString
#define PyFloat_AS_DOUBLE PyFloat_AsDouble
#undef PySequence_Fast_GET_SIZE
#define PySequence_Fast_GET_SIZE PySequence_Size
// The functions of the stable ABI of 3.11 lack the casts of the macros: code passes a `PyTypeObject *`, or a
// `void *`.
#undef Py_INCREF
#undef Py_DECREF
#undef Py_XINCREF
#undef Py_XDECREF
#undef Py_TYPE
#undef Py_REFCNT
#define Py_INCREF(object) Py_INCREF((PyObject *)(object))
#define Py_DECREF(object) Py_DECREF((PyObject *)(object))
#define Py_XINCREF(object) Py_XINCREF((PyObject *)(object))
#define Py_XDECREF(object) Py_XDECREF((PyObject *)(object))
#define Py_TYPE(object) Py_TYPE((PyObject *)(object))
#define Py_REFCNT(object) Py_REFCNT((PyObject *)(object))
#if Py_LIMITED_API + 0 < 0x030d0000
#define PyUnicode_AsUTF8(object) PyUnicode_AsUTF8AndSize(object, NULL)
#endif
#endif

#include <stddef.h>

struct _object;
typedef struct _object PyObject;
struct _typeobject;

#define QUAFF_PYTHON __attribute__((weak))
// For the functions that each call from C++ to Python uses: they are called without the linkage table.
#if defined(__GNUC__) && !defined(__clang__)
#define QUAFF_PYTHON_AT_EACH_CALL __attribute__((weak, noplt))
#else
#define QUAFF_PYTHON_AT_EACH_CALL QUAFF_PYTHON
#endif

#ifdef __cplusplus
extern "C" {
#endif
QUAFF_PYTHON_AT_EACH_CALL void Py_IncRef(PyObject *object);
QUAFF_PYTHON_AT_EACH_CALL void Py_DecRef(PyObject *object);
QUAFF_PYTHON_AT_EACH_CALL int Py_IsInitialized(void);
QUAFF_PYTHON int PyObject_IsInstance(PyObject *object, PyObject *type);
QUAFF_PYTHON int PyCallable_Check(PyObject *object);
QUAFF_PYTHON int PyIter_Check(PyObject *object);
QUAFF_PYTHON PyObject *PyObject_GetIter(PyObject *object);
QUAFF_PYTHON PyObject *PyObject_GetAttrString(PyObject *object, const char *name);
QUAFF_PYTHON int PyObject_HasAttrString(PyObject *object, const char *name);
QUAFF_PYTHON int PyObject_SetAttrString(PyObject *object, const char *name, PyObject *value);
QUAFF_PYTHON PyObject *PyObject_Repr(PyObject *object);
QUAFF_PYTHON PyObject *PyObject_Str(PyObject *object);
QUAFF_PYTHON int PyObject_CheckBuffer(PyObject *object);
QUAFF_PYTHON PyObject *PyObject_CallFunctionObjArgs(PyObject *called, ...);
QUAFF_PYTHON PyObject *PyImport_ImportModule(const char *name);
QUAFF_PYTHON PyObject *PyModule_GetDict(PyObject *module);
QUAFF_PYTHON PyObject *PyOS_FSPath(PyObject *path);
QUAFF_PYTHON wchar_t *PyUnicode_AsWideCharString(PyObject *text, ptrdiff_t *size);
QUAFF_PYTHON PyObject *PyUnicode_FromWideChar(const wchar_t *text, ptrdiff_t size);
QUAFF_PYTHON PyObject *PyUnicode_AsEncodedString(PyObject *text, const char *encoding, const char *errors);
QUAFF_PYTHON PyObject *PyUnicode_DecodeUTF16(const char *bytes, ptrdiff_t size, const char *errors,
                                             int *order);
QUAFF_PYTHON PyObject *PyUnicode_DecodeUTF32(const char *bytes, ptrdiff_t size, const char *errors,
                                             int *order);
QUAFF_PYTHON void PyMem_Free(void *memory);
QUAFF_PYTHON int PyObject_IsTrue(PyObject *object);
QUAFF_PYTHON ptrdiff_t PyObject_Hash(PyObject *object);
QUAFF_PYTHON PyObject *PyObject_RichCompare(PyObject *object, PyObject *other, int operation);
QUAFF_PYTHON PyObject *PySequence_GetItem(PyObject *sequence, ptrdiff_t index);
QUAFF_PYTHON PyObject *PySequence_Tuple(PyObject *iterable);
QUAFF_PYTHON PyObject *PyTuple_New(ptrdiff_t size);
QUAFF_PYTHON ptrdiff_t PyTuple_Size(PyObject *tuple);
QUAFF_PYTHON PyObject *PyTuple_GetItem(PyObject *tuple, ptrdiff_t index);
QUAFF_PYTHON int PyTuple_SetItem(PyObject *tuple, ptrdiff_t index, PyObject *item);
QUAFF_PYTHON PyObject *PyList_New(ptrdiff_t size);
QUAFF_PYTHON int PyList_SetItem(PyObject *list, ptrdiff_t index, PyObject *item);
QUAFF_PYTHON PyObject *PyList_GetItem(PyObject *list, ptrdiff_t index);
QUAFF_PYTHON ptrdiff_t PyList_Size(PyObject *list);
QUAFF_PYTHON PyObject *PyDict_New(void);
QUAFF_PYTHON PyObject *PyDict_GetItemString(PyObject *dict, const char *key);
QUAFF_PYTHON PyObject *PyDict_GetItemWithError(PyObject *dict, PyObject *key);
QUAFF_PYTHON int PyDict_SetItemString(PyObject *dict, const char *key, PyObject *value);
QUAFF_PYTHON PyObject *PyBytes_FromStringAndSize(const char *bytes, ptrdiff_t size);
QUAFF_PYTHON int PyBytes_AsStringAndSize(PyObject *bytes, char **data, ptrdiff_t *size);
QUAFF_PYTHON int PyDict_SetItem(PyObject *dict, PyObject *key, PyObject *value);
QUAFF_PYTHON int PyDict_Next(PyObject *dict, ptrdiff_t *place, PyObject **key, PyObject **value);
QUAFF_PYTHON ptrdiff_t PyDict_Size(PyObject *dict);
QUAFF_PYTHON PyObject *PyDictProxy_New(PyObject *mapping);
QUAFF_PYTHON PyObject *PySet_New(PyObject *iterable);
QUAFF_PYTHON PyObject *PyFrozenSet_New(PyObject *iterable);
QUAFF_PYTHON int PySet_Add(PyObject *set, PyObject *element);
QUAFF_PYTHON PyObject *PyCapsule_New(void *pointer, const char *name, void (*destructor)(PyObject *));
QUAFF_PYTHON const char *PyCapsule_GetName(PyObject *capsule);
QUAFF_PYTHON void *PyCapsule_GetPointer(PyObject *capsule, const char *name);
QUAFF_PYTHON PyObject *PyMapping_Items(PyObject *mapping);
QUAFF_PYTHON int PyMapping_Check(PyObject *object);
QUAFF_PYTHON PyObject *PyNumber_Index(PyObject *object);
QUAFF_PYTHON PyObject *PyNumber_Add(PyObject *left, PyObject *right);
QUAFF_PYTHON PyObject *PyNumber_Subtract(PyObject *left, PyObject *right);
QUAFF_PYTHON PyObject *PyNumber_ToBase(PyObject *number, int base);
QUAFF_PYTHON PyObject *PyBool_FromLong(long value);
QUAFF_PYTHON PyObject *PyLong_FromLongLong(long long value);
QUAFF_PYTHON PyObject *PyLong_FromString(const char *digits, char **end, int base);
QUAFF_PYTHON PyObject *PyLong_FromUnsignedLongLong(unsigned long long value);
QUAFF_PYTHON long long PyLong_AsLongLong(PyObject *number);
QUAFF_PYTHON unsigned long long PyLong_AsUnsignedLongLong(PyObject *number);
QUAFF_PYTHON double PyLong_AsDouble(PyObject *number);
QUAFF_PYTHON PyObject *PyFloat_FromDouble(double value);
QUAFF_PYTHON double PyFloat_AsDouble(PyObject *number);
QUAFF_PYTHON PyObject *PyComplex_FromDoubles(double real, double imaginary);
QUAFF_PYTHON double PyComplex_RealAsDouble(PyObject *number);
QUAFF_PYTHON double PyComplex_ImagAsDouble(PyObject *number);
QUAFF_PYTHON const char *PyUnicode_AsUTF8AndSize(PyObject *text, ptrdiff_t *size);
QUAFF_PYTHON PyObject *PyUnicode_Concat(PyObject *left, PyObject *right);
QUAFF_PYTHON int PyUnicode_CompareWithASCIIString(PyObject *text, const char *other);
QUAFF_PYTHON PyObject *PyUnicode_DecodeUTF8(const char *text, ptrdiff_t size, const char *errors);
QUAFF_PYTHON int PySlice_Unpack(PyObject *slice, ptrdiff_t *start, ptrdiff_t *stop, ptrdiff_t *step);
QUAFF_PYTHON ptrdiff_t PySlice_AdjustIndices(ptrdiff_t length, ptrdiff_t *start, ptrdiff_t *stop,
                                             ptrdiff_t step);

QUAFF_PYTHON void PyErr_SetString(PyObject *type, const char *text);
QUAFF_PYTHON void PyErr_SetObject(PyObject *type, PyObject *value);
QUAFF_PYTHON void PyErr_SetNone(PyObject *type);
QUAFF_PYTHON PyObject *PyErr_Format(PyObject *type, const char *format, ...);
QUAFF_PYTHON PyObject *PyErr_NoMemory(void);
QUAFF_PYTHON PyObject *PyErr_Occurred(void);
QUAFF_PYTHON void PyErr_Clear(void);
QUAFF_PYTHON void PyErr_Fetch(PyObject **type, PyObject **value, PyObject **traceback);
QUAFF_PYTHON void PyErr_Restore(PyObject *type, PyObject *value, PyObject *traceback);
QUAFF_PYTHON void PyErr_WriteUnraisable(PyObject *object);
QUAFF_PYTHON int PyErr_CheckSignals(void);
QUAFF_PYTHON int PyErr_ExceptionMatches(PyObject *type);

// Python's `PyGILState_STATE` is an enumeration, and a program that includes Python's header has another
// type: so these functions have names of their own.
int quaff_ensure_lock(void) __asm__("PyGILState_Ensure") QUAFF_PYTHON_AT_EACH_CALL;
void quaff_release_lock(int state) __asm__("PyGILState_Release") QUAFF_PYTHON_AT_EACH_CALL;

// Python's `PyThreadState`.
struct _ts;
QUAFF_PYTHON struct _ts *PyEval_SaveThread(void);
QUAFF_PYTHON void PyEval_RestoreThread(struct _ts *state);
QUAFF_PYTHON struct _ts *PyGILState_GetThisThreadState(void);

extern QUAFF_PYTHON struct _object _Py_NoneStruct;
extern QUAFF_PYTHON struct _typeobject PyBool_Type;
extern QUAFF_PYTHON struct _typeobject PyBytes_Type;
extern QUAFF_PYTHON struct _typeobject PyCapsule_Type;
extern QUAFF_PYTHON struct _typeobject PyComplex_Type;
extern QUAFF_PYTHON struct _typeobject PyDict_Type;
extern QUAFF_PYTHON struct _typeobject PyFloat_Type;
extern QUAFF_PYTHON struct _typeobject PyGetSetDescr_Type;
extern QUAFF_PYTHON struct _typeobject PyWrapperDescr_Type;
extern QUAFF_PYTHON struct _typeobject PyList_Type;
extern QUAFF_PYTHON struct _typeobject PyLong_Type;
extern QUAFF_PYTHON struct _typeobject PySlice_Type;
extern QUAFF_PYTHON struct _typeobject PyTuple_Type;
extern QUAFF_PYTHON struct _typeobject PyUnicode_Type;

extern QUAFF_PYTHON PyObject *PyExc_ArithmeticError;
extern QUAFF_PYTHON PyObject *PyExc_AssertionError;
extern QUAFF_PYTHON PyObject *PyExc_AttributeError;
extern QUAFF_PYTHON PyObject *PyExc_BufferError;
extern QUAFF_PYTHON PyObject *PyExc_EOFError;
extern QUAFF_PYTHON PyObject *PyExc_Exception;
extern QUAFF_PYTHON PyObject *PyExc_FileNotFoundError;
extern QUAFF_PYTHON PyObject *PyExc_FloatingPointError;
extern QUAFF_PYTHON PyObject *PyExc_IOError;
extern QUAFF_PYTHON PyObject *PyExc_ImportError;
extern QUAFF_PYTHON PyObject *PyExc_IndexError;
extern QUAFF_PYTHON PyObject *PyExc_KeyError;
extern QUAFF_PYTHON PyObject *PyExc_KeyboardInterrupt;
extern QUAFF_PYTHON PyObject *PyExc_LookupError;
extern QUAFF_PYTHON PyObject *PyExc_MemoryError;
extern QUAFF_PYTHON PyObject *PyExc_NameError;
extern QUAFF_PYTHON PyObject *PyExc_NotImplementedError;
extern QUAFF_PYTHON PyObject *PyExc_OSError;
extern QUAFF_PYTHON PyObject *PyExc_OverflowError;
extern QUAFF_PYTHON PyObject *PyExc_ReferenceError;
extern QUAFF_PYTHON PyObject *PyExc_RuntimeError;
extern QUAFF_PYTHON PyObject *PyExc_StopIteration;
extern QUAFF_PYTHON PyObject *PyExc_SyntaxError;
extern QUAFF_PYTHON PyObject *PyExc_SystemError;
extern QUAFF_PYTHON PyObject *PyExc_SystemExit;
extern QUAFF_PYTHON PyObject *PyExc_TimeoutError;
extern QUAFF_PYTHON PyObject *PyExc_TypeError;
extern QUAFF_PYTHON PyObject *PyExc_UnicodeError;
extern QUAFF_PYTHON PyObject *PyExc_ValueError;
extern QUAFF_PYTHON PyObject *PyExc_ZeroDivisionError;
#ifdef __cplusplus
}
#endif
