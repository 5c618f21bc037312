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
#include "vectors.hpp"

namespace quaff_bridge_example {

#line 15 "example.i"
inline bool add_float(const ::quaff::Contiguous &a, const ::quaff::Contiguous &b, const ::quaff::Contiguous &out) noexcept { try { ::vectors::add<float>(a.data<const float>(), b.data<const float>(), out.data<float>(), a.size<unsigned int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 16 "example.i"
inline bool add_double(const ::quaff::Contiguous &a, const ::quaff::Contiguous &b, const ::quaff::Contiguous &out) noexcept { try { ::vectors::add<double>(a.data<const double>(), b.data<const double>(), out.data<double>(), a.size<unsigned int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 36 "include/vectors.hpp"
inline bool copy_all(const ::quaff::Contiguous &first_source, const ::quaff::Contiguous &second_source, const ::quaff::Contiguous &destination) noexcept { try { ::vectors::copy_all(first_source.data<const double>(), second_source.data<const double>(), destination.data<double>(), first_source.size<int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 30 "include/vectors.hpp"
inline bool invert(const ::quaff::Contiguous &out, const ::quaff::Contiguous &where_) noexcept { try { ::vectors::invert(out.data<bool>(), where_.data<const double>(), out.size<int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 23 "include/vectors.hpp"
inline bool scaled(const ::quaff::Contiguous &a, double factor, double &result) noexcept { try { result = ::vectors::scaled(a.data<const double>(), factor, a.size<int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 13 "include/vectors.hpp"
inline bool weigh(const ::quaff::Contiguous &a, const ::quaff::Contiguous &b, double scale, const ::quaff::Contiguous &weights, double &result) noexcept { try { result = ::vectors::weigh(a.size<std::size_t>(), a.data<const double>(), b.data<const float>(), scale, weights.data<const double>(), weights.size<int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

} // namespace quaff_bridge_example
