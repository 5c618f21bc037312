// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and returns
// `false` if it has stored an exception. Each function is on one line, below a `#line` with its place in the interface,
// so that the compiler's errors name that place.
// clang-format off
#pragma once

#include "quaff/elementwise.hpp"
#include "quaff/shim.hpp"

#line 4 "example.i"
#include "include/shapes.hpp"

namespace quaff_bridge_example {

#line 11 "example.i"
inline bool hypotenuse_float_2(const ::quaff::ElementLoop &elements) noexcept { struct Row { static void apply(float &result, float a, float b) { result = ::shapes::hypotenuse<float>(a, b); } }; try { ::quaff::elementwise<Row>(elements); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 12 "example.i"
inline bool hypotenuse_double_2(const ::quaff::ElementLoop &elements) noexcept { struct Row { static void apply(double &result, double a, double b) { result = ::shapes::hypotenuse<double>(a, b); } }; try { ::quaff::elementwise<Row>(elements); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 11 "example.i"
inline bool hypotenuse_float(const ::quaff::ElementLoop &elements) noexcept { struct Row { static void apply(float &result, float a, float b, float scale) { result = ::shapes::hypotenuse<float>(a, b, scale); } }; try { ::quaff::elementwise<Row>(elements); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 12 "example.i"
inline bool hypotenuse_double(const ::quaff::ElementLoop &elements) noexcept { struct Row { static void apply(double &result, double a, double b, double scale) { result = ::shapes::hypotenuse<double>(a, b, scale); } }; try { ::quaff::elementwise<Row>(elements); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 15 "include/shapes.hpp"
inline bool parts(const ::quaff::ElementLoop &elements) noexcept { struct Row { static void apply(double &result_, int &result2, double result) { const auto returned_ = ::shapes::parts(result); result_ = std::get<0>(returned_); result2 = std::get<1>(returned_); } }; try { ::quaff::elementwise<Row>(elements); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 13 "example.i"
inline bool polar_double(const ::quaff::ElementLoop &elements) noexcept { struct Row { static void apply(double &result, double &result2, double x, double y) { ::shapes::polar<double>(x, y, result, result2); } }; try { ::quaff::elementwise<Row>(elements); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

} // namespace quaff_bridge_example
