// DLPack's managed tensors between C++ and Python, as dlpack.i passes them: each has one owner at a time, who
// calls its `deleter`. `Tensor` is `DLManagedTensor` or `DLManagedTensorVersioned`.
#pragma once

#include <Python.h>

#include <type_traits>
#include <utility>

namespace quaff {

namespace dlpack {

template <class Tensor, class = void> struct has_version : std::false_type {};
template <class Tensor>
struct has_version<Tensor, std::void_t<decltype(std::declval<Tensor &>().version.major)>> : std::true_type {};

// The major version of `DLManagedTensorVersioned`.
constexpr int known_major = 1;

// The names of a capsule with a tensor, and of a capsule whose tensor was taken.
template <class Tensor>
constexpr const char *capsule_name = has_version<Tensor>::value ? "dltensor_versioned" : "dltensor";
template <class Tensor>
constexpr const char *used_name = has_version<Tensor>::value ? "used_dltensor_versioned" : "used_dltensor";

template <class Tensor> void destroy(Tensor *tensor) {
  if (tensor != nullptr && tensor->deleter != nullptr) {
    tensor->deleter(tensor);
  }
}

// The method `__dlpack__` of an object. Returns a null pointer without an exception if there is none, and
// with the exception if the attribute cannot be read.
inline PyObject *exporter_of(PyObject *given) {
  PyObject *method = PyObject_GetAttrString(given, "__dlpack__");
  if (method == nullptr && PyErr_ExceptionMatches(PyExc_AttributeError)) {
    PyErr_Clear();
  }
  return method;
}

// Whether an object is a capsule with a tensor, or makes such capsules. Returns `false` with an exception set
// if that cannot be found out.
template <class Tensor> bool has_tensor(PyObject *given) {
  if (PyCapsule_IsValid(given, capsule_name<Tensor>)) {
    return true;
  }
  PyObject *method = exporter_of(given);
  Py_XDECREF(method);
  return method != nullptr && !PyType_Check(given);
}

// An argument: owns the tensor until C++ is called.
template <class Tensor> class TensorArgument {
public:
  TensorArgument() = default;
  ~TensorArgument() { destroy(tensor_); }
  TensorArgument(const TensorArgument &) = delete;
  TensorArgument &operator=(const TensorArgument &) = delete;

  // Takes the tensor out of a capsule, which is left empty, or out of the result of `__dlpack__`. Returns
  // `false` with an exception set.
  bool take(PyObject *given) {
    if (PyCapsule_CheckExact(given)) {
      return take_from(given);
    }
    PyObject *capsule = exported(given);
    const bool is_taken = capsule != nullptr && take_from(capsule);
    Py_XDECREF(capsule);
    return is_taken;
  }
  // Hands the tensor over to C++.
  Tensor *release() { return std::exchange(tensor_, nullptr); }
  Tensor *get() const { return tensor_; }

private:
  bool take_from(PyObject *capsule) {
    if (PyCapsule_IsValid(capsule, used_name<Tensor>)) {
      PyErr_Format(PyExc_ValueError, "the tensor of the capsule was consumed before: export it again");
      return false;
    }
    if (!PyCapsule_IsValid(capsule, capsule_name<Tensor>)) {
      PyErr_Format(PyExc_TypeError, "expected a DLPack capsule called `%s`", capsule_name<Tensor>);
      return false;
    }
    auto *tensor = static_cast<Tensor *>(PyCapsule_GetPointer(capsule, capsule_name<Tensor>));
    if (!is_of_known_version(tensor)) {
      return false;
    }
    if (PyCapsule_SetName(capsule, used_name<Tensor>) != 0) {
      return false;
    }
    tensor_ = tensor;
    return true;
  }

  // Whether the layout of the tensor is known: another major version has other fields after the deleter.
  static bool is_of_known_version(const Tensor *tensor) {
    if constexpr (has_version<Tensor>::value) {
      if (tensor->version.major != known_major) {
        PyErr_Format(PyExc_BufferError,
                     "expected a DLPack tensor of version %d, got one of version %d.%d: export it with "
                     "`__dlpack__(max_version=(%d, 0))`",
                     known_major, static_cast<int>(tensor->version.major),
                     static_cast<int>(tensor->version.minor), known_major);
        return false;
      }
    }
    return true;
  }

  // The capsule that an object exports, of the version that C++ takes.
  static PyObject *exported(PyObject *given) {
    PyObject *method = exporter_of(given);
    if (method == nullptr) {
      if (PyErr_Occurred() != nullptr) {
        return nullptr;
      }
      PyObject *name = PyObject_GetAttrString(reinterpret_cast<PyObject *>(Py_TYPE(given)), "__name__");
      if (name != nullptr) {
        PyErr_Format(PyExc_TypeError,
                     "expected a DLPack capsule or an object with `__dlpack__`, got `%U`: pass an array",
                     name);
      }
      Py_XDECREF(name);
      return nullptr;
    }
    PyObject *none = PyTuple_New(0);
    PyObject *keywords =
        has_version<Tensor>::value ? Py_BuildValue("{s(ii)}", "max_version", known_major, 0) : nullptr;
    const bool is_ready = none != nullptr && (keywords != nullptr || !has_version<Tensor>::value);
    PyObject *capsule = is_ready ? PyObject_Call(method, none, keywords) : nullptr;
    Py_XDECREF(keywords);
    Py_XDECREF(none);
    Py_DECREF(method);
    return capsule;
  }

  Tensor *tensor_ = nullptr;
};

template <class Tensor> void destroy_capsule(PyObject *capsule) {
  // The tensor was not taken.
  if (PyCapsule_IsValid(capsule, capsule_name<Tensor>)) {
    destroy(static_cast<Tensor *>(PyCapsule_GetPointer(capsule, capsule_name<Tensor>)));
  }
}

// A result: a capsule that owns the tensor until it is taken, or None for a null pointer.
template <class Tensor> PyObject *capsule_of(Tensor *tensor) {
  if (tensor == nullptr) {
    Py_RETURN_NONE;
  }
  PyObject *capsule = PyCapsule_New(tensor, capsule_name<Tensor>, destroy_capsule<Tensor>);
  if (capsule == nullptr) {
    destroy(tensor);
  }
  return capsule;
}

} // namespace dlpack

} // namespace quaff
