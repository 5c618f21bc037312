// Written by quaff from quaff.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/shim.hpp"

#line 5 "cpp/quaff.i"
#include "quaff/dot.hpp"
#include "quaff/norm.hpp"
#include "quaff/sum.hpp"

namespace quaff_bridge_quaff {

#line 71 "cpp/quaff.i"
inline bool dot_float(const ::quaff::Contiguous &x, const ::quaff::Contiguous &y,
#line 71
    float &result) noexcept try {
#line 71
  result = ::quaff::dot<float>(x.data<const float>(), y.data<const float>(), x.size<std::size_t>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 72 "cpp/quaff.i"
inline bool dot_double(const ::quaff::Contiguous &x, const ::quaff::Contiguous &y,
#line 72
    double &result) noexcept try {
#line 72
  result = ::quaff::dot<double>(x.data<const double>(), y.data<const double>(), x.size<std::size_t>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 55 "cpp/quaff.i"
inline bool norm_float(const ::quaff::Contiguous &array, float &result) noexcept try {
#line 55
  result = ::quaff::Reduction<::quaff::Norm<float>, float, float>::reduce(array);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 55 "cpp/quaff.i"
inline bool norm_float_accumulate(::quaff::ReductionState &state, bool exact,
#line 55
    const ::quaff::Strided &array) noexcept try {
#line 55
  ::quaff::Reduction<::quaff::Norm<float>, float, float>::accumulate(state, exact, array);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 55 "cpp/quaff.i"
inline bool norm_float_merge(::quaff::ReductionState &into, bool exact,
#line 55
    const ::quaff::ReductionState &from) noexcept try {
#line 55
  ::quaff::Reduction<::quaff::Norm<float>, float, float>::merge(into, exact, from);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 55 "cpp/quaff.i"
inline bool norm_float_finish(const ::quaff::ReductionState &state, bool exact, std::uint64_t elements,
#line 55
    bool &decided, float &result) noexcept try {
#line 55
  decided = ::quaff::Reduction<::quaff::Norm<float>, float, float>::finish(state, exact, elements, result);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 55 "cpp/quaff.i"
inline bool norm_float_along(const ::quaff::Slices &slices) noexcept try {
#line 55
  ::quaff::Reduction<::quaff::Norm<float>, float, float>::along(slices);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 55 "cpp/quaff.i"
inline bool norm_float_accumulate_along(const ::quaff::Slices &slices) noexcept try {
#line 55
  ::quaff::Reduction<::quaff::Norm<float>, float, float>::accumulate_along(slices);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 55 "cpp/quaff.i"
inline bool norm_float_has_class(std::uint8_t number) {
#line 55
  return ::quaff::Reduction<::quaff::Norm<float>, float, float>::has_class(number);
}

#line 55 "cpp/quaff.i"
inline bool norm_float_convert(::quaff::ReductionState &state, bool exact, bool &suffices) noexcept try {
#line 55
  suffices = ::quaff::Reduction<::quaff::Norm<float>, float, float>::convert(state, exact);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 56 "cpp/quaff.i"
inline bool norm_double(const ::quaff::Contiguous &array, double &result) noexcept try {
#line 56
  result = ::quaff::Reduction<::quaff::Norm<double>, double, double>::reduce(array);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 56 "cpp/quaff.i"
inline bool norm_double_accumulate(::quaff::ReductionState &state, bool exact,
#line 56
    const ::quaff::Strided &array) noexcept try {
#line 56
  ::quaff::Reduction<::quaff::Norm<double>, double, double>::accumulate(state, exact, array);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 56 "cpp/quaff.i"
inline bool norm_double_merge(::quaff::ReductionState &into, bool exact,
#line 56
    const ::quaff::ReductionState &from) noexcept try {
#line 56
  ::quaff::Reduction<::quaff::Norm<double>, double, double>::merge(into, exact, from);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 56 "cpp/quaff.i"
inline bool norm_double_finish(const ::quaff::ReductionState &state, bool exact, std::uint64_t elements,
#line 56
    bool &decided, double &result) noexcept try {
#line 56
  decided = ::quaff::Reduction<::quaff::Norm<double>, double, double>::finish(state, exact, elements, result);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 56 "cpp/quaff.i"
inline bool norm_double_along(const ::quaff::Slices &slices) noexcept try {
#line 56
  ::quaff::Reduction<::quaff::Norm<double>, double, double>::along(slices);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 56 "cpp/quaff.i"
inline bool norm_double_accumulate_along(const ::quaff::Slices &slices) noexcept try {
#line 56
  ::quaff::Reduction<::quaff::Norm<double>, double, double>::accumulate_along(slices);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 56 "cpp/quaff.i"
inline bool norm_double_has_class(std::uint8_t number) {
#line 56
  return ::quaff::Reduction<::quaff::Norm<double>, double, double>::has_class(number);
}

#line 56 "cpp/quaff.i"
inline bool norm_double_convert(::quaff::ReductionState &state, bool exact, bool &suffices) noexcept try {
#line 56
  suffices = ::quaff::Reduction<::quaff::Norm<double>, double, double>::convert(state, exact);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 42 "cpp/quaff.i"
inline bool sum_float(const ::quaff::Contiguous &array, float &result) noexcept try {
#line 42
  result = ::quaff::Reduction<::quaff::Sum<float>, float, float>::reduce(array);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 42 "cpp/quaff.i"
inline bool sum_float_accumulate(::quaff::ReductionState &state, bool exact,
#line 42
    const ::quaff::Strided &array) noexcept try {
#line 42
  ::quaff::Reduction<::quaff::Sum<float>, float, float>::accumulate(state, exact, array);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 42 "cpp/quaff.i"
inline bool sum_float_merge(::quaff::ReductionState &into, bool exact,
#line 42
    const ::quaff::ReductionState &from) noexcept try {
#line 42
  ::quaff::Reduction<::quaff::Sum<float>, float, float>::merge(into, exact, from);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 42 "cpp/quaff.i"
inline bool sum_float_finish(const ::quaff::ReductionState &state, bool exact, std::uint64_t elements,
#line 42
    bool &decided, float &result) noexcept try {
#line 42
  decided = ::quaff::Reduction<::quaff::Sum<float>, float, float>::finish(state, exact, elements, result);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 42 "cpp/quaff.i"
inline bool sum_float_along(const ::quaff::Slices &slices) noexcept try {
#line 42
  ::quaff::Reduction<::quaff::Sum<float>, float, float>::along(slices);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 42 "cpp/quaff.i"
inline bool sum_float_accumulate_along(const ::quaff::Slices &slices) noexcept try {
#line 42
  ::quaff::Reduction<::quaff::Sum<float>, float, float>::accumulate_along(slices);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 42 "cpp/quaff.i"
inline bool sum_float_has_class(std::uint8_t number) {
#line 42
  return ::quaff::Reduction<::quaff::Sum<float>, float, float>::has_class(number);
}

#line 42 "cpp/quaff.i"
inline bool sum_float_convert(::quaff::ReductionState &state, bool exact, bool &suffices) noexcept try {
#line 42
  suffices = ::quaff::Reduction<::quaff::Sum<float>, float, float>::convert(state, exact);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 43 "cpp/quaff.i"
inline bool sum_double(const ::quaff::Contiguous &array, double &result) noexcept try {
#line 43
  result = ::quaff::Reduction<::quaff::Sum<double>, double, double>::reduce(array);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 43 "cpp/quaff.i"
inline bool sum_double_accumulate(::quaff::ReductionState &state, bool exact,
#line 43
    const ::quaff::Strided &array) noexcept try {
#line 43
  ::quaff::Reduction<::quaff::Sum<double>, double, double>::accumulate(state, exact, array);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 43 "cpp/quaff.i"
inline bool sum_double_merge(::quaff::ReductionState &into, bool exact,
#line 43
    const ::quaff::ReductionState &from) noexcept try {
#line 43
  ::quaff::Reduction<::quaff::Sum<double>, double, double>::merge(into, exact, from);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 43 "cpp/quaff.i"
inline bool sum_double_finish(const ::quaff::ReductionState &state, bool exact, std::uint64_t elements,
#line 43
    bool &decided, double &result) noexcept try {
#line 43
  decided = ::quaff::Reduction<::quaff::Sum<double>, double, double>::finish(state, exact, elements, result);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 43 "cpp/quaff.i"
inline bool sum_double_along(const ::quaff::Slices &slices) noexcept try {
#line 43
  ::quaff::Reduction<::quaff::Sum<double>, double, double>::along(slices);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 43 "cpp/quaff.i"
inline bool sum_double_accumulate_along(const ::quaff::Slices &slices) noexcept try {
#line 43
  ::quaff::Reduction<::quaff::Sum<double>, double, double>::accumulate_along(slices);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 43 "cpp/quaff.i"
inline bool sum_double_has_class(std::uint8_t number) {
#line 43
  return ::quaff::Reduction<::quaff::Sum<double>, double, double>::has_class(number);
}

#line 43 "cpp/quaff.i"
inline bool sum_double_convert(::quaff::ReductionState &state, bool exact, bool &suffices) noexcept try {
#line 43
  suffices = ::quaff::Reduction<::quaff::Sum<double>, double, double>::convert(state, exact);
  return true;
} catch (...) { return ::quaff::failed(); }

} // namespace quaff_bridge_quaff

// Not bound:
// cpp/include/quaff/norm.hpp:19: template class quaff::detail::ExactNorm: no `%template` instantiates it
// cpp/include/quaff/dot.hpp:21: template class quaff::DotProduct: no `%template` instantiates it
