// Values that callers only pass on: pointers to anything, whose types C++ deduces; and C arrays, which are
// read and written as a whole.
#pragma once

#include "quaff/object.hpp"

#include <cstddef>
#include <cstring>
#include <stdexcept>
#include <string>
#include <type_traits>

namespace quaff {

// A pointer that converts to the type of any pointer parameter.
struct AnyPointer {
  Object object;

  template <class T> operator T *() const { return reinterpret_cast<T *>(object.address); }
};

// A reference that converts to the parameter's type, whatever it is.
struct AnyReference {
  Object object;

  template <class T> operator T &() const { return *reinterpret_cast<T *>(object.address); }
};

// The address of a function.
template <class R, class... Arguments> Object address(R (*function)(Arguments...)) {
  return {reinterpret_cast<void *>(function)};
}

// The text in an array, which a zero may end before the array does. If C++ does not know the array's length
// here, a zero must end the text.
template <class T> std::string text_of(const T &array) {
  if constexpr (std::extent_v<T> > 0) {
    const void *end = std::memchr(array, 0, sizeof array);
    return std::string(array, end == nullptr ? sizeof array : static_cast<const char *>(end) - array);
  } else {
    return std::string(array);
  }
}

// Writes text to an array, followed by zeros. As in C, text that fills the array has no terminating zero.
template <std::size_t N> void assign_text(char (&array)[N], const std::string &text) {
  if (text.size() > N) {
    throw std::invalid_argument("the text has " + std::to_string(text.size()) +
                                " bytes, and C++ has room for " + std::to_string(N));
  }
  std::memcpy(array, text.data(), text.size());
  std::memset(array + text.size(), 0, N - text.size());
}

// Checks text for a data member, which must not contain zeros: the member would be read only up to the first
// one.
inline const std::string &without_zeros(const std::string &text) {
  if (text.find('\0') != std::string::npos) {
    throw std::invalid_argument("the text contains a zero character, where the text of a `char` array ends");
  }
  return text;
}

} // namespace quaff
