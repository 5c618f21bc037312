// Written by quaff from example.i: change that file, not this one.
//
// The kernels of the module's elementwise functions.
// NVRTC compiles them if it is available; its errors name the line of the interface.
// clang-format off
#include "quaff/elementwise.cuh"

#include <cstdint>

#ifndef QUAFF_KERNELS_WITHOUT_HEADER_include_shapes_hpp
#line 4 "example.i"
#include "include/shapes.hpp"
#endif

#ifndef QUAFF_KERNELS_WITHOUT_FUNCTION_hypotenuse_float_2
#line 11 "example.i"
namespace quaff_rows { struct hypotenuse_float_2 { static void apply(float &result, float a, float b) { result = ::shapes::hypotenuse<float>(a, b); } }; }
#line 11 "example.i"
QUAFF_ELEMENTWISE(hypotenuse_float_2, ::shapes::hypotenuse<float>)
#endif

#ifndef QUAFF_KERNELS_WITHOUT_FUNCTION_hypotenuse_double_2
#line 12 "example.i"
namespace quaff_rows { struct hypotenuse_double_2 { static void apply(double &result, double a, double b) { result = ::shapes::hypotenuse<double>(a, b); } }; }
#line 12 "example.i"
QUAFF_ELEMENTWISE(hypotenuse_double_2, ::shapes::hypotenuse<double>)
#endif

#ifndef QUAFF_KERNELS_WITHOUT_FUNCTION_hypotenuse_float
#line 11 "example.i"
namespace quaff_rows { struct hypotenuse_float { static void apply(float &result, float a, float b, float scale) { result = ::shapes::hypotenuse<float>(a, b, scale); } }; }
#line 11 "example.i"
QUAFF_ELEMENTWISE(hypotenuse_float, ::shapes::hypotenuse<float>)
#endif

#ifndef QUAFF_KERNELS_WITHOUT_FUNCTION_hypotenuse_double
#line 12 "example.i"
namespace quaff_rows { struct hypotenuse_double { static void apply(double &result, double a, double b, double scale) { result = ::shapes::hypotenuse<double>(a, b, scale); } }; }
#line 12 "example.i"
QUAFF_ELEMENTWISE(hypotenuse_double, ::shapes::hypotenuse<double>)
#endif

#ifndef QUAFF_KERNELS_WITHOUT_FUNCTION_parts
#line 15 "include/shapes.hpp"
namespace quaff_rows { struct parts { static void apply(double &result_, int &result2, double result) { const auto returned_ = ::shapes::parts(result); result_ = std::get<0>(returned_); result2 = std::get<1>(returned_); } }; }
#line 15 "include/shapes.hpp"
QUAFF_ELEMENTWISE(parts, ::shapes::parts)
#endif

#ifndef QUAFF_KERNELS_WITHOUT_FUNCTION_polar_double
#line 13 "example.i"
namespace quaff_rows { struct polar_double { static void apply(double &result, double &result2, double x, double y) { ::shapes::polar<double>(x, y, result, result2); } }; }
#line 13 "example.i"
QUAFF_ELEMENTWISE(polar_double, ::shapes::polar<double>)
#endif
