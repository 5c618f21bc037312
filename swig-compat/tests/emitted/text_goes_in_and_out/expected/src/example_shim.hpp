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
inline std::unique_ptr<std::string> greet(::quaff::Text name) { return ::quaff::returned(::greet(name.string())); }

#line 8 "example.i"
inline std::uint64_t length(::quaff::Text text) { return ::length(text.c_str()); }

#line 6 "example.i"
inline std::unique_ptr<std::string> same(::quaff::Text text) { return ::quaff::returned(::same(text.c_str())); }

#line 7 "example.i"
inline std::unique_ptr<std::string> twice(::quaff::Text text) { return ::quaff::returned(::twice(text.string())); }

} // namespace quaff_bridge_example
