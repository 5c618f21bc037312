// Python's C API for C++, and the parts of it that the runtime's headers need most.
#pragma once

#include "quaff/python.h"

#include <cstddef>
#include <exception>

// `pause` of unistd.h, whose names may be a user's.
extern "C" int quaff_pause(void) __asm__("pause");
// Defined in the runtime's src/python/interpreter/attach.rs: whether the interpreter is shutting down, or
// has.
extern "C" __attribute__((visibility("hidden"))) bool quaff_is_ending() noexcept;
// Defined in src/python/interpreter/attach.rs: whether this thread, which Python does not know, may call
// `quaff_ensure_lock`, and that it has.
extern "C" __attribute__((visibility("hidden"))) bool quaff_may_begin() noexcept;
extern "C" __attribute__((visibility("hidden"))) void quaff_end_beginning() noexcept;

namespace quaff {

// A Python object on its way through the bridge. Laid out as `quaff_runtime::object::PythonObject` in
// src/core/object.rs.
struct PythonObject {
  PyObject *object;
};

// Python's None, borrowed.
inline PyObject *none() { return &_Py_NoneStruct; }

inline bool is_instance(PyObject *object, _typeobject &type) {
  return PyObject_IsInstance(object, reinterpret_cast<PyObject *>(&type)) == 1;
}
inline bool is_text(PyObject *object) { return is_instance(object, PyUnicode_Type); }

// Stops the thread for ever if Python ends it, by `pthread_exit`, in the scope. Python before 3.14 ends each
// thread in this way that takes the lock while the interpreter shuts down, and a `catch (...)` or a
// `noexcept` function on the thread's stack would then end the process. Python 3.14 stops such threads, too.
class StopsThread {
public:
  StopsThread() = default;
  ~StopsThread() {
    while (!is_over_ && quaff_is_ending()) {
      quaff_pause();
    }
  }
  StopsThread(const StopsThread &) = delete;
  StopsThread &operator=(const StopsThread &) = delete;
  void end() { is_over_ = true; }

private:
  bool is_over_ = false;
};

// While a thread that Python does not know asks for the lock, delays the end of the interpreter. If the
// interpreter is gone, asking would crash, and the thread is stopped for ever.
class Beginning {
public:
  Beginning() {
    while (is_new_ && !quaff_may_begin()) {
      quaff_pause();
    }
  }
  ~Beginning() {
    if (is_new_) {
      quaff_end_beginning();
    }
  }
  Beginning(const Beginning &) = delete;
  Beginning &operator=(const Beginning &) = delete;

private:
  const bool is_new_ = PyGILState_GetThisThreadState() == nullptr;
};

// Holds Python's lock, in code that runs without it.
class Attached {
public:
  Attached() : state_(ensure()) {}
  ~Attached() { quaff_release_lock(state_); }
  Attached(const Attached &) = delete;
  Attached &operator=(const Attached &) = delete;

  // Takes the lock, and returns the state that `quaff_release_lock` restores.
  static int ensure() {
    StopsThread unless_it_returns;
    const Beginning beginning; // ends before the thread stops
    const int state = quaff_ensure_lock();
    unless_it_returns.end();
    return state;
  }

private:
  int state_;
};

// Takes Python's lock again when an exception leaves code of the interface that has released the lock by
// `Py_BEGIN_ALLOW_THREADS`: the exception passes `Py_END_ALLOW_THREADS`.
class LockOfException {
public:
  LockOfException() = default;
  ~LockOfException() {
    if (std::uncaught_exceptions() > exceptions_) {
      Attached::ensure();
    }
  }
  LockOfException(const LockOfException &) = delete;
  LockOfException &operator=(const LockOfException &) = delete;

private:
  int exceptions_ = std::uncaught_exceptions();
};

// Releases Python's lock, which the caller holds, for as long as the object lives.
class Detached {
public:
  Detached() : state_(PyEval_SaveThread()) {}
  ~Detached() { restore(state_); }
  Detached(const Detached &) = delete;
  Detached &operator=(const Detached &) = delete;

private:
  // A function of its own: in a destructor, which is `noexcept`, g++ would leave out `StopsThread`.
  static void restore(struct _ts *state) {
    StopsThread unless_it_returns;
    PyEval_RestoreThread(state);
    unless_it_returns.end();
  }

  struct _ts *state_;
};

// Calls a function without Python's lock. Its arguments have already been converted.
template <class Call> decltype(auto) without_lock(Call &&call) {
  const Detached detached;
  return call();
}

} // namespace quaff
