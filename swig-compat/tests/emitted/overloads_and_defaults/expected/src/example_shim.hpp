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

#line 6 "example.i"
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

#line 9 "example.i"
inline bool add_4(std::int32_t a, std::int32_t &result) noexcept { try { result = ::add(a); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 9 "example.i"
inline bool add_3(std::int32_t a, std::int32_t b, std::int32_t &result) noexcept { try { result = ::add(a, b); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 9 "example.i"
inline bool add(std::int32_t a, std::int32_t b, std::int32_t c, std::int32_t &result) noexcept { try { result = ::add(a, b, c); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 10 "example.i"
inline bool add_2(double a, double b, double &result) noexcept { try { result = ::add(a, b); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 16 "example.i"
inline bool count(std::int32_t arg1, std::int32_t arg2, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(::count(arg1, arg2)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 13 "example.i"
inline bool describe_3(bool arg1, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(::describe(arg1)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 11 "example.i"
inline bool describe(std::int32_t arg1, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(::describe(arg1)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 12 "example.i"
inline bool describe_2(double arg1, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(::describe(arg1)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 14 "example.i"
inline bool describe_4(::quaff::Text arg1, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(::describe(arg1.string())); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 17 "example.i"
inline bool power_2(std::uint32_t base, std::uint32_t &result) noexcept { try { result = ::power(base); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 17 "example.i"
inline bool power(std::uint32_t base, std::uint32_t exponent, std::uint32_t &result) noexcept { try { result = ::power(base, exponent); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

} // namespace quaff_bridge_example
