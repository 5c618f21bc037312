// Values in and out, and functions that share a name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace example {

/// Returns its argument.
template <class T> T same(T value) { return value; }

// Text.

inline std::string text(const std::string &text) { return text; }
inline std::size_t text_size(std::string text) { return text.size(); }
inline const char *c_text(const char *text) { return text; }
inline std::string bytes(std::uint8_t first, std::uint8_t second) {
  return {static_cast<char>(first), static_cast<char>(second)};
}
inline std::string with_zero() { return std::string("a\0b", 3); }

// Overloads by the number of arguments.

inline int count_arguments() { return 0; }
inline int count_arguments(int) { return 1; }
inline int count_arguments(int, int) { return 2; }

// Overloads by type.

inline std::string type_of(bool) { return "bool"; }
inline std::string type_of(int) { return "int"; }
inline std::string type_of(double) { return "double"; }
inline std::string type_of(const std::string &) { return "string"; }

// Overloads by width.

inline std::string integer(int) { return "int"; }
inline std::string integer(long long) { return "long long"; }
inline std::string integer(unsigned long long) { return "unsigned long long"; }
inline std::string narrow(std::int8_t) { return "int8"; }
inline std::string narrow(std::uint16_t) { return "uint16"; }
inline std::string real(float) { return "float"; }
inline std::string real(double) { return "double"; }

/// A function with a default that is no Python literal.
inline int raised(int value, int by = 1 + 1, int times = 1) { return (value + by) * times; }

/// The area of a rectangle,
/// or of a square if only one side is passed.
inline double area(double width, double height = -1, int times = 1) {
  return width * (height < 0 ? width : height) * times;
}

inline double subtract(double from, double what) { return from - what; }
inline void nothing() {}

/// Counts its calls, without a lock of its own, because Python's lock is held.
inline int calls() {
  static int count = 0;
  const int before = count;
  for (volatile int delay = 0; delay < 100; delay = delay + 1) {
  }
  return count = before + 1;
}

} // namespace example
