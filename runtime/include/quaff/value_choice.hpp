// Standard library types that hold one of several values: `std::optional`, `std::variant` and
// `std::expected`.
#pragma once

#include "quaff/value.hpp"

#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#if __has_include(<expected>) && __cplusplus > 202002L
#include <expected>
#endif

namespace quaff {

template <class T> struct Value<std::optional<T>> {
  static std::optional<T> from(PyObject *given, Keeper &kept) {
    if (given == none()) {
      return std::nullopt;
    }
    if (const std::optional<T> *own = by_value::instance<std::optional<T>>(given)) {
      return *own;
    }
    return std::optional<T>(by_value::make<T>(given, kept));
  }
  template <Style style, class Own> static PyObject *to(Own &value) {
    return value ? by_value::give<style>(*value) : by_value::new_none();
  }
};

// The address of a value that lives as long as the call; a null pointer for an empty one.
template <class T> T *pointer_to(std::optional<T> &&value) {
  return value ? std::addressof(*value) : nullptr;
}

template <> struct Value<std::monostate> {
  static std::monostate from(PyObject *given, Keeper &) {
    if (given != none()) {
      by_value::refuse("None", given);
    }
    return {};
  }
  template <Style, class Own> static PyObject *to(Own &) { return by_value::new_none(); }
};

namespace by_value {

// Whether an object has exactly the Python type for `T`: a bool is not an int here, and an int is not a
// float.
template <class T> bool is_exactly(PyObject *given) {
  const _typeobject *type = type_of(given);
  if constexpr (std::is_same_v<T, bool>) {
    return type == &PyBool_Type;
  } else if constexpr (std::is_floating_point_v<T>) {
    return type == &PyFloat_Type;
  } else if constexpr (std::is_integral_v<T> && !std::is_same_v<T, char>) {
    return type == &PyLong_Type;
  } else if constexpr (has_plain_value<T> && std::is_class_v<T> && !std::is_same_v<T, std::string>) {
    return type == &PyComplex_Type;
  } else if constexpr (std::is_class_v<T>) {
    // Other objects are tried by converting them.
    return !(type == &PyBool_Type || type == &PyLong_Type || type == &PyFloat_Type);
  } else {
    return false;
  }
}

} // namespace by_value

// A variant gets the first of its types that the object has exactly, and otherwise the first type to which
// the object can be converted: without converting numbers, or else without loss, or else at all.
template <class... T> struct Value<std::variant<T...>> {
  using Variant = std::variant<T...>;
  static Variant from(PyObject *given, Keeper &kept) {
    std::optional<Variant> found;
    const NumberConversion allowed = kept.conversion;
    for (auto conversion : {NumberConversion::none, NumberConversion::without_loss, NumberConversion::any}) {
      if (!found && conversion >= allowed) {
        kept.conversion = conversion;
        try_each(given, kept, found, true, std::index_sequence_for<T...>());
        try_each(given, kept, found, false, std::index_sequence_for<T...>());
      }
    }
    kept.conversion = allowed;
    if (!found) {
      by_value::refuse("a value of one of the variant's types", given);
    }
    return std::move(*found);
  }
  template <Style style, class Own> static PyObject *to(Own &value) {
    return std::visit([](auto &own) { return by_value::give<style>(own); }, value);
  }

private:
  // Tries the types that the object has exactly, or the others. A variant may have a type twice.
  template <std::size_t... index>
  static void try_each(PyObject *given, Keeper &kept, std::optional<Variant> &found, bool are_exact,
                       std::index_sequence<index...>) {
    (try_one<index>(given, kept, found, are_exact), ...);
  }
  template <std::size_t index>
  static void try_one(PyObject *given, Keeper &kept, std::optional<Variant> &found, bool is_exact) {
    using One = std::variant_alternative_t<index, Variant>;
    if (found || by_value::is_exactly<One>(given) != is_exact) {
      return;
    }
    try {
      found.emplace(std::in_place_index<index>, by_value::make<One>(given, kept));
    } catch (const OwnFailure &) {
      // The next type may accept the object.
    }
  }
};

#ifdef __cpp_lib_expected
// The value itself in Python, without the `std::expected`. An error is raised as a RuntimeError whose only
// argument is the error.
template <class T, class E> struct Value<std::expected<T, E>> {
  static std::expected<T, E> from(PyObject *given, Keeper &kept) {
    if constexpr (std::is_void_v<T>) {
      return given == none() ? std::expected<T, E>()
                             : (by_value::refuse("None", given), std::expected<T, E>());
    } else {
      return std::expected<T, E>(by_value::make<T>(given, kept));
    }
  }
  template <Style style, class Own> static PyObject *to(Own &value) {
    if (!value) {
      const Reference error(by_value::give<style>(value.error()));
      // `PyErr_SetObject` would make several arguments from a tuple, and none from None.
      const Reference raised(PyObject_CallFunctionObjArgs(PyExc_RuntimeError, error.get(), nullptr));
      PyErr_SetObject(PyExc_RuntimeError, raised.get());
      throw PythonFailure();
    }
    if constexpr (std::is_void_v<T>) {
      return by_value::new_none();
    } else {
      return by_value::give<style>(*value);
    }
  }
};
#endif

} // namespace quaff
