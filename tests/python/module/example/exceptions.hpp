// Everything that C++ can throw.
#pragma once

#include <cstddef>
#include <exception>
#include <new>
#include <stdexcept>
#include <string>
#include <system_error>

namespace example {

inline void fail(const std::string &how) {
  struct Silent : std::exception {
    const char *what() const noexcept override { return nullptr; }
  };
  struct Own : std::out_of_range {
    using std::out_of_range::out_of_range;
  };
  struct NoException {};
  if (how == "invalid_argument")
    throw std::invalid_argument("thrown");
  if (how == "domain_error")
    throw std::domain_error("thrown");
  if (how == "out_of_range")
    throw std::out_of_range("thrown");
  if (how == "own")
    throw Own("thrown");
  if (how == "overflow_error")
    throw std::overflow_error("thrown");
  if (how == "bad_alloc")
    throw std::bad_alloc();
  if (how == "runtime_error")
    throw std::runtime_error("thrown");
  if (how == "logic_error")
    throw std::logic_error("thrown");
  if (how == "range_error")
    throw std::range_error("thrown");
  if (how == "underflow_error")
    throw std::underflow_error("thrown");
  if (how == "length_error")
    throw std::length_error("thrown");
  if (how == "system_error")
    throw std::system_error(std::make_error_code(std::errc::invalid_argument));
  if (how == "int")
    throw 42;
  if (how == "text")
    throw "thrown";
  if (how == "string")
    throw std::string("thrown");
  if (how == "struct")
    throw NoException();
  if (how == "null")
    throw Silent();
}

// Throws an exception with others nested in it, to this depth.
inline void fail_nested(int depth) {
  try {
    if (depth > 1) {
      fail_nested(depth - 1);
    }
    throw std::out_of_range("level 0");
  } catch (...) {
    const std::string level = "level " + std::to_string(depth);
    depth % 2 ? std::throw_with_nested(std::invalid_argument(level))
              : std::throw_with_nested(std::overflow_error(level));
  }
}

inline void fail_around_an_int() {
  try {
    throw 42;
  } catch (...) {
    std::throw_with_nested(std::runtime_error("\x1eouter\x1e"));
  }
}

inline void fail_with(const std::string &what) { throw std::invalid_argument(what); }
inline void fail_with_bytes() { throw std::runtime_error("caf\xe9"); }
inline void fail_with_long(std::size_t length) { throw std::runtime_error(std::string(length, 'x')); }

} // namespace example
