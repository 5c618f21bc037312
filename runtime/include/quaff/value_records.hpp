// NumPy's structured arrays as arrays of plain structs.
#pragma once

#include "quaff/record.hpp"
#include "quaff/traits.hpp"
#include "quaff/value.hpp"
#include "quaff/vector.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

// Defined in the runtime's src/python/convert/result/own.rs.
extern "C" __attribute__((visibility("hidden"))) PyObject *quaff_array_of(quaff::Vector *vector);
// Defined in src/python/convert/by_value.rs: whether an object is a NumPy masked array.
extern "C" __attribute__((visibility("hidden"))) bool quaff_is_masked(PyObject *object);

namespace quaff {

// The elements of a structured array, contiguous in C order: the caller's own, or a copy.
template <class T> class records {
public:
  // `array` owns the memory; it is null for a copy. The caller keeps it alive.
  records(T *first, std::size_t count, PyObject *array) : data_(first), size_(count), array_(array) {}

  T *data() const { return data_; }
  std::size_t count() const { return size_; }
  PyObject *array() const { return array_; }
  // The number of elements, in the type that C++ uses.
  template <class Length> Length size() const {
    constexpr auto greatest = static_cast<std::uintmax_t>(std::numeric_limits<Length>::max());
    if (size_ > greatest) {
      throw Failure<std::overflow_error>("the array has " + std::to_string(size_) +
                                         " elements, and the function's length type counts to " +
                                         std::to_string(greatest) + ": pass a part of it");
    }
    return static_cast<Length>(size_);
  }

private:
  T *data_;
  std::size_t size_;
  PyObject *array_;
};

// The marker type for a `std::vector<T>` that Python gets as a structured array.
template <class T> struct structured;

namespace detail {

inline std::size_t size_of_python(PyObject *number) {
  const long long value = PyLong_AsLongLong(number);
  if (value < 0) {
    if (PyErr_Occurred() != nullptr) {
      throw PythonFailure();
    }
    throw TypeFailure("the array's description of its memory has a negative length");
  }
  return static_cast<std::size_t>(value);
}

// The depths of descriptions that are read: NumPy has no array of more dimensions, and a list can contain
// itself.
constexpr std::size_t most_axes = 64, deepest_fields = 64;

// NumPy's description of fields: a list of tuples of a name, a type and optionally a shape, in memory order.
// The caller keeps the description alive, because its code may run.
FieldType described(PyObject *type, std::size_t depth = 0);

inline std::vector<Field> described_fields(PyObject *list, std::size_t &size, std::size_t depth) {
  if (depth > deepest_fields) {
    throw TypeFailure("the array's description of its fields is nested too deeply");
  }
  std::vector<Field> fields;
  const Reference items(PySequence_Tuple(list));
  for (std::ptrdiff_t at = 0; at < PyTuple_Size(items.get()); ++at) {
    const Reference item(PySequence_Tuple(PyTuple_GetItem(items.get(), at)));
    if (PyTuple_Size(item.get()) < 2) {
      throw TypeFailure("the array's description of its fields has an entry without a type");
    }
    PyObject *name = PyTuple_GetItem(item.get(), 0);
    // The name is a tuple of a title and a name.
    const bool has_title = by_value::type_of(name) == &PyTuple_Type && PyTuple_Size(name) == 2;
    FieldType type = described(PyTuple_GetItem(item.get(), 1), depth + 1);
    if (PyTuple_Size(item.get()) > 2) {
      const Reference shape(PySequence_Tuple(PyTuple_GetItem(item.get(), 2)));
      for (std::ptrdiff_t axis = 0; axis < PyTuple_Size(shape.get()); ++axis) {
        type.extents.push_back(size_of_python(PyTuple_GetItem(shape.get(), axis)));
      }
    }
    const std::size_t offset = size;
    size += type.total();
    std::string text = text_of(has_title ? PyTuple_GetItem(name, 1) : name);
    // Padding between the fields has no name.
    if (!text.empty()) {
      fields.push_back({std::move(text), offset, std::move(type)});
    }
  }
  return fields;
}

inline FieldType described(PyObject *type, std::size_t depth) {
  if (!is_text(type)) {
    std::size_t size = 0;
    std::vector<Field> fields = described_fields(type, size, depth);
    return {"", std::move(fields), size, {}};
  }
  std::string name = text_of(type);
  std::size_t size = 0;
  for (std::size_t at = 2; at < name.size() && name[at] >= '0' && name[at] <= '9'; ++at) {
    size = size * 10 + static_cast<std::size_t>(name[at] - '0');
  }
  const bool is_wide = name.size() > 1 && name[1] == 'U';
  return {std::move(name), {}, is_wide ? 4 * size : size, {}};
}

// The memory of an array according to its `__array_interface__`.
struct Described {
  unsigned char *data;
  bool is_readonly;
  FieldType type;
  std::vector<std::size_t> shape;
  std::vector<std::ptrdiff_t> strides;

