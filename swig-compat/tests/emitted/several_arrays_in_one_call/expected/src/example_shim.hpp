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

#line 7 "example.i"
template <class Left, class Right>
double dot(const Left *left, unsigned left_size, const Right *right, unsigned right_size) {
  double total = 0;
  for (unsigned i = 0; i < left_size && i < right_size; ++i)
    total += double(left[i]) * double(right[i]);
  return total;
}
double weighted(const double *left, unsigned left_size, const double *right, unsigned right_size, double *weights,
                int weight_count, double bias = 0.0) {
  return left_size + right_size + weight_count + weights[0] + bias;
}

namespace quaff_bridge_example {

#line 19 "example.i"
inline bool dot_float_float(const ::quaff::Contiguous &left, const ::quaff::Contiguous &right, double &result) noexcept { try { result = ::dot<float, float>(left.data<const float>(), left.size<unsigned int>(), right.data<const float>(), right.size<unsigned int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 20 "example.i"
inline bool dot_float_double(const ::quaff::Contiguous &left, const ::quaff::Contiguous &right, double &result) noexcept { try { result = ::dot<float, double>(left.data<const float>(), left.size<unsigned int>(), right.data<const double>(), right.size<unsigned int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 21 "example.i"
inline bool dot_unsigned_char_short(const ::quaff::Contiguous &left, const ::quaff::Contiguous &right, double &result) noexcept { try { result = ::dot<unsigned char, short>(left.data<const unsigned char>(), left.size<unsigned int>(), right.data<const short>(), right.size<unsigned int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 14 "example.i"
inline bool weighted_2(const ::quaff::Contiguous &left, const ::quaff::Contiguous &right, const ::quaff::Contiguous &weights, double &result) noexcept { try { result = ::weighted(left.data<const double>(), left.size<unsigned int>(), right.data<const double>(), right.size<unsigned int>(), weights.data<double>(), weights.size<int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 14 "example.i"
inline bool weighted(const ::quaff::Contiguous &left, const ::quaff::Contiguous &right, const ::quaff::Contiguous &weights, double bias, double &result) noexcept { try { result = ::weighted(left.data<const double>(), left.size<unsigned int>(), right.data<const double>(), right.size<unsigned int>(), weights.data<double>(), weights.size<int>(), bias); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

} // namespace quaff_bridge_example
