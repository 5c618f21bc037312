// Written by quaff from example.i: change that file, not this one.
//
// One function for each row of the module's tables: it instantiates the C++ function and calls it. A row is one line,
// so that the place `#line` gives is its own: the compiler's errors then name the line of the interface.
// clang-format off
#pragma once

#include "quaff/contiguous.hpp"
#include "quaff/exception.hpp"
#include "quaff/reduction.hpp"
#include "quaff/text.hpp"

#include <cstdint>

#line 3 "example.i"
#include <string>
#include <stdexcept>

int add(int a, int b = 1, int c = 2) { return a + b + c; }
double add(double a, double b) { return a + b; }
std::string describe(int) { return "an integer"; }
std::string describe(double) { return "a float"; }
std::string describe(bool) { return "a bool"; }
std::string describe(const std::string &) { return "text"; }
std::string count(int) { return "one"; }
std::string count(int, int = 1) { return "two"; }
unsigned power(unsigned base, unsigned exponent = 2) {
  if (exponent > 3)
    throw std::invalid_argument("the exponent is too large");
  unsigned result = 1;
  while (exponent-- > 0)
    result *= base;
  return result;
}

namespace quaff_bridge_example {

#line 6 "example.i"
inline std::int32_t add_3(std::int32_t a) { return ::add(a); }

#line 6 "example.i"
inline std::int32_t add_2(std::int32_t a, std::int32_t b) { return ::add(a, b); }

#line 6 "example.i"
inline std::int32_t add(std::int32_t a, std::int32_t b, std::int32_t c) { return ::add(a, b, c); }

#line 7 "example.i"
inline double add_4(double a, double b) { return ::add(a, b); }

#line 13 "example.i"
inline std::unique_ptr<std::string> count(std::int32_t arg1, std::int32_t arg2) { return ::quaff::returned(::count(arg1, arg2)); }

#line 10 "example.i"
inline std::unique_ptr<std::string> describe_3(bool arg1) { return ::quaff::returned(::describe(arg1)); }

#line 8 "example.i"
inline std::unique_ptr<std::string> describe(std::int32_t arg1) { return ::quaff::returned(::describe(arg1)); }

#line 9 "example.i"
inline std::unique_ptr<std::string> describe_2(double arg1) { return ::quaff::returned(::describe(arg1)); }

#line 11 "example.i"
inline std::unique_ptr<std::string> describe_4(::quaff::Text arg1) { return ::quaff::returned(::describe(arg1.string())); }

#line 14 "example.i"
inline std::uint32_t power_2(std::uint32_t base) { return ::power(base); }

#line 14 "example.i"
inline std::uint32_t power(std::uint32_t base, std::uint32_t exponent) { return ::power(base, exponent); }

} // namespace quaff_bridge_example
