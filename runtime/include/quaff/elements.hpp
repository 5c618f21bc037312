// The location of containers' elements, for Python's buffers: for containers with contiguous numbers.
#pragma once

#include "quaff/object.hpp"

#include <complex>
#include <cstdint>
#include <type_traits>

namespace quaff {

// The location of a container's elements, for Python's buffers. Laid out as
// `quaff_runtime::object::Elements` in src/core/object.rs.
struct Elements {
  void *data;
  std::uint64_t count;
  std::uint64_t size;
  // The element type in the notation of Python's module `struct`; null if the elements are not numbers.
  const char *format;
};

namespace detail {

template <class T> constexpr const char *number_format = nullptr;
template <> inline constexpr const char *number_format<bool> = "?";
template <> inline constexpr const char *number_format<signed char> = "b";
template <> inline constexpr const char *number_format<unsigned char> = "B";
template <> inline constexpr const char *number_format<short> = "h";
template <> inline constexpr const char *number_format<unsigned short> = "H";
template <> inline constexpr const char *number_format<int> = "i";
template <> inline constexpr const char *number_format<unsigned int> = "I";
template <> inline constexpr const char *number_format<long> = "l";
template <> inline constexpr const char *number_format<unsigned long> = "L";
template <> inline constexpr const char *number_format<long long> = "q";
template <> inline constexpr const char *number_format<unsigned long long> = "Q";
template <> inline constexpr const char *number_format<float> = "f";
template <> inline constexpr const char *number_format<double> = "d";
template <> inline constexpr const char *number_format<std::complex<float>> = "Zf";
template <> inline constexpr const char *number_format<std::complex<double>> = "Zd";

template <class T, class = void> struct lies_in_a_row : std::false_type {};
template <class T>
struct lies_in_a_row<
    T, std::enable_if_t<std::is_same_v<decltype(std::declval<T &>().data()), typename T::value_type *>>>
    : std::true_type {};

} // namespace detail

// Describes the elements of a container; without an object, only their type.
template <class Container> void elements(Object object, Elements &elements) noexcept {
  if constexpr (detail::lies_in_a_row<Container>::value) {
    using Value = typename Container::value_type;
    elements.format = detail::number_format<Value>;
    elements.size = sizeof(Value);
    if (object.address != nullptr) {
      elements.data = reference<Container>(object).data();
      elements.count = reference<Container>(object).size();
    }
  }
}

} // namespace quaff
