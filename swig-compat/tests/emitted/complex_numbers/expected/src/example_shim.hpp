// Written by quaff from example.i: change that file, not this one.
//
// One function for each row of the module's tables: it instantiates the C++ function and calls it. A row is one line,
// so that the place `#line` gives is its own: the compiler's errors then name the line of the interface.
// clang-format off
#pragma once

#include "quaff/contiguous.hpp"
#include "quaff/cuda_error.hpp"
#include "quaff/device_array.hpp"
#include "quaff/exception.hpp"
#include "quaff/reduction.hpp"
#include "quaff/text.hpp"
#include "quaff/vector.hpp"
#include "rust/cxx.h"

#include <cstdint>

#line 3 "example.i"
#include "spectra.hpp"

namespace quaff_bridge_example {

#line 11 "example.i"
inline bool inner_float(const ::quaff::Contiguous &left, const ::quaff::Contiguous &right, std::complex<float> &result) noexcept { try { result = ::spectra::inner<float>(left.data<const std::complex<float>>(), right.data<const std::complex<float>>(), left.size<int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 12 "example.i"
inline bool inner_double(const ::quaff::Contiguous &left, const ::quaff::Contiguous &right, std::complex<double> &result) noexcept { try { result = ::spectra::inner<double>(left.data<const std::complex<double>>(), right.data<const std::complex<double>>(), left.size<int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 16 "include/spectra.hpp"
inline bool rotate(const ::quaff::Contiguous &spectrum, std::complex<double> by) noexcept { try { ::spectra::rotate(spectrum.data<std::complex<double>>(), spectrum.size<int>(), by); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 28 "include/spectra.hpp"
inline bool same(const ::quaff::Contiguous &numbers, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::spectra::same(::quaff::as<::std::vector<std::complex<float>>>(numbers))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 23 "include/spectra.hpp"
inline bool zero(const ::quaff::DeviceArray &spectrum_d) noexcept { try { ::spectra::zero(spectrum_d.data<std::complex<float>>(), spectrum_d.size<int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

inline int pending_cuda_error() { return ::quaff::pending_cuda_error(); }
inline ::rust::String cuda_error_name(int code) { return ::quaff::cuda_error_name(code); }

} // namespace quaff_bridge_example
