// NumPy arrays over memory whose address C++ provides: `(double **ARGOUTVIEW_ARRAY1, int *DIM1)` of numpy.i.
#pragma once

#include "quaff/python.hpp"

#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

extern "C" {
QUAFF_PYTHON PyObject *PyImport_ImportModule(const char *name);
QUAFF_PYTHON PyObject *PyObject_GetAttrString(PyObject *object, const char *name);
QUAFF_PYTHON int PyObject_SetAttrString(PyObject *object, const char *name, PyObject *value);
QUAFF_PYTHON PyObject *PyObject_CallObject(PyObject *callable, PyObject *arguments);
QUAFF_PYTHON PyObject *PyLong_FromVoidPtr(void *address);
QUAFF_PYTHON PyObject *PyCapsule_New(void *address, const char *name, void (*destroy)(PyObject *));
QUAFF_PYTHON void *PyCapsule_GetPointer(PyObject *capsule, const char *name);
QUAFF_PYTHON int PyDict_SetItemString(PyObject *dict, const char *key, PyObject *value);
}

namespace quaff {

/// The location of the elements, and their number along each axis.
template <class T> struct View {
  T *data;
  std::vector<std::ptrdiff_t> extents;
  /// Whether the first axis is the fastest.
  bool fortran;
  /// Whether the array frees the memory, by `free`.
  bool managed;
};

template <class T>
View<T> view(T *data, std::initializer_list<std::ptrdiff_t> extents, bool fortran, bool managed) {
  return {data, extents, fortran, managed};
}

namespace views {

struct Release {
  void operator()(PyObject *object) const { Py_DecRef(object); }
};
/// A reference to the Python object; null if Python has set an exception.
using Reference = std::unique_ptr<PyObject, Release>;

struct Free {
  void operator()(void *memory) const { std::free(memory); }
};

constexpr const char *capsule_name = "quaff.memory";

inline void free_capsule(PyObject *capsule) { std::free(PyCapsule_GetPointer(capsule, capsule_name)); }

/// The element type as NumPy's array interface writes it: `<f8`.
template <class T> std::string typestr() {
  using Own = std::remove_const_t<T>;
  const char kind = std::is_same_v<Own, bool>       ? 'b'
                    : std::is_floating_point_v<Own> ? 'f'
                    : std::is_signed_v<Own>         ? 'i'
                    : std::is_integral_v<Own>       ? 'u'
                                                    : 'c';
  return (sizeof(Own) == 1 ? "|" : "<") + std::string(1, kind) + std::to_string(sizeof(Own));
}

/// The bytes from one element to the next along each axis.
template <class T> std::vector<std::ptrdiff_t> strides(const View<T> &view) {
  std::vector<std::ptrdiff_t> strides(view.extents.size());
  std::ptrdiff_t stride = sizeof(T);
  for (std::size_t step = 0; step < strides.size(); ++step) {
    const std::size_t axis = view.fortran ? step : strides.size() - 1 - step;
    strides[axis] = stride;
    stride *= view.extents[axis] > 0 ? view.extents[axis] : 1;
  }
  return strides;
}

inline Reference tuple(const std::vector<std::ptrdiff_t> &numbers) {
  Reference tuple(PyTuple_New(static_cast<std::ptrdiff_t>(numbers.size())));
  for (std::size_t index = 0; tuple && index < numbers.size(); ++index) {
    PyObject *number = PyLong_FromLongLong(numbers[index]);
    if (number == nullptr || PyTuple_SetItem(tuple.get(), static_cast<std::ptrdiff_t>(index), number) != 0) {
      return nullptr;
    }
  }
  return tuple;
}

/// A tuple of two objects, whose references it takes.
inline Reference pair(Reference first, Reference second) {
  Reference tuple(first && second ? PyTuple_New(2) : nullptr);
  if (!tuple || PyTuple_SetItem(tuple.get(), 0, first.release()) != 0 ||
      PyTuple_SetItem(tuple.get(), 1, second.release()) != 0) {
    return nullptr;
  }
  return tuple;
}

/// A module's attribute, called with one argument, or without any.
inline Reference called(const char *module, const char *name, Reference argument, bool has_argument) {
  Reference from(PyImport_ImportModule(module));
  Reference function(from ? PyObject_GetAttrString(from.get(), name) : nullptr);
  Reference arguments(PyTuple_New(has_argument ? 1 : 0));
  if (!function || !arguments ||
      (has_argument && PyTuple_SetItem(arguments.get(), 0, argument.release()) != 0)) {
    return nullptr;
  }
  return Reference(PyObject_CallObject(function.get(), arguments.get()));
}

inline bool set(const Reference &dict, const char *key, const Reference &value) {
  return dict && value && PyDict_SetItemString(dict.get(), key, value.get()) == 0;
}

template <class T> Reference interface_of(const View<T> &view) {
  void *address = const_cast<std::remove_const_t<T> *>(view.data);
  const std::string type = typestr<T>();
  Reference dict(PyDict_New());
  const bool is_whole =
      set(dict, "version", Reference(PyLong_FromLongLong(3))) && set(dict, "shape", tuple(view.extents)) &&
      set(dict, "strides", tuple(strides(view))) &&
      set(dict, "typestr",
          Reference(PyUnicode_DecodeUTF8(type.data(), static_cast<std::ptrdiff_t>(type.size()), nullptr))) &&
      set(dict, "data",
          pair(Reference(PyLong_FromVoidPtr(address)), Reference(PyBool_FromLong(std::is_const_v<T>))));
  return is_whole ? std::move(dict) : nullptr;
}

} // namespace views

/// A NumPy array of the memory. If the array frees the memory, another object owns the memory.
template <class T> PyObject *as_python(const View<T> &view) {
  using views::Reference;
  void *address = const_cast<std::remove_const_t<T> *>(view.data);
  std::unique_ptr<void, views::Free> memory(view.managed ? address : nullptr);
  std::ptrdiff_t elements = 1;
  for (const std::ptrdiff_t extent : view.extents) {
    if (extent < 0) {
      throw std::invalid_argument("an extent of the array is negative: " + std::to_string(extent));
    }
    elements *= extent;
  }
  if (view.data == nullptr && elements > 0) {
    throw std::bad_alloc();
  }
  Reference owner = views::called("types", "SimpleNamespace", nullptr, false);
  Reference dict = views::interface_of(view);
  if (!owner || !dict || PyObject_SetAttrString(owner.get(), "__array_interface__", dict.get()) != 0) {
    return nullptr;
  }
  if (memory) {
    Reference capsule(PyCapsule_New(memory.get(), views::capsule_name, views::free_capsule));
    if (!capsule) {
      return nullptr;
    }
    memory.release();
    if (PyObject_SetAttrString(owner.get(), "memory", capsule.get()) != 0) {
      return nullptr;
    }
  }
  return views::called("numpy", "asarray", std::move(owner), true).release();
}

} // namespace quaff
