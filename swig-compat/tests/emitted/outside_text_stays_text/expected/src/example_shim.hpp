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

#line 5 "example.i"
namespace api {
int turn(int a) { return -a; }
}
namespace text {
/// What comes⁧ next is code, and is not run:
///
///     example(1);
int code(int a) { return a; }
}
namespace Order {
int scalar(int a) { return a; }
}
// Two of one name, and a keyword.
int f_(int a) { return a; }
int f_(double a) { return -1; }
int type(int type, int type_) { return type - type_; }
int type_(int a__b, int a_b, int _) { return a__b - a_b; }

#line 25 "example.i"
int g(int a[sizeof "‮"]);


int h(int a, const char *const *é);

namespace quaff_bridge_example {

#line 12 "example.i"
inline std::int32_t code(std::int32_t a) { return ::text::code(a); }

#line 18 "example.i"
inline std::int32_t f_(std::int32_t a) { return ::f_(a); }

#line 19 "example.i"
inline std::int32_t f_2(double a) { return ::f_(a); }

#line 15 "example.i"
inline std::int32_t scalar(std::int32_t a) { return ::Order::scalar(a); }

#line 6 "example.i"
inline std::int32_t turn(std::int32_t a) { return ::api::turn(a); }

#line 20 "example.i"
inline std::int32_t type_(std::int32_t type_, std::int32_t type_2) { return ::type(type_, type_2); }

#line 21 "example.i"
inline std::int32_t type_2(std::int32_t a_b, std::int32_t a_b2, std::int32_t _0) { return ::type_(a_b, a_b2, _0); }

} // namespace quaff_bridge_example

// Not bound:
// example.i:25: int g(int a[sizeof "\u{202e}"]): `a` is an array of fixed size: take a pointer and a length
// example.i:28: int h(int a, const char* const* é): `é` is a pointer to `const char* const`: take numbers, strings or arrays in a function of its own, for example in `%inline %{ … %}`
