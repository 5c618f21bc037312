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
#include "sum.hpp"

namespace quaff_bridge_example {

#line 8 "example.i"
inline bool sum_float(const ::quaff::Contiguous &in_, float &result) noexcept { try { result = ::example::sum<float>(in_.data<const float>(), in_.size<unsigned int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 9 "example.i"
inline bool sum_double(const ::quaff::Contiguous &in_, double &result) noexcept { try { result = ::example::sum<double>(in_.data<const double>(), in_.size<unsigned int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

} // namespace quaff_bridge_example
