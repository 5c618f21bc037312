// What interfaces say to Python in C++: declarations of the stable ABI, so that no header of Python's is
// needed. Weak, for programs in Rust: what calls these functions is not called there.
#pragma once

#include <cstddef>

struct _object;
typedef struct _object PyObject;

#define QUAFF_PYTHON __attribute__((weak))

extern "C" {
QUAFF_PYTHON void PyErr_SetString(PyObject *type, const char *text);
QUAFF_PYTHON void PyErr_SetObject(PyObject *type, PyObject *value);
QUAFF_PYTHON void PyErr_SetNone(PyObject *type);
QUAFF_PYTHON PyObject *PyErr_Format(PyObject *type, const char *format, ...);
QUAFF_PYTHON PyObject *PyErr_NoMemory();
QUAFF_PYTHON PyObject *PyErr_Occurred();
QUAFF_PYTHON void PyErr_Clear();
QUAFF_PYTHON int PyErr_CheckSignals();
QUAFF_PYTHON int PyErr_ExceptionMatches(PyObject *type);

// Python's `PyGILState_STATE` is an enumeration, and that of a program that includes its header another
// type: these are under names of their own.
int quaff_ensure_lock() __asm__("PyGILState_Ensure") QUAFF_PYTHON;
void quaff_release_lock(int state) __asm__("PyGILState_Release") QUAFF_PYTHON;

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
extern QUAFF_PYTHON PyObject *PyExc_TimeoutError;
extern QUAFF_PYTHON PyObject *PyExc_TypeError;
extern QUAFF_PYTHON PyObject *PyExc_UnicodeError;
extern QUAFF_PYTHON PyObject *PyExc_ValueError;
extern QUAFF_PYTHON PyObject *PyExc_ZeroDivisionError;
}

namespace quaff {

// Holds Python's lock, in code that runs without.
class Attached {
public:
  Attached() : state_(quaff_ensure_lock()) {}
  ~Attached() { quaff_release_lock(state_); }
  Attached(const Attached &) = delete;
  Attached &operator=(const Attached &) = delete;

private:
  int state_;
};

} // namespace quaff
