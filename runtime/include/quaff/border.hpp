// The conversion of values between a C++ program and the functions of an interface.
#ifndef QUAFF_BORDER_HPP
#define QUAFF_BORDER_HPP

#include "quaff/tensor.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace quaff {

// A constant of any enumeration, or its number as an `Integer`. Only the called function knows the
// enumeration.
template <class Integer> class Enumerator {
  template <class T> using IfEnum = std::enable_if_t<std::is_enum_v<T> || std::is_integral_v<T>>;

public:
  Enumerator() = default;
  template <class T, class = IfEnum<T>> constexpr Enumerator(T value) : value(static_cast<Integer>(value)) {}

  template <class T, class = IfEnum<T>> constexpr operator T() const { return static_cast<T>(value); }
  constexpr Integer number() const { return value; }
  // The place where a function writes its result.
  Integer *place() { return &value; }

  template <class T, class = IfEnum<T>> friend constexpr bool operator==(Enumerator left, T right) {
    return left.value == static_cast<Integer>(right);
  }
  template <class T, class = IfEnum<T>> friend constexpr bool operator!=(Enumerator left, T right) {
    return !(left == right);
  }

private:
  Integer value{};
};

namespace detail {

// A copy of a text with a terminating zero.
inline std::string terminated(std::string_view text) {
  if (text.find('\0') != std::string_view::npos) {
    throw std::invalid_argument("the text contains a zero character, where a string of C ends");
  }
  return std::string(text);
}

// A text or elements that a function for C has given to its caller.
template <class T> struct Received {
  T *data = nullptr;
  std::size_t size = 0;

  Received() = default;
  Received(const Received &) = delete;
  Received &operator=(const Received &) = delete;
  ~Received() { std::free(data); }

  std::string text() const { return std::string(data, size); }
  std::optional<std::string> optional_text() const {
    return data == nullptr ? std::nullopt : std::optional<std::string>(text());
  }
  std::vector<T> vector() const { return std::vector<T>(data, data + size); }
};

// The type of elements in tensors.
template <class T> constexpr DLDataType type_of() {
  constexpr bool is_complex = std::is_class_v<T>;
  constexpr DLDataTypeCode code = is_complex                    ? kDLComplex
                                  : std::is_same_v<T, bool>     ? kDLBool
                                  : std::is_floating_point_v<T> ? kDLFloat
                                  : std::is_signed_v<T>         ? kDLInt
                                                                : kDLUInt;
  return {static_cast<std::uint8_t>(code), static_cast<std::uint8_t>(8 * sizeof(T)), 1};
}

// Elements of one of several types.
struct ReceivedAny {
  void *data = nullptr;
  std::size_t size = 0;
  DLDataType type{};

  ReceivedAny() = default;
  ReceivedAny(const ReceivedAny &) = delete;
  ReceivedAny &operator=(const ReceivedAny &) = delete;
  ~ReceivedAny() { std::free(data); }

  // The vector of the elements' type in the variant.
  template <class Variant, std::size_t own = 0> Variant one_of() const {
    using Vector = std::variant_alternative_t<own, Variant>;
    using T = typename Vector::value_type;
    constexpr DLDataType expected = type_of<T>();
    if constexpr (own + 1 < std::variant_size_v<Variant>) {
      if (type.code != expected.code || type.bits != expected.bits) {
        return one_of<Variant, own + 1>();
      }
    }
    const T *values = static_cast<const T *>(data);
    return Variant(std::in_place_index<own>, values, values + size);
  }
};

} // namespace detail

} // namespace quaff

#endif
