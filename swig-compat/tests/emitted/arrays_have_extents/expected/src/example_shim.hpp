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
#include "rust/cxx.h"

#include <cstdint>

#line 3 "example.i"
#include "matrices.hpp"

namespace quaff_bridge_example {

#line 16 "example.i"
inline bool multiply_float(const ::quaff::Contiguous &a, const ::quaff::Contiguous &b, const ::quaff::Contiguous &c, std::uint64_t m, std::uint64_t n, std::uint64_t k) noexcept { try { ::matrices::multiply<float>(a.data<const float>(), b.data<const float>(), c.data<float>(), ::quaff::extent<int>(m), ::quaff::extent<int>(n), ::quaff::extent<std::size_t>(k)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 17 "example.i"
inline bool multiply_double(const ::quaff::Contiguous &a, const ::quaff::Contiguous &b, const ::quaff::Contiguous &c, std::uint64_t m, std::uint64_t n, std::uint64_t k) noexcept { try { ::matrices::multiply<double>(a.data<const double>(), b.data<const double>(), c.data<double>(), ::quaff::extent<int>(m), ::quaff::extent<int>(n), ::quaff::extent<std::size_t>(k)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 39 "include/matrices.hpp"
inline bool pixels_2(const ::quaff::Contiguous &image, std::uint64_t height, std::uint64_t width, std::int32_t &result) noexcept { try { result = ::matrices::pixels(image.data<const unsigned char>(), ::quaff::extent<int>(height), ::quaff::extent<int>(width)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 39 "include/matrices.hpp"
inline bool pixels(const ::quaff::Contiguous &image, std::int32_t repeat, std::uint64_t height, std::uint64_t width, std::int32_t &result) noexcept { try { result = ::matrices::pixels(image.data<const unsigned char>(), ::quaff::extent<int>(height), ::quaff::extent<int>(width), repeat); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 33 "include/matrices.hpp"
inline bool scale(const ::quaff::Contiguous &x, double by) noexcept { try { ::matrices::scale(x.data<double>(), x.size<int>(), by); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 17 "include/matrices.hpp"
inline bool sum_of_product(const ::quaff::Contiguous &b, const ::quaff::Contiguous &x, std::uint64_t k, std::uint64_t n, double &result) noexcept { try { result = ::matrices::sum_of_product(b.data<const double>(), x.data<const double>(), ::quaff::extent<short>(k), ::quaff::extent<short>(n)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "include/matrices.hpp"
inline bool sum_rows(const ::quaff::DeviceArray &a_d, const ::quaff::DeviceArray &row_d, std::uint64_t m, std::uint64_t n) noexcept { try { ::matrices::sum_rows(a_d.data<const float>(), row_d.data<float>(), ::quaff::extent<int>(m), ::quaff::extent<int>(n)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 25 "include/matrices.hpp"
inline bool trace(const ::quaff::Contiguous &square, std::uint64_t n, double &result) noexcept { try { result = ::matrices::trace(square.data<const double>(), ::quaff::extent<int>(n)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

inline int pending_cuda_error() { return ::quaff::pending_cuda_error(); }
inline ::rust::String cuda_error_name(int code) { return ::quaff::cuda_error_name(code); }

} // namespace quaff_bridge_example
