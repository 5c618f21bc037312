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
#include "views.hpp"

namespace quaff_bridge_example {

#line 8 "include/views.hpp"
inline bool brighten(const ::quaff::Contiguous &image, float by, std::uint64_t rows, std::uint64_t columns, std::uint64_t pitch) noexcept { try { ::views::brighten(image.data<float>(), ::quaff::extent<int>(rows), ::quaff::extent<int>(columns), ::quaff::stride<std::ptrdiff_t>(pitch), by); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 25 "include/views.hpp"
inline bool corner(const ::quaff::Contiguous &table, std::uint64_t rows, std::uint64_t columns, double &result) noexcept { try { result = ::views::corner(table.data<const double>(), ::quaff::extent<int>(rows), ::quaff::extent<int>(columns)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 17 "example.i"
inline bool dot_float(const ::quaff::Contiguous &x, const ::quaff::Contiguous &y, std::uint64_t incx, std::uint64_t incy, float &result) noexcept { try { result = ::views::dot<float>(x.data<const float>(), x.size<int>(), ::quaff::stride<int>(incx), y.data<const float>(), ::quaff::stride<int>(incy)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 18 "example.i"
inline bool dot_double(const ::quaff::Contiguous &x, const ::quaff::Contiguous &y, std::uint64_t incx, std::uint64_t incy, double &result) noexcept { try { result = ::views::dot<double>(x.data<const double>(), x.size<int>(), ::quaff::stride<int>(incx), y.data<const double>(), ::quaff::stride<int>(incy)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 28 "include/views.hpp"
inline bool second_column(const ::quaff::Contiguous &matrix, std::uint64_t rows, std::uint64_t columns, std::uint64_t ld, double &result) noexcept { try { result = ::views::second_column(matrix.data<const double>(), ::quaff::extent<int>(rows), ::quaff::extent<int>(columns), ::quaff::stride<int>(ld)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

} // namespace quaff_bridge_example
