// Standard library pairs and tuples as Python tuples.
#pragma once

#include "quaff/value_sequence.hpp"

#include <tuple>
#include <utility>

namespace quaff {

namespace by_value {

[[noreturn, gnu::cold, gnu::noinline]] inline void refuse_changed() {
  throw TypeFailure("the list has changed during the conversion");
}

template <class Tuple, class = std::make_index_sequence<std::tuple_size_v<Tuple>>> struct TupleValue;

template <class Tuple, std::size_t... I> struct TupleValue<Tuple, std::index_sequence<I...>> {
  static Tuple from(PyObject *given, Keeper &kept) {
    if (const Tuple *own = instance<Tuple>(given)) {
      return *own;
    }
    const Items items(given, "a tuple");
    if (items.size() != static_cast<std::ptrdiff_t>(sizeof...(I))) {
      refuse_count(sizeof...(I), static_cast<std::size_t>(items.size()));
    }
    [[maybe_unused]] std::ptrdiff_t place = 0;
    try {
      return Tuple{make<std::tuple_element_t<I, Tuple>>(at(items, I, place), kept)...};
    } catch (const OwnFailure &) {
      rethrow_at_element(place);
    }
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
  // `place` is where an error of the element's conversion is.
  static PyObject *at(const Items &items, std::ptrdiff_t index, std::ptrdiff_t &place) {
    place = index;
    return place < items.size() ? items.at(place) : (refuse_changed(), nullptr);
  }
};

} // namespace by_value

template <class A, class B> struct Value<std::pair<A, B>> : by_value::TupleValue<std::pair<A, B>> {};
template <class... T> struct Value<std::tuple<T...>> : by_value::TupleValue<std::tuple<T...>> {};

} // namespace quaff
