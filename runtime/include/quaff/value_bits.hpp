// `std::bitset` as a Python integer, whose binary digits are the bits.
#pragma once

#include "quaff/value.hpp"

#include <bitset>
#include <string>

namespace quaff {

template <std::size_t size> struct Value<std::bitset<size>> {
  static std::bitset<size> from(PyObject *given, Keeper &kept) {
    PyObject *number = PyNumber_Index(given);
    if (number == nullptr) {
      by_value::refused("an int", given);
    }
    const Reference own(number), digits(PyNumber_ToBase(number, 2));
    const std::string text = by_value::make<std::string>(digits.get(), kept);
    constexpr std::size_t prefix = 2; // the text `0b`
    if (text[0] == '-' || text.size() - prefix > (size == 0 ? 1 : size) || (size == 0 && text != "0b0")) {
      throw Failure<std::overflow_error>("the number does not fit into " + std::to_string(size) + " bits");
    }
    return size == 0 ? std::bitset<size>() : std::bitset<size>(text, prefix);
  }
  template <Style, class Own> static PyObject *to(Own &value) {
    const std::string text = size == 0 ? "0" : value.to_string();
    return by_value::checked(PyLong_FromString(text.c_str(), nullptr, 2));
  }
};

} // namespace quaff
