// Plain structs as elements of NumPy's structured arrays: the fields of a struct as the C++ compiler has laid
// them out, and their comparison with the fields of an array.
#pragma once

#include "quaff/dtype.hpp"
#include "quaff/object_conversion.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace quaff {

struct Field;

// The type of a field: a number, text of fixed size, or a struct, and the extents if it is an array of these.
struct FieldType {
  // NumPy's name, such as `<f4`; empty for a struct.
  std::string name;
  std::vector<Field> fields;
  std::size_t size;
  std::vector<std::size_t> extents;

  std::size_t total() const {
    std::size_t total = size;
    for (std::size_t extent : extents) {
      total *= extent;
    }
    return total;
  }
};

struct Field {
  std::string name;
  std::size_t offset;
  FieldType type;
};

// The fields of a struct, which shims declare with `QUAFF_FIELD`: `static constexpr char name[]`, and `static
// std::vector<Field> fields()`.
template <class T> struct record_fields;

#define QUAFF_FIELD(TYPE, MEMBER)                                                                            \
  ::quaff::Field { #MEMBER, offsetof(TYPE, MEMBER), ::quaff::detail::field_type<decltype(TYPE::MEMBER)>() }

namespace detail {

template <class T> constexpr char numpy_kind() {
  if constexpr (std::is_same_v<T, bool>) {
    return 'b';
  } else if constexpr (std::is_integral_v<T>) {
    return std::is_signed_v<T> ? 'i' : 'u';
  } else if constexpr (std::is_same_v<T, Complex64> || std::is_same_v<T, Complex128>) {
    return 'c';
  } else {
    static_assert(std::is_same_v<T, half> || std::is_same_v<T, float> || std::is_same_v<T, double>,
                  "the fields of a structured array are numbers, text, structs, and arrays of these");
    return 'f';
  }
}

inline std::string numpy_name(char kind, std::size_t size) {
  return (size == 1 || kind == 'S' ? "|" : "<") + (kind + std::to_string(size));
}

template <class T> struct fixed_array : std::false_type {};
template <class T, std::size_t N> struct fixed_array<std::array<T, N>> : std::true_type {};

template <class T> FieldType field_type() {
  using Own = std::remove_cv_t<T>;
  if constexpr (std::is_array_v<Own> && std::rank_v<Own> == 1 &&
                std::is_same_v<std::remove_all_extents_t<Own>, char>) {
    return {numpy_name('S', sizeof(Own)), {}, sizeof(Own), {}};
  } else if constexpr (std::is_array_v<Own>) {
    FieldType type = field_type<std::remove_extent_t<Own>>();
    type.extents.insert(type.extents.begin(), std::extent_v<Own>);
    return type;
  } else if constexpr (fixed_array<Own>::value) {
    constexpr std::size_t extent = std::tuple_size_v<Own>;
    static_assert(extent > 0, "the fields of a structured array have elements");
    FieldType type = field_type<typename Own::value_type>();
    type.extents.insert(type.extents.begin(), extent);
    return type;
  } else if constexpr (std::is_same_v<Own, char>) {
    return {numpy_name('S', 1), {}, 1, {}};
  } else if constexpr (std::is_enum_v<Own>) {
    return field_type<std::underlying_type_t<Own>>();
  } else if constexpr (std::is_class_v<Own> && !std::is_same_v<Own, half> &&
                       !std::is_same_v<Own, Complex64> && !std::is_same_v<Own, Complex128>) {
    return {"", record_fields<Own>::fields(), sizeof(Own), {}};
  } else {
    return {numpy_name(numpy_kind<Own>(), sizeof(Own)), {}, sizeof(Own), {}};
  }
}

template <class T> const FieldType &record_type() {
  static_assert(std::is_standard_layout_v<T> && std::is_trivially_copyable_v<T>,
                "the elements of a structured array are plain structs: without virtual functions, and with "
                "data members that are copied as bytes");
  static const FieldType type = field_type<T>();
  return type;
}

inline Reference python_text(const std::string &text) {
  return Reference(PyUnicode_DecodeUTF8(text.data(), static_cast<std::ptrdiff_t>(text.size()), nullptr));
}
inline Reference python_number(std::size_t number) { return Reference(PyLong_FromUnsignedLongLong(number)); }

Reference dtype_of_field(const FieldType &type);

// The description from which NumPy makes a type's dtype, without the extents.
inline Reference dtype_description(const FieldType &type) {
  if (type.fields.empty()) {
    return python_text(type.name);
  }
  const auto count = static_cast<std::ptrdiff_t>(type.fields.size());
  const Reference names(PyList_New(count)), formats(PyList_New(count)), offsets(PyList_New(count));
  std::ptrdiff_t at = 0;
  for (const Field &field : type.fields) {
    PyList_SetItem(names.get(), at, python_text(field.name).release());
    PyList_SetItem(formats.get(), at, dtype_of_field(field.type).release());
    PyList_SetItem(offsets.get(), at++, python_number(field.offset).release());
  }
  Reference description(PyDict_New());
  PyDict_SetItemString(description.get(), "names", names.get());
  PyDict_SetItemString(description.get(), "formats", formats.get());
  PyDict_SetItemString(description.get(), "offsets", offsets.get());
  PyDict_SetItemString(description.get(), "itemsize", python_number(type.size).get());
  return description;
}

// The NumPy dtype of a type.
inline Reference dtype_of_field(const FieldType &type) {
  const Reference numpy(PyImport_ImportModule("numpy"));
  const Reference make(PyObject_GetAttrString(numpy.get(), "dtype"));
  const Reference description = dtype_description(type);
  Reference dtype(PyObject_CallFunctionObjArgs(make.get(), description.get(), nullptr));
  if (type.extents.empty()) {
    return dtype;
  }
  const Reference shape(PyTuple_New(static_cast<std::ptrdiff_t>(type.extents.size())));
  for (std::size_t axis = 0; axis < type.extents.size(); ++axis) {
    PyTuple_SetItem(shape.get(), static_cast<std::ptrdiff_t>(axis),
                    python_number(type.extents[axis]).release());
  }
  const Reference pair(PyTuple_New(2));
  Py_IncRef(shape.get());
  PyTuple_SetItem(pair.get(), 0, dtype.release());
  PyTuple_SetItem(pair.get(), 1, shape.get());
  return Reference(PyObject_CallFunctionObjArgs(make.get(), pair.get(), nullptr));
}

inline std::string shown(const FieldType &type) {
  std::string text = type.fields.empty() ? "`" + type.name + "`" : std::string("a struct");
  for (std::size_t axis = 0; axis < type.extents.size(); ++axis) {
    text += (axis == 0 ? " of shape (" : ", ") + std::to_string(type.extents[axis]);
  }
  return type.extents.empty() ? text : text + (type.extents.size() == 1 ? ",)" : ")");
}

inline const Field *field_named(const std::vector<Field> &fields, const std::string &name) {
  for (const Field &field : fields) {
    if (field.name == name) {
      return &field;
    }
  }
  return nullptr;
}

// The differences from the fields of an array, for a message; empty if there are none. `outer` contains the
// names of the enclosing fields, each followed by a dot.
inline std::string difference(const FieldType &type, const FieldType &given, const std::string &outer = "") {
  for (const Field &field : type.fields) {
    const std::string name = "field `" + outer + field.name + "`";
    const Field *own = field_named(given.fields, field.name);
    if (own == nullptr) {
      return "the array has no " + name;
    }
    if (own->offset != field.offset) {
      return name + " is at byte " + std::to_string(own->offset) + " of an element, and in C++ at byte " +
             std::to_string(field.offset);
    }
    const bool are_structs = !field.type.fields.empty() && !own->type.fields.empty();
    if (field.type.extents != own->type.extents || (!are_structs && field.type.name != own->type.name) ||
        field.type.fields.empty() != own->type.fields.empty()) {
      return name + " is " + shown(own->type) + ", and in C++ " + shown(field.type);
    }
    const std::string inner = are_structs ? difference(field.type, own->type, outer + field.name + ".") : "";
    if (!inner.empty()) {
      return inner;
    }
  }
  for (const Field &field : given.fields) {
    if (field_named(type.fields, field.name) == nullptr) {
      return "the array has a field `" + outer + field.name + "`, which the struct in C++ has not";
    }
  }
  if (given.size != type.size) {
    const std::string what =
        outer.empty() ? "an element" : "field `" + outer.substr(0, outer.size() - 1) + "`";
    return what + " has " + std::to_string(given.size) + " bytes, and in C++ " + std::to_string(type.size);
  }
  return "";
}

} // namespace detail

} // namespace quaff
