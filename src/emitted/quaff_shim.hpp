#pragma once
#include "quaff/contiguous.hpp"
#include "quaff/exception.hpp"
#include "quaff/reduction.hpp"
#include "quaff/text.hpp"
#include <cstdint>
#include "quaff/sum.hpp"
namespace quaff_bridge::quaff {
inline float sum_float(const ::quaff::Strided &view) { return ::quaff::Reduction<::quaff::Sum<float>, float, float>::reduce(view); }
inline void sum_float_accumulate(::quaff::ReductionState &state, bool exact, const ::quaff::Strided &view) { ::quaff::Reduction<::quaff::Sum<float>, float, float>::accumulate(state, exact, view); }
inline void sum_float_merge(::quaff::ReductionState &into, bool exact, const ::quaff::ReductionState &from) { ::quaff::Reduction<::quaff::Sum<float>, float, float>::merge(into, exact, from); }
inline bool sum_float_finish(const ::quaff::ReductionState &state, bool exact, float &result) { return ::quaff::Reduction<::quaff::Sum<float>, float, float>::finish(state, exact, result); }
inline double sum_double(const ::quaff::Strided &view) { return ::quaff::Reduction<::quaff::Sum<double>, double, double>::reduce(view); }
inline void sum_double_accumulate(::quaff::ReductionState &state, bool exact, const ::quaff::Strided &view) { ::quaff::Reduction<::quaff::Sum<double>, double, double>::accumulate(state, exact, view); }
inline void sum_double_merge(::quaff::ReductionState &into, bool exact, const ::quaff::ReductionState &from) { ::quaff::Reduction<::quaff::Sum<double>, double, double>::merge(into, exact, from); }
inline bool sum_double_finish(const ::quaff::ReductionState &state, bool exact, double &result) { return ::quaff::Reduction<::quaff::Sum<double>, double, double>::finish(state, exact, result); }
}
