// Written by quaff from example.i: change that file, not this one.
//
// One function for each row of the module's tables: it instantiates the C++ function and calls it. A row is one line,
// so that the place `#line` gives is its own: the compiler's errors then name the line of the interface.
// clang-format off
#pragma once

#include "quaff/contiguous.hpp"
#include "quaff/exception.hpp"
#include "quaff/object.hpp"
#include "quaff/reduction.hpp"
#include "quaff/text.hpp"

#include <cstdint>

#line 11 "example.i"
int add(int a, int b) { return a + b; }
char letter(char letter) { return letter + 1; }
char *text(char *text, const char &last) { static char kept[2]; kept[0] = last; text[0] = 'x'; return kept; }

#line 42 "example.i"
struct Circle { double radius = 1; double twice() const { return 2 * radius; } };

namespace quaff_bridge_example {

#line 11 "example.i"
inline bool add(std::int32_t a, std::int32_t b, std::int32_t &result) noexcept { try { result = ::add(a, b); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 12 "example.i"
inline bool letter(::quaff::Text letter, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(std::string(1, ::letter(letter.letter()))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 13 "example.i"
inline bool text(::quaff::Text text, ::quaff::Text last, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(::text(::quaff::WritableText(text), last.letter())); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "example.i"
inline bool Circle_init(::quaff::Object &result) noexcept { try { result = ::quaff::construct<::Circle>(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "example.i"
inline bool Circle_radius_get(::quaff::Object object, double &result) noexcept { try { result = ::quaff::reference<::Circle>(object).radius; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "example.i"
inline bool Circle_radius_set(::quaff::Object object, double value) noexcept { try { ::quaff::reference<::Circle>(object).radius = value; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "example.i"
inline bool Circle_twice(::quaff::Object object, double &result) noexcept { try { result = ::quaff::reference<const ::Circle>(object).twice(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "example.i"
inline bool Circle_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Circle>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "example.i"
inline void Circle_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Circle>(object); }

} // namespace quaff_bridge_example