  std::size_t count() const {
    std::size_t count = 1;
    for (std::size_t extent : shape) {
      // NumPy's own arrays are smaller, also where elements repeat.
      if (__builtin_mul_overflow(count, extent, &count)) {
        throw TypeFailure("the array's description of its memory has more elements than there are addresses");
      }
    }
    return count;
  }
  bool is_contiguous() const {
    std::size_t expected = type.size;
    for (std::size_t axis = shape.size(); axis-- > 0;) {
      if (shape[axis] != 1 && strides[axis] != static_cast<std::ptrdiff_t>(expected)) {
        return count() == 0;
      }
      expected *= shape[axis];
    }
    return true;
  }
  // Takes the extents and, unless they are None, the strides from Python sequences of numbers.
  void set_layout(const Reference &extents, const Reference &distances) {
    const Reference own(PySequence_Tuple(extents.get()));
    if (static_cast<std::size_t>(PyTuple_Size(own.get())) > most_axes) {
      throw TypeFailure("the array's description of its memory has more than 64 dimensions");
    }
    for (std::ptrdiff_t axis = 0; axis < PyTuple_Size(own.get()); ++axis) {
      shape.push_back(size_of_python(PyTuple_GetItem(own.get(), axis)));
    }
    std::size_t stride = type.size;
    strides.resize(shape.size());
    for (std::size_t axis = shape.size(); axis-- > 0;) {
      strides[axis] = static_cast<std::ptrdiff_t>(stride);
      stride *= shape[axis];
    }
    if (distances.get() == none()) {
      return;
    }
    const Reference given(PySequence_Tuple(distances.get()));
    if (static_cast<std::size_t>(PyTuple_Size(given.get())) != shape.size()) {
      throw TypeFailure("the array's description of its memory has another number of strides than of axes");
    }
    for (std::size_t axis = 0; axis < shape.size(); ++axis) {
      strides[axis] = static_cast<std::ptrdiff_t>(
          PyLong_AsLongLong(PyTuple_GetItem(given.get(), static_cast<std::ptrdiff_t>(axis))));
    }
    if (PyErr_Occurred() != nullptr) {
      throw PythonFailure();
    }
  }
  // Copies the elements in C order.
  void copy_to(unsigned char *&to, const unsigned char *from, std::size_t axis) const {
    if (axis == shape.size()) {
      std::memcpy(to, from, type.size);
      to += type.size;
      return;
    }
    for (std::size_t at = 0; at < shape[axis]; ++at) {
      copy_to(to, from + static_cast<std::ptrdiff_t>(at) * strides[axis], axis + 1);
    }
  }
};

// An entry of a dict, or None. The entry is kept alive, because its code may remove it from the dict.
inline Reference entry(const Reference &dict, const char *name) {
  PyObject *found = PyDict_GetItemWithError(dict.get(), python_text(name).get());
  if (found == nullptr && PyErr_Occurred() != nullptr) {
    throw PythonFailure();
  }
  found = found == nullptr ? none() : found;
  Py_IncRef(found);
  return Reference(found);
}

inline bool truth_of(PyObject *object) {
  const int truth = PyObject_IsTrue(object);
  return truth < 0 ? throw PythonFailure() : truth == 1;
}

constexpr char expected_records[] = "a structured array of NumPy's in host memory";

// An array over the memory of an object that exports a buffer, such as a ctypes array.
inline Reference numpy_array_of(PyObject *given) {
  if (PyObject_CheckBuffer(given) == 0) {
    by_value::refuse(expected_records, given);
  }
  const Reference numpy(PyImport_ImportModule("numpy"));
  const Reference make(PyObject_GetAttrString(numpy.get(), "asarray"));
  return Reference(PyObject_CallFunctionObjArgs(make.get(), given, nullptr));
}

// The `__array_interface__` of an array, which `kept` keeps alive.
inline Reference interface_of(PyObject *given, Keeper &kept) {
  if (quaff_is_masked(given)) {
    throw TypeFailure("a masked array's memory shows the values that its mask hides; use `.filled()`");
  }
  kept.hold(given);
  PyObject *own = PyObject_GetAttrString(given, "__array_interface__");
  if (own == nullptr) {
    if (PyErr_ExceptionMatches(PyExc_AttributeError) == 0) {
      throw PythonFailure();
    }
    PyErr_Clear();
    const Reference array = numpy_array_of(given);
    kept.hold(array.get());
    own = PyObject_GetAttrString(array.get(), "__array_interface__");
  }
  Reference interface(own);
  if (by_value::type_of(interface.get()) != &PyDict_Type) {
    by_value::refuse(expected_records, given);
  }
  return interface;
}

inline Described described_array(PyObject *given, Keeper &kept) {
  const Reference interface = interface_of(given, kept);
  if (entry(interface, "mask").get() != none()) {
    throw TypeFailure("the array has a mask, which its memory does not show: fill it in");
  }
  Described all{};
  // The protocol also allows an object that exports a buffer, which may not tell where its memory begins.
  const Reference data = entry(interface, "data");
  if (by_value::type_of(data.get()) != &PyTuple_Type || PyTuple_Size(data.get()) != 2) {
    throw TypeFailure(
        "the array's `__array_interface__` has no address in `data`: pass `numpy.asarray(array)`");
  }
  all.data = reinterpret_cast<unsigned char *>(size_of_python(PyTuple_GetItem(data.get(), 0)));
  all.is_readonly = truth_of(PyTuple_GetItem(data.get(), 1));
  // The description of plain numbers has no names.
  const FieldType element = described(entry(interface, "typestr").get());
  all.type = element;
  if (const Reference fields = entry(interface, "descr"); fields.get() != none()) {
    all.type = described(fields.get());
    all.type.size = element.size;
  }
  all.set_layout(entry(interface, "shape"), entry(interface, "strides"));
  return all;
}

// Whether an object's `__array_interface__` is implemented in C, as for NumPy's arrays, and is also read
// without Python code.
inline bool is_described_in_c(PyObject *given) {
  auto *const type = reinterpret_cast<PyObject *>(by_value::type_of(given));
  PyObject *const getter = PyObject_GetAttrString(type, "__array_interface__");
  if (getter == nullptr) {
    if (PyErr_ExceptionMatches(PyExc_AttributeError) == 0) {
      throw PythonFailure();
    }
    PyErr_Clear();
    return false;
  }
  const Reference own(getter), reader(PyObject_GetAttrString(type, "__getattribute__"));
  return by_value::type_of(getter) == &PyGetSetDescr_Type &&
         by_value::type_of(reader.get()) == &PyWrapperDescr_Type;
}

// C++ does not define the value of a bool whose byte is neither 0 nor 1.
inline void check_bools(const FieldType &type, const unsigned char *at, const std::string &outer) {
  for (const Field &field : type.fields) {
    const std::size_t count = field.type.size == 0 ? 0 : field.type.total() / field.type.size;
    for (std::size_t index = 0; index < count; ++index) {
      const unsigned char *value = at + field.offset + index * field.type.size;
      if (field.type.name == "|b1" && *value > 1) {
        throw Failure<std::invalid_argument>("field `" + outer + field.name +
                                             "` has a bool that is neither 0 nor 1");
      }
      check_bools(field.type, value, outer + field.name + ".");
    }
  }
}
inline bool has_bools(const FieldType &type) {
  for (const Field &field : type.fields) {
    if (field.type.name == "|b1" || has_bools(field.type)) {
      return true;
    }
  }
  return false;
}

[[noreturn, gnu::cold]] inline void refuse_fields(const FieldType &type, const std::string &difference) {
  const Reference dtype = dtype_of_field(type);
  const Reference text(PyObject_Str(dtype.get()));
  throw TypeFailure("expected an array of structs: " + difference + ": pass an array of the dtype `" +
                    text_of(text.get()) + "`");
}

// Checks that an array has the fields of a struct.
inline void check_fields(const FieldType &type, const FieldType &given) {
  const std::string faults = given.fields.empty() ? "the array has no fields" : difference(type, given);
  if (!faults.empty()) {
    refuse_fields(type, faults);
  }
}

} // namespace detail

template <class T> struct Value<records<T>> {
  using Own = std::remove_const_t<T>;
  static constexpr bool is_written = !std::is_const_v<T>;

  static records<T> from(PyObject *given, Keeper &kept) {
    const FieldType &type = detail::record_type<Own>();
    const detail::Described described = detail::described_array(given, kept);
    detail::check_fields(type, described.type);
    const std::size_t count = described.count();
    const bool is_aligned = reinterpret_cast<std::uintptr_t>(described.data) % alignof(Own) == 0;
    if (is_written) {
      check_writable(described, is_aligned);
    }
    auto *data = reinterpret_cast<Own *>(described.data);
    const bool is_copied = !is_aligned || !described.is_contiguous();
    if (is_copied) {
      data = reinterpret_cast<Own *>(kept.keep(std::unique_ptr<Memory[]>(new Memory[count])).get());
      auto *to = reinterpret_cast<unsigned char *>(data);
      described.copy_to(to, described.data, 0);
    }
    if (detail::has_bools(type)) {
      for (std::size_t at = 0; at < count; ++at) {
        detail::check_bools(type, reinterpret_cast<const unsigned char *>(data + at), "");
      }
    }
    return records<T>(data, count, is_copied ? nullptr : given);
  }

  // Whether the array still has the memory, as far as this can be determined without its own code: an object
  // that describes its memory in such code is responsible for it.
  static bool is_unchanged(const records<T> &records) {
    if (records.array() == nullptr || !detail::is_described_in_c(records.array())) {
      return true;
    }
    Keeper kept;
    const detail::Described now = detail::described_array(records.array(), kept);
    const bool is_same = now.data == reinterpret_cast<const unsigned char *>(records.data()) &&
                         now.count() == records.count() && now.is_contiguous();
    return is_same && !(is_written && now.is_readonly) &&
           detail::difference(detail::record_type<Own>(), now.type).empty();
  }

private:
  struct Memory {
    alignas(Own) unsigned char bytes[sizeof(Own)];
  };
  static void check_writable(const detail::Described &described, bool is_aligned) {
    const char *fault = nullptr;
    if (described.is_readonly) {
      fault = "the array is read-only, and the function writes it: pass a writable copy, `array.copy()`";
    } else if (!described.is_contiguous()) {
      fault = "the array is not contiguous, and the function writes it in place: pass "
              "`numpy.ascontiguousarray(array)` and copy the result back";
    } else if (!is_aligned) {
      fault = "the array's memory is not aligned to its elements: pass `array.copy()` and copy the result "
              "back";
    }
    if (fault != nullptr) {
      throw Failure<std::invalid_argument>(fault);
    }
  }
};

template <class T> struct value_traits<structured<T>> {
  using type = PyObject *;

  // An array that owns the memory of the vector.
  static PyObject *to(std::vector<T> values) {
    // The object is never released, because the interpreter may have shut down before static variables are
    // destroyed. The variable is constant-initialized: threads would otherwise wait for its guard while they
    // hold Python's lock, which the import of NumPy releases meanwhile.
    static PyObject *dtype = nullptr;
    if (dtype == nullptr) {
      Reference made = detail::dtype_of_field(detail::record_type<T>());
      dtype = dtype == nullptr ? made.release() : dtype;
    }
    auto owner = std::make_unique<std::vector<T>>(std::move(values));
    const auto destroy = [](void *vector) { delete static_cast<std::vector<T> *>(vector); };
    Vector bytes{owner->data(), owner->size() * sizeof(T), Dtype::Uint8, false, owner.get(), destroy,
                 nullptr};
    owner.release();
    const Reference array(quaff_array_of(&bytes));
    const Reference view(PyObject_GetAttrString(array.get(), "view"));
    return by_value::checked(PyObject_CallFunctionObjArgs(view.get(), dtype, nullptr));
  }
};

} // namespace quaff
