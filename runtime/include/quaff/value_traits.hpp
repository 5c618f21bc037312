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
    struct Taker {
      std::optional<T> made;
      std::exception_ptr failure;
    } taker;
    // Rust calls this, and no exception may pass through it.
    const auto take = [](void *into, const void *elements, const std::ptrdiff_t *extents) {
      auto &own = *static_cast<Taker *>(into);
      try {
        std::array<std::ptrdiff_t, View::rank> shape{};
        std::copy(extents, extents + View::rank, shape.begin());
        own.made.emplace(made(static_cast<const Element *>(elements), axes<View::rank>(shape)));
      } catch (...) {
        own.failure = std::current_exception();
      }
    };
    const int outcome = quaff_elements_of(given, dtype_of<Element>, View::rank, &taker, take);
    if (taker.failure) {
      std::rethrow_exception(taker.failure);
    }
    if (outcome < 0) {
      throw PythonFailure();
    }
    if (outcome == 0) {
      return of_sequence(given, kept);
    }
    return std::move(*taker.made);
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
    const std::string expected = "an array of this element type with " + std::to_string(View::rank) +
                                 (View::rank == 1 ? " dimension" : " dimensions");
    if constexpr (View::rank == 1 && !std::is_same_v<Element, bool>) {
      const auto values = by_value::sequence<std::vector<Element>>(given, kept, expected.c_str());
      return made(values.data(), {static_cast<std::ptrdiff_t>(values.size())});
    } else {
      by_value::refuse(expected.c_str(), given);
    }
  }
};

} // namespace quaff
