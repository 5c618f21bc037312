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
inline bool apart(std::int32_t kernels, std::int32_t largest_double, std::int32_t &result) noexcept { try { result = ::apart(kernels, largest_double); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 10 "example.i"
inline bool largest_std_int32_t(const ::quaff::Contiguous &array, std::int32_t &result) noexcept { try { result = ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::reduce(array); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 10 "example.i"
inline bool largest_std_int32_t_accumulate(::quaff::ReductionState &state, bool exact, const ::quaff::Strided &array) noexcept { try { ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::accumulate(state, exact, array); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 10 "example.i"
inline bool largest_std_int32_t_merge(::quaff::ReductionState &into, bool exact, const ::quaff::ReductionState &from) noexcept { try { ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::merge(into, exact, from); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 10 "example.i"
inline bool largest_std_int32_t_finish(const ::quaff::ReductionState &state, bool exact, std::uint64_t elements, bool &decided, std::int32_t &result) noexcept { try { decided = ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::finish(state, exact, elements, result); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 10 "example.i"
inline bool largest_std_int32_t_along(const ::quaff::Slices &slices) noexcept { try { ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::along(slices); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 10 "example.i"
inline bool largest_std_int32_t_accumulate_along(const ::quaff::Slices &slices) noexcept { try { ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::accumulate_along(slices); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 10 "example.i"
inline bool largest_std_int32_t_has_stand_in(bool exact) { return ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::has_stand_in(exact); }

#line 10 "example.i"
inline bool largest_std_int32_t_convert(::quaff::ReductionState &state, bool exact, bool &suffices) noexcept { try { suffices = ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::convert(state, exact); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 11 "example.i"
inline bool largest_double(const ::quaff::Contiguous &array, double &result) noexcept { try { result = ::quaff::Reduction<::Largest<double>, double, double>::reduce(array); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 11 "example.i"
inline bool largest_double_accumulate(::quaff::ReductionState &state, bool exact, const ::quaff::Strided &array) noexcept { try { ::quaff::Reduction<::Largest<double>, double, double>::accumulate(state, exact, array); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 11 "example.i"
inline bool largest_double_merge(::quaff::ReductionState &into, bool exact, const ::quaff::ReductionState &from) noexcept { try { ::quaff::Reduction<::Largest<double>, double, double>::merge(into, exact, from); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 11 "example.i"
inline bool largest_double_finish(const ::quaff::ReductionState &state, bool exact, std::uint64_t elements, bool &decided, double &result) noexcept { try { decided = ::quaff::Reduction<::Largest<double>, double, double>::finish(state, exact, elements, result); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 11 "example.i"
inline bool largest_double_along(const ::quaff::Slices &slices) noexcept { try { ::quaff::Reduction<::Largest<double>, double, double>::along(slices); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 11 "example.i"
inline bool largest_double_accumulate_along(const ::quaff::Slices &slices) noexcept { try { ::quaff::Reduction<::Largest<double>, double, double>::accumulate_along(slices); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 11 "example.i"
inline bool largest_double_has_stand_in(bool exact) { return ::quaff::Reduction<::Largest<double>, double, double>::has_stand_in(exact); }

#line 11 "example.i"
inline bool largest_double_convert(::quaff::ReductionState &state, bool exact, bool &suffices) noexcept { try { suffices = ::quaff::Reduction<::Largest<double>, double, double>::convert(state, exact); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

} // namespace quaff_bridge_example
