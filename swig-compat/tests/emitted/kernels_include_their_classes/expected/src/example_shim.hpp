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
#include "checked.hpp"
#include <string>
#define SMALLEST -8

inline std::string name() { return "example"; }

#include "largest.hpp"
#include "largest_of_bools.hpp"

namespace quaff_bridge_example {

#line 5 "include/checked.hpp"
inline bool half(std::int32_t number, std::int32_t &result) noexcept { try { result = ::half(number); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 20 "example.i"
inline bool largest_std_int32_t(const ::quaff::Contiguous &array, std::int32_t &result) noexcept { try { result = ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::reduce(array); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 20 "example.i"
inline bool largest_std_int32_t_accumulate(::quaff::ReductionState &state, bool exact, const ::quaff::Strided &array) noexcept { try { ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::accumulate(state, exact, array); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 20 "example.i"
inline bool largest_std_int32_t_merge(::quaff::ReductionState &into, bool exact, const ::quaff::ReductionState &from) noexcept { try { ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::merge(into, exact, from); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 20 "example.i"
inline bool largest_std_int32_t_finish(const ::quaff::ReductionState &state, bool exact, std::uint64_t elements, bool &decided, std::int32_t &result) noexcept { try { decided = ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::finish(state, exact, elements, result); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 20 "example.i"
inline bool largest_std_int32_t_along(const ::quaff::Slices &slices) noexcept { try { ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::along(slices); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 20 "example.i"
inline bool largest_std_int32_t_accumulate_along(const ::quaff::Slices &slices) noexcept { try { ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::accumulate_along(slices); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 20 "example.i"
inline bool largest_std_int32_t_has_stand_in(bool exact) { return ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::has_stand_in(exact); }

#line 20 "example.i"
inline bool largest_std_int32_t_convert(::quaff::ReductionState &state, bool exact, bool &suffices) noexcept { try { suffices = ::quaff::Reduction<::Largest<std::int32_t>, std::int32_t, std::int32_t>::convert(state, exact); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 21 "example.i"
inline bool largest_bool(const ::quaff::Contiguous &array, bool &result) noexcept { try { result = ::quaff::Reduction<::Largest<bool>, bool, bool>::reduce(array); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 21 "example.i"
inline bool largest_bool_accumulate(::quaff::ReductionState &state, bool exact, const ::quaff::Strided &array) noexcept { try { ::quaff::Reduction<::Largest<bool>, bool, bool>::accumulate(state, exact, array); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 21 "example.i"
inline bool largest_bool_merge(::quaff::ReductionState &into, bool exact, const ::quaff::ReductionState &from) noexcept { try { ::quaff::Reduction<::Largest<bool>, bool, bool>::merge(into, exact, from); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 21 "example.i"
inline bool largest_bool_finish(const ::quaff::ReductionState &state, bool exact, std::uint64_t elements, bool &decided, bool &result) noexcept { try { decided = ::quaff::Reduction<::Largest<bool>, bool, bool>::finish(state, exact, elements, result); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 21 "example.i"
inline bool largest_bool_along(const ::quaff::Slices &slices) noexcept { try { ::quaff::Reduction<::Largest<bool>, bool, bool>::along(slices); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 21 "example.i"
inline bool largest_bool_accumulate_along(const ::quaff::Slices &slices) noexcept { try { ::quaff::Reduction<::Largest<bool>, bool, bool>::accumulate_along(slices); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 21 "example.i"
inline bool largest_bool_has_stand_in(bool exact) { return ::quaff::Reduction<::Largest<bool>, bool, bool>::has_stand_in(exact); }

#line 21 "example.i"
inline bool largest_bool_convert(::quaff::ReductionState &state, bool exact, bool &suffices) noexcept { try { suffices = ::quaff::Reduction<::Largest<bool>, bool, bool>::convert(state, exact); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 15 "example.i"
inline bool name(std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(::name()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

} // namespace quaff_bridge_example
