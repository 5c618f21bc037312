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
#include "quaff/vector.hpp"

#include <cstdint>

#line 3 "example.i"
#include "example.hpp"

namespace quaff_bridge_example {

#line 10 "example.hpp"
inline bool below(std::int32_t count, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::example::below(count)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 37 "example.hpp"
inline bool halves(const ::quaff::Contiguous &values, ::quaff::Vector &result) noexcept { try { ::std::vector<double> quaff_written; ::example::halves(::quaff::as<::std::vector<double>>(values), quaff_written); result = ::quaff::owned(std::move(quaff_written)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 22 "example.hpp"
inline bool is_odd(std::int32_t count, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::example::is_odd(count)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 31 "example.hpp"
inline bool primes(::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::example::primes()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 8 "example.i"
inline bool repeated_float(const ::quaff::Contiguous &values, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::example::repeated<float>(values.data<const float>(), values.size<int>())); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 9 "example.i"
inline bool repeated_double(const ::quaff::Contiguous &values, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::example::repeated<double>(values.data<const double>(), values.size<int>())); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

} // namespace quaff_bridge_example
