// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/elementwise.hpp"
#include "quaff/shim.hpp"

#line 4 "example.i"
#include "include/shapes.hpp"

namespace quaff_bridge_example {

#line 11 "example.i"
inline bool hypotenuse_float_2(const ::quaff::ElementLoop &elements) noexcept try {
#line 11
  struct Row {
#line 11
    static void apply(float &result, float a, float b) { result = ::shapes::hypotenuse<float>(a, b); }
  };
#line 11
  ::quaff::elementwise<Row>(elements);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 12 "example.i"
inline bool hypotenuse_double_2(const ::quaff::ElementLoop &elements) noexcept try {
#line 12
  struct Row {
#line 12
    static void apply(double &result, double a, double b) { result = ::shapes::hypotenuse<double>(a, b); }
  };
#line 12
  ::quaff::elementwise<Row>(elements);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 11 "example.i"
inline bool hypotenuse_float(const ::quaff::ElementLoop &elements) noexcept try {
#line 11
  struct Row {
#line 11
    static void apply(float &result, float a, float b, float scale) {
#line 11
      result = ::shapes::hypotenuse<float>(a, b, scale);
    }
  };
#line 11
  ::quaff::elementwise<Row>(elements);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 12 "example.i"
inline bool hypotenuse_double(const ::quaff::ElementLoop &elements) noexcept try {
#line 12
  struct Row {
#line 12
    static void apply(double &result, double a, double b, double scale) {
#line 12
      result = ::shapes::hypotenuse<double>(a, b, scale);
    }
  };
#line 12
  ::quaff::elementwise<Row>(elements);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 15 "include/shapes.hpp"
inline bool parts(const ::quaff::ElementLoop &elements) noexcept try {
#line 15
  struct Row {
#line 15
    static void apply(double &result_, int &result2, double result) {
#line 15
      const auto returned_ = ::shapes::parts(result);
#line 15
      result_ = std::get<0>(returned_);
#line 15
      result2 = std::get<1>(returned_);
    }
  };
#line 15
  ::quaff::elementwise<Row>(elements);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 13 "example.i"
inline bool polar_double(const ::quaff::ElementLoop &elements) noexcept try {
#line 13
  struct Row {
#line 13
    static void apply(double &result, double &result2, double x, double y) {
#line 13
      ::shapes::polar<double>(x, y, result, result2);
    }
  };
#line 13
  ::quaff::elementwise<Row>(elements);
  return true;
} catch (...) { return ::quaff::failed(); }

} // namespace quaff_bridge_example
