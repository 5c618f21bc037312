// Python's C API for C++, and the parts of it that the runtime's headers need most.
#pragma once

#include "quaff/python.h"

#include <cstddef>

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

// Holds Python's lock, in code that runs without it.
class Attached {
public:
  Attached() : state_(quaff_ensure_lock()) {}
  ~Attached() { quaff_release_lock(state_); }
  Attached(const Attached &) = delete;
  Attached &operator=(const Attached &) = delete;

private:
  int state_;
};

// Releases Python's lock, which the caller holds, for as long as the object lives.
class Detached {
public:
  Detached() : state_(PyEval_SaveThread()) {}
  ~Detached() { PyEval_RestoreThread(state_); }
  Detached(const Detached &) = delete;
  Detached &operator=(const Detached &) = delete;

private:
  struct _ts *state_;
};

// Calls a function without Python's lock. Its arguments have already been converted.
template <class Call> decltype(auto) without_lock(Call &&call) {
  const Detached detached;
  return call();
}

} // namespace quaff
