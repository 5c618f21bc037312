// Standard library pairs and tuples as Python tuples.
#pragma once

#include "quaff/value_sequence.hpp"

#include <tuple>
#include <utility>

namespace quaff {

namespace by_value {

template <class Tuple, class = std::make_index_sequence<std::tuple_size_v<Tuple>>> struct TupleValue;

template <class Tuple, std::size_t... I> struct TupleValue<Tuple, std::index_sequence<I...>> {
  static Tuple from(PyObject *given, Keeper &kept) {
    if (const Tuple *own = instance<Tuple>(given)) {
      return *own;
    }
    const Items items(given, "a tuple");
    if (items.size() != static_cast<std::ptrdiff_t>(sizeof...(I))) {
      throw Failure<std::invalid_argument>("expected " + std::to_string(sizeof...(I)) + " elements, got " +
                                           std::to_string(items.size()));
    }
    return Tuple{at<I>(items, kept)...};
  }
  template <Style style, class Own> static PyObject *to(Own &value) {
    if constexpr (has_class<Tuple>) {
      return checked(Conversion<Tuple>::to(value));
    } else {
      Reference tuple(PyTuple_New(sizeof...(I)));
      (set_item(true, tuple.get(), I, give<style>(std::get<I>(value))), ...);
      return tuple.release();
    }
  }

private:
  template <std::size_t index>
  static std::tuple_element_t<index, Tuple> at(const Items &items, Keeper &kept) {
    constexpr auto place = static_cast<std::ptrdiff_t>(index);
    if (place >= items.size()) {
      throw TypeFailure("the list has changed during the conversion");
    }
    try {
      return make<std::tuple_element_t<index, Tuple>>(items.at(place), kept);
    } catch (const OwnFailure &) {
      rethrow_at_element(place);
    }
  }
};

} // namespace by_value

template <class A, class B> struct Value<std::pair<A, B>> : by_value::TupleValue<std::pair<A, B>> {};
template <class... T> struct Value<std::tuple<T...>> : by_value::TupleValue<std::tuple<T...>> {};

} // namespace quaff
