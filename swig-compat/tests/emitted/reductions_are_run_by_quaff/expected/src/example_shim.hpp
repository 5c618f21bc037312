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

#line 4 "example.i"
#include "largest.hpp"

#line 13 "example.i"
/// Parameters are not to hide what the module has of reductions.
int apart(int KERNELS, int LARGEST_DOUBLE) { return KERNELS - LARGEST_DOUBLE; }

namespace quaff_bridge_example {

#line 14 "example.i"
inline std::int32_t apart(std::int32_t kernels, std::int32_t largest_double) { return ::apart(kernels, largest_double); }

#line 10 "example.i"
inline std::int32_t largest_std_int32_t(const ::quaff::Contiguous &array) { return ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::reduce(array); }

#line 10 "example.i"
inline void largest_std_int32_t_accumulate(::quaff::ReductionState &state, bool exact, const ::quaff::Strided &array) { ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::accumulate(state, exact, array); }

#line 10 "example.i"
inline void largest_std_int32_t_merge(::quaff::ReductionState &into, bool exact, const ::quaff::ReductionState &from) { ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::merge(into, exact, from); }

#line 10 "example.i"
inline bool largest_std_int32_t_finish(const ::quaff::ReductionState &state, bool exact, std::uint64_t elements, std::int32_t &result) { return ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::finish(state, exact, elements, result); }

#line 10 "example.i"
inline bool largest_std_int32_t_has_stand_in(bool exact) { return ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::has_stand_in(exact); }

#line 10 "example.i"
inline bool largest_std_int32_t_convert(::quaff::ReductionState &state, bool exact) { return ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::convert(state, exact); }

#line 11 "example.i"
inline double largest_double(const ::quaff::Contiguous &array) { return ::quaff::Reduction<::Largest<double>, double, double>::reduce(array); }

#line 11 "example.i"
inline void largest_double_accumulate(::quaff::ReductionState &state, bool exact, const ::quaff::Strided &array) { ::quaff::Reduction<::Largest<double>, double, double>::accumulate(state, exact, array); }

#line 11 "example.i"
inline void largest_double_merge(::quaff::ReductionState &into, bool exact, const ::quaff::ReductionState &from) { ::quaff::Reduction<::Largest<double>, double, double>::merge(into, exact, from); }

#line 11 "example.i"
inline bool largest_double_finish(const ::quaff::ReductionState &state, bool exact, std::uint64_t elements, double &result) { return ::quaff::Reduction<::Largest<double>, double, double>::finish(state, exact, elements, result); }

#line 11 "example.i"
inline bool largest_double_has_stand_in(bool exact) { return ::quaff::Reduction<::Largest<double>, double, double>::has_stand_in(exact); }

#line 11 "example.i"
inline bool largest_double_convert(::quaff::ReductionState &state, bool exact) { return ::quaff::Reduction<::Largest<double>, double, double>::convert(state, exact); }

} // namespace quaff_bridge_example
