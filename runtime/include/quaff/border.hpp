// The conversion of values between a C++ program and the functions of an interface.
#ifndef QUAFF_BORDER_HPP
#define QUAFF_BORDER_HPP

#include <cstddef>
#include <string>
#include <type_traits>
#include <variant>

namespace quaff {

// A constant of any enumeration, or its number, as `Integer` has it. Which enumeration it is, the function
// knows.
template <class Integer> class Enumerator {
  template <class T> using IfEnum = std::enable_if_t<std::is_enum_v<T> || std::is_integral_v<T>>;

public:
  Enumerator() = default;
  template <class T, class = IfEnum<T>> constexpr Enumerator(T value) : value(static_cast<Integer>(value)) {}

  template <class T, class = IfEnum<T>> constexpr operator T() const { return static_cast<T>(value); }
  constexpr Integer number() const { return value; }
  // Where a function leaves its result.
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

// Copies elements to a container.
template <class Container>
bool keep(void *place, const typename Container::value_type *values, std::size_t size) noexcept {
  try {
    static_cast<Container *>(place)->assign(values, values + size);
    return true;
  } catch (...) {
    return false;
  }
}

// Copies elements to a container of several, which has this number in the `std::variant` of all.
template <class Variant, std::size_t own = 0>
bool keep_one_of(void *place, std::size_t number, const void *values, std::size_t size) noexcept {
  using Container = std::variant_alternative_t<own, Variant>;
  if (number == own) {
    Container &container = static_cast<Variant *>(place)->template emplace<own>();
    return keep<Container>(&container, static_cast<const typename Container::value_type *>(values), size);
  }
  if constexpr (own + 1 < std::variant_size_v<Variant>) {
    return keep_one_of<Variant, own + 1>(place, number, values, size);
  }
  return false;
}

// Copies text to a `std::string`, or to a `std::optional` of one.
template <class Text> bool keep_text(void *place, const char *text, std::size_t size) noexcept {
  try {
    *static_cast<Text *>(place) = std::string(text, size);
    return true;
  } catch (...) {
    return false;
  }
}

// Copies the first letter of a text.
inline bool keep_letter(void *place, const char *text, std::size_t size) noexcept {
  *static_cast<char *>(place) = size == 0 ? '\0' : *text;
  return true;
}

} // namespace detail

} // namespace quaff

#endif
