// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/shim.hpp"

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
/// Two of one name, and a keyword.
int f_(int a) { return a; }
int f_(double a) { return -1; }
int type(int type, int type_) { return type - type_; }
int type_(int a__b, int a_b, int _) { return a__b - a_b; }

#line 25 "example.i"
int g(decltype(sizeof "‮") a, long double b);


int h(int a, const char *const *é, long double b);

namespace quaff_bridge_example {

#line 12 "example.i"
inline bool code(std::int32_t a, std::int32_t &result) noexcept try {
#line 12
  result = ::text::code(a);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 18 "example.i"
inline bool f_(std::int32_t a, std::int32_t &result) noexcept try {
#line 18
  result = ::f_(a);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 19 "example.i"
inline bool f_2(double a, std::int32_t &result) noexcept try {
#line 19
  result = ::f_(a);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 15 "example.i"
inline bool scalar(std::int32_t a, std::int32_t &result) noexcept try {
#line 15
  result = ::Order::scalar(a);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 6 "example.i"
inline bool turn(std::int32_t a, std::int32_t &result) noexcept try {
#line 6
  result = ::api::turn(a);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 20 "example.i"
inline bool type_(std::int32_t type_, std::int32_t type_2, std::int32_t &result) noexcept try {
#line 20
  result = ::type(type_, type_2);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 21 "example.i"
inline bool type_2(std::int32_t a_b, std::int32_t a_b2, std::int32_t _0, std::int32_t &result) noexcept try {
#line 21
  result = ::type_(a_b, a_b2, _0);
  return true;
} catch (...) { return ::quaff::failed(); }

} // namespace quaff_bridge_example

// Not bound:
// example.i:25: int g(decltype(sizeof "\u{202e}") a, long double b): `b` has the type `long double`: take `double`, which is the type of Python's floats
// example.i:28: int h(int a, const char* const* é, long double b): `b` has the type `long double`: take `double`, which is the type of Python's floats
