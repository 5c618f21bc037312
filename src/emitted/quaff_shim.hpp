// Written by quaff from quaff.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and returns
// `false` if it has stored an exception. Each function is on one line, below a `#line` with its place in the interface,
// so that the compiler's errors name that place.
// clang-format off
#pragma once

#include "quaff/shim.hpp"

#line 5 "cpp/quaff.i"
#include "quaff/dot.hpp"
#include "quaff/norm.hpp"
#include "quaff/sum.hpp"

namespace quaff_bridge_quaff {

#line 71 "cpp/quaff.i"
inline bool dot_float(const ::quaff::Contiguous &x, const ::quaff::Contiguous &y, float &result) noexcept { try { result = ::quaff::dot<float>(x.data<const float>(), y.data<const float>(), x.size<std::size_t>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 72 "cpp/quaff.i"
inline bool dot_double(const ::quaff::Contiguous &x, const ::quaff::Contiguous &y, double &result) noexcept { try { result = ::quaff::dot<double>(x.data<const double>(), y.data<const double>(), x.size<std::size_t>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 55 "cpp/quaff.i"
inline bool norm_float(const ::quaff::Contiguous &array, float &result) noexcept { try { result = ::quaff::Reduction<::quaff::Norm<float>, float, float>::reduce(array); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 55 "cpp/quaff.i"
inline bool norm_float_accumulate(::quaff::ReductionState &state, bool exact, const ::quaff::Strided &array) noexcept { try { ::quaff::Reduction<::quaff::Norm<float>, float, float>::accumulate(state, exact, array); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 55 "cpp/quaff.i"
inline bool norm_float_merge(::quaff::ReductionState &into, bool exact, const ::quaff::ReductionState &from) noexcept { try { ::quaff::Reduction<::quaff::Norm<float>, float, float>::merge(into, exact, from); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 55 "cpp/quaff.i"
inline bool norm_float_finish(const ::quaff::ReductionState &state, bool exact, std::uint64_t elements, bool &decided, float &result) noexcept { try { decided = ::quaff::Reduction<::quaff::Norm<float>, float, float>::finish(state, exact, elements, result); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 55 "cpp/quaff.i"
inline bool norm_float_along(const ::quaff::Slices &slices) noexcept { try { ::quaff::Reduction<::quaff::Norm<float>, float, float>::along(slices); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 55 "cpp/quaff.i"
inline bool norm_float_accumulate_along(const ::quaff::Slices &slices) noexcept { try { ::quaff::Reduction<::quaff::Norm<float>, float, float>::accumulate_along(slices); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 55 "cpp/quaff.i"
inline bool norm_float_has_stand_in(bool exact) { return ::quaff::Reduction<::quaff::Norm<float>, float, float>::has_stand_in(exact); }

#line 55 "cpp/quaff.i"
inline bool norm_float_convert(::quaff::ReductionState &state, bool exact, bool &suffices) noexcept { try { suffices = ::quaff::Reduction<::quaff::Norm<float>, float, float>::convert(state, exact); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 56 "cpp/quaff.i"
inline bool norm_double(const ::quaff::Contiguous &array, double &result) noexcept { try { result = ::quaff::Reduction<::quaff::Norm<double>, double, double>::reduce(array); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 56 "cpp/quaff.i"
inline bool norm_double_accumulate(::quaff::ReductionState &state, bool exact, const ::quaff::Strided &array) noexcept { try { ::quaff::Reduction<::quaff::Norm<double>, double, double>::accumulate(state, exact, array); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 56 "cpp/quaff.i"
inline bool norm_double_merge(::quaff::ReductionState &into, bool exact, const ::quaff::ReductionState &from) noexcept { try { ::quaff::Reduction<::quaff::Norm<double>, double, double>::merge(into, exact, from); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 56 "cpp/quaff.i"
inline bool norm_double_finish(const ::quaff::ReductionState &state, bool exact, std::uint64_t elements, bool &decided, double &result) noexcept { try { decided = ::quaff::Reduction<::quaff::Norm<double>, double, double>::finish(state, exact, elements, result); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 56 "cpp/quaff.i"
inline bool norm_double_along(const ::quaff::Slices &slices) noexcept { try { ::quaff::Reduction<::quaff::Norm<double>, double, double>::along(slices); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 56 "cpp/quaff.i"
inline bool norm_double_accumulate_along(const ::quaff::Slices &slices) noexcept { try { ::quaff::Reduction<::quaff::Norm<double>, double, double>::accumulate_along(slices); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 56 "cpp/quaff.i"
inline bool norm_double_has_stand_in(bool exact) { return ::quaff::Reduction<::quaff::Norm<double>, double, double>::has_stand_in(exact); }

#line 56 "cpp/quaff.i"
inline bool norm_double_convert(::quaff::ReductionState &state, bool exact, bool &suffices) noexcept { try { suffices = ::quaff::Reduction<::quaff::Norm<double>, double, double>::convert(state, exact); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "cpp/quaff.i"
inline bool sum_float(const ::quaff::Contiguous &array, float &result) noexcept { try { result = ::quaff::Reduction<::quaff::Sum<float>, float, float>::reduce(array); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "cpp/quaff.i"
inline bool sum_float_accumulate(::quaff::ReductionState &state, bool exact, const ::quaff::Strided &array) noexcept { try { ::quaff::Reduction<::quaff::Sum<float>, float, float>::accumulate(state, exact, array); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "cpp/quaff.i"
inline bool sum_float_merge(::quaff::ReductionState &into, bool exact, const ::quaff::ReductionState &from) noexcept { try { ::quaff::Reduction<::quaff::Sum<float>, float, float>::merge(into, exact, from); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "cpp/quaff.i"
inline bool sum_float_finish(const ::quaff::ReductionState &state, bool exact, std::uint64_t elements, bool &decided, float &result) noexcept { try { decided = ::quaff::Reduction<::quaff::Sum<float>, float, float>::finish(state, exact, elements, result); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "cpp/quaff.i"
inline bool sum_float_along(const ::quaff::Slices &slices) noexcept { try { ::quaff::Reduction<::quaff::Sum<float>, float, float>::along(slices); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "cpp/quaff.i"
inline bool sum_float_accumulate_along(const ::quaff::Slices &slices) noexcept { try { ::quaff::Reduction<::quaff::Sum<float>, float, float>::accumulate_along(slices); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "cpp/quaff.i"
inline bool sum_float_has_stand_in(bool exact) { return ::quaff::Reduction<::quaff::Sum<float>, float, float>::has_stand_in(exact); }

#line 42 "cpp/quaff.i"
inline bool sum_float_convert(::quaff::ReductionState &state, bool exact, bool &suffices) noexcept { try { suffices = ::quaff::Reduction<::quaff::Sum<float>, float, float>::convert(state, exact); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 43 "cpp/quaff.i"
inline bool sum_double(const ::quaff::Contiguous &array, double &result) noexcept { try { result = ::quaff::Reduction<::quaff::Sum<double>, double, double>::reduce(array); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 43 "cpp/quaff.i"
inline bool sum_double_accumulate(::quaff::ReductionState &state, bool exact, const ::quaff::Strided &array) noexcept { try { ::quaff::Reduction<::quaff::Sum<double>, double, double>::accumulate(state, exact, array); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 43 "cpp/quaff.i"
inline bool sum_double_merge(::quaff::ReductionState &into, bool exact, const ::quaff::ReductionState &from) noexcept { try { ::quaff::Reduction<::quaff::Sum<double>, double, double>::merge(into, exact, from); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 43 "cpp/quaff.i"
inline bool sum_double_finish(const ::quaff::ReductionState &state, bool exact, std::uint64_t elements, bool &decided, double &result) noexcept { try { decided = ::quaff::Reduction<::quaff::Sum<double>, double, double>::finish(state, exact, elements, result); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 43 "cpp/quaff.i"
inline bool sum_double_along(const ::quaff::Slices &slices) noexcept { try { ::quaff::Reduction<::quaff::Sum<double>, double, double>::along(slices); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 43 "cpp/quaff.i"
inline bool sum_double_accumulate_along(const ::quaff::Slices &slices) noexcept { try { ::quaff::Reduction<::quaff::Sum<double>, double, double>::accumulate_along(slices); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 43 "cpp/quaff.i"
inline bool sum_double_has_stand_in(bool exact) { return ::quaff::Reduction<::quaff::Sum<double>, double, double>::has_stand_in(exact); }

#line 43 "cpp/quaff.i"
inline bool sum_double_convert(::quaff::ReductionState &state, bool exact, bool &suffices) noexcept { try { suffices = ::quaff::Reduction<::quaff::Sum<double>, double, double>::convert(state, exact); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

} // namespace quaff_bridge_quaff

// Not bound:
// cpp/include/quaff/norm.hpp:19: template class quaff::detail::ExactNorm: no `%template` instantiates it
// cpp/include/quaff/dot.hpp:19: template class quaff::DotProduct: no `%template` instantiates it
