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

std::string greet(const std::string &name) { return "hello " + name; }
const char *same(const char *text) { return text; }
std::string twice(std::string text) { return text + text; }
unsigned long length(const char *text) { return text == nullptr ? 0 : std::string(text).size(); }

namespace quaff_bridge_example {

#line 5 "example.i"
inline bool greet(::quaff::Text name, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(::greet(name.string())); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 8 "example.i"
inline bool length(::quaff::Text text, std::uint64_t &result) noexcept { try { result = ::length(text.c_str()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 6 "example.i"
inline bool same(::quaff::Text text, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(::same(text.c_str())); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 7 "example.i"
inline bool twice(::quaff::Text text, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(::twice(text.string())); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

} // namespace quaff_bridge_example
