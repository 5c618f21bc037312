// Objects of classes with `value_traits` or `array_traits` inside standard library values.
#pragma once

#include "quaff/array_class.hpp"
#include "quaff/value_sequence.hpp"

#include <array>
#include <cstddef>
#include <exception>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace quaff {

namespace detail {

template <class T, class = void> struct is_value_class : std::false_type {};
template <class T> struct is_value_class<T, std::void_t<typename value_traits<T>::type>> : std::true_type {};

} // namespace detail

namespace by_value {

// The text of an attribute of an array; empty for an object without it.
[[gnu::cold]] inline std::string attribute_text(PyObject *given, const char *name) {
  PyObject *attribute = PyObject_GetAttrString(given, name);
  PyObject *shown = attribute == nullptr ? nullptr : PyObject_Str(attribute);
  std::ptrdiff_t size = 0;
  const char *text = shown == nullptr ? nullptr : PyUnicode_AsUTF8AndSize(shown, &size);
  const std::string own = text == nullptr ? (PyErr_Clear(), "") : text;
  for (PyObject *object : {attribute, shown}) {
    if (object != nullptr) {
      Py_DecRef(object);
    }
  }
  return own;
}

// Throws for an object that is no array of this dtype with as many axes.
[[noreturn, gnu::cold, gnu::noinline]] inline void refuse_array(Dtype dtype, std::size_t rank,
                                                                PyObject *given) {
  const std::string expected = std::string("an array of dtype `") +
                               dtype_names[static_cast<std::size_t>(dtype)] + "` with " +
                               std::to_string(rank) + (rank == 1 ? " dimension" : " dimensions");
  const std::string own = attribute_text(given, "dtype"), shape = attribute_text(given, "shape");
  if (own.empty() || shape.empty()) {
    refuse(expected.c_str(), given);
  }
  throw TypeFailure("expected " + expected + ", got one of dtype `" + own + "` with the shape " + shape);
}

} // namespace by_value

template <class T> struct Value<T, std::enable_if_t<detail::is_value_class<T>::value>> {
  using Other = std::decay_t<typename value_traits<T>::type>;
  static T from(PyObject *given, Keeper &kept) {
    if constexpr (std::is_same_v<Other, PyObject *>) {
      return value_traits<T>::from(given);
    } else {
      return value_traits<T>::from(by_value::make<Other>(given, kept));
    }
  }
  template <Style style, class Own> static PyObject *to(Own &value) {
    if constexpr (std::is_same_v<Other, PyObject *>) {
      return by_value::checked(value_traits<T>::to(value));
    } else {
      Other other(value_traits<T>::to(value));
      return by_value::give<style>(other);
    }
  }
};

template <class T>
struct Value<T, std::enable_if_t<detail::is_array_class<T>::value && !detail::is_value_class<T>::value>> {
  using View = detail::View<T>;
  using Element = detail::ElementOf<T>;
  static T from(PyObject *given, Keeper &kept) {
    std::optional<T> taken;
    const auto take = [](void *into, const void *elements, const std::ptrdiff_t *extents) {
      std::array<std::ptrdiff_t, View::rank> shape{};
      std::copy(extents, extents + View::rank, shape.begin());
      static_cast<std::optional<T> *>(into)->emplace(
          made(static_cast<const Element *>(elements), axes<View::rank>(shape)));
    };
    return by_value::take_elements(given, dtype_of<Element>, View::rank, &taken, take)
               ? std::move(*taken)
               : of_sequence(given, kept);
  }
  template <Style style, class Own> static PyObject *to(Own &value) {
    Vector vector = owned(T(std::move(value)));
    vector.constant = vector.constant || style == Style::snapshot;
    return by_value::checked(quaff_array_of(&vector));
  }

private:
  static T made(const Element *elements, const axes<View::rank> &shape) {
    static_assert(!detail::wraps<T>::value, "nobody keeps the elements that the object would view");
    detail::Shape<T>::check(shape);
    return detail::made_of<T>(
        View(const_cast<Element *>(elements), shape, detail::packed_strides<c_order>(shape)));
  }
  static T of_sequence(PyObject *given, Keeper &kept) {
    if constexpr (View::rank == 1 && !std::is_same_v<Element, bool>) {
      const auto values = by_value::sequence<std::vector<Element>>(given, kept, "an array or a list");
      return made(values.data(), {static_cast<std::ptrdiff_t>(values.size())});
    } else {
      by_value::refuse_array(dtype_of<Element>, View::rank, given);
    }
  }
};

} // namespace quaff
