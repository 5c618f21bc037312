// Structured arrays on a device as arrays of plain structs.
#pragma once

#include "quaff/device_array.hpp"
#include "quaff/value_records.hpp"

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace quaff {

// The elements of an array of bytes made by `bytes_on_device`. The host does not read them.
template <class T> records<T> records_on_device(const DeviceArray &bytes) {
  using Byte = std::conditional_t<std::is_const_v<T>, const std::uint8_t, std::uint8_t>;
  using Address = std::conditional_t<std::is_const_v<T>, const void *, void *>;
  const Address first = bytes.data<Byte>();
  return records<T>(static_cast<T *>(first), bytes.size<std::size_t>() / sizeof(T), nullptr);
}

namespace detail {

constexpr char expected_records_on_device[] = "a structured array on a device";

// An attribute of an object; null if there is none.
inline PyObject *attribute_or_null(PyObject *object, const char *name) {
  PyObject *found = PyObject_GetAttrString(object, name);
  if (found == nullptr) {
    if (PyErr_ExceptionMatches(PyExc_AttributeError) == 0) {
      throw PythonFailure();
    }
    PyErr_Clear();
  }
  return found;
}

inline void set_entry(const Reference &dict, const char *name, const Reference &value) {
  if (PyDict_SetItemString(dict.get(), name, value.get()) < 0) {
    throw PythonFailure();
  }
}

// The CUDA array interface of an array, as a new dict. PyCUDA's arrays have attributes instead.
inline Reference cuda_interface_of(PyObject *given) {
  Reference own(PyDict_New());
  if (PyObject *found = attribute_or_null(given, "__cuda_array_interface__")) {
    const Reference interface(found);
    if (by_value::type_of(found) != &PyDict_Type) {
      by_value::refuse(expected_records_on_device, given);
    }
    for (const char *name : {"data", "shape", "strides", "stream", "descr", "mask"}) {
      if (PyObject *value = PyDict_GetItemString(found, name)) {
        if (PyDict_SetItemString(own.get(), name, value) < 0) {
          throw PythonFailure();
        }
      }
    }
    return own;
  }
  PyObject *address = attribute_or_null(given, "gpudata");
  address = address == nullptr ? attribute_or_null(given, "ptr") : address;
  PyObject *shape = address == nullptr ? nullptr : attribute_or_null(given, "shape");
  if (shape == nullptr) {
    Py_DecRef(address);
    by_value::refuse(expected_records_on_device, given);
  }
  const Reference data(PyTuple_New(2)), extents(shape);
  // An empty array may have no memory.
  PyObject *number = address == none() ? PyLong_FromLongLong(0) : PyNumber_Index(address);
  Py_DecRef(address);
  PyTuple_SetItem(data.get(), 0, Reference(number).release());
  PyTuple_SetItem(data.get(), 1, PyBool_FromLong(0));
  set_entry(own, "data", data);
  set_entry(own, "shape", extents);
  if (PyObject *strides = attribute_or_null(given, "strides")) {
    set_entry(own, "strides", Reference(strides));
  }
  // Work on such an array runs in the default stream of its context.
  set_entry(own, "stream", python_number(1));
  return own;
}

// NumPy's description of the fields, taken from the dtype, because the interfaces of Numba and PyCUDA have
// none.
inline FieldType type_on_device(PyObject *given, const Reference &interface) {
  PyObject *dtype = attribute_or_null(given, "dtype");
  if (dtype == nullptr) {
    const Reference fields = entry(interface, "descr");
    return fields.get() == none() ? FieldType{} : described(fields.get());
  }
  const Reference own(dtype);
  PyObject *fields = attribute_or_null(dtype, "descr");
  PyObject *size = fields == nullptr ? nullptr : attribute_or_null(dtype, "itemsize");
  if (size == nullptr) {
    Py_DecRef(fields);
    return FieldType{};
  }
  const Reference description(fields), bytes(size);
  FieldType type = described(description.get());
  type.size = size_of_python(bytes.get());
  return type;
}

inline Described described_on_device(PyObject *given, const Reference &interface) {
  Described all{};
  const Reference data(PySequence_Tuple(entry(interface, "data").get()));
  if (PyTuple_Size(data.get()) != 2 || entry(interface, "mask").get() != none()) {
    by_value::refuse(expected_records_on_device, given);
  }
  all.data = reinterpret_cast<unsigned char *>(size_of_python(PyTuple_GetItem(data.get(), 0)));
  all.is_readonly = truth_of(PyTuple_GetItem(data.get(), 1));
  all.type = type_on_device(given, interface);
  all.set_layout(entry(interface, "shape"), entry(interface, "strides"));
  return all;
}

// An object with a CUDA array interface over the bytes of an array, which it keeps alive.
inline PyObject *bytes_of(PyObject *given, const Described &described, const Reference &interface) {
  const Reference types(PyImport_ImportModule("types"));
  const Reference make(PyObject_GetAttrString(types.get(), "SimpleNamespace"));
  Reference bytes(PyObject_CallFunctionObjArgs(make.get(), nullptr));
  const Reference shape(PyTuple_New(1)), data(PyTuple_New(2));
  PyTuple_SetItem(shape.get(), 0, python_number(described.count() * described.type.size).release());
  PyTuple_SetItem(data.get(), 0, python_number(reinterpret_cast<std::size_t>(described.data)).release());
  PyTuple_SetItem(data.get(), 1, PyBool_FromLong(described.is_readonly));
  const Reference own(PyDict_New());
  set_entry(own, "version", python_number(3));
  set_entry(own, "typestr", python_text("|u1"));
  set_entry(own, "shape", shape);
  set_entry(own, "data", data);
  if (PyDict_SetItemString(own.get(), "stream", entry(interface, "stream").get()) < 0 ||
      PyObject_SetAttrString(bytes.get(), "__cuda_array_interface__", own.get()) < 0 ||
      PyObject_SetAttrString(bytes.get(), "array", given) < 0) {
    throw PythonFailure();
  }
  return bytes.release();
}

} // namespace detail

// The bytes of a structured array on a device, as an array, if its fields are those of `T`.
template <class T> PyObject *bytes_on_device(PythonObject given) {
  const FieldType &type = detail::record_type<T>();
  const Reference interface = detail::cuda_interface_of(given.object);
  const detail::Described described = detail::described_on_device(given.object, interface);
  detail::check_fields(type, described.type);
  if (!described.is_contiguous()) {
    throw Failure<std::invalid_argument>(
        "the array is not contiguous, and the function's kernels read it as if it were: pass a copy");
  }
  if (described.count() > 0 && reinterpret_cast<std::uintptr_t>(described.data) % alignof(T) != 0) {
    throw Failure<std::invalid_argument>("the array's memory is not aligned to its elements: pass a copy");
  }
  return detail::bytes_of(given.object, described, interface);
}

} // namespace quaff
