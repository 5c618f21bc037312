// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and returns
// `false` if it has stored an exception. Each function is on one line, below a `#line` with its place in the interface,
// so that the compiler's errors name that place.
// clang-format off
#pragma once

#include "quaff/shim.hpp"

#line 3 "example.i"
#include "example.hpp"

namespace quaff_bridge_example {

#line 17 "example.i"
inline bool add_float(const ::quaff::Contiguous &a, const ::quaff::Contiguous &b, const ::quaff::Contiguous &out) noexcept { try { ::example::add<float>(a.data<const float>(), b.data<const float>(), out.data<float>(), a.size<int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 18 "example.i"
inline bool add_double(const ::quaff::Contiguous &a, const ::quaff::Contiguous &b, const ::quaff::Contiguous &out) noexcept { try { ::example::add<double>(a.data<const double>(), b.data<const double>(), out.data<double>(), a.size<int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 26 "example.hpp"
inline bool count_up_2(std::int64_t count, float first, const ::quaff::Contiguous &steps) noexcept { try { ::example::count_up(steps.data<float>(), static_cast<long>(count), first); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 26 "example.hpp"
inline bool count_up(std::int64_t count, float first, float step, const ::quaff::Contiguous &steps) noexcept { try { ::example::count_up(steps.data<float>(), static_cast<long>(count), first, step); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 43 "example.hpp"
inline bool is_diagonal(std::uint32_t rows, std::uint32_t columns, const ::quaff::Contiguous &table) noexcept { try { ::example::is_diagonal(table.data<bool>(), rows, columns); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 32 "example.hpp"
inline bool multiply(const ::quaff::Contiguous &left, const ::quaff::Contiguous &right, const ::quaff::Contiguous &product, std::uint64_t m, std::uint64_t k, std::uint64_t n) noexcept { try { ::example::multiply(left.data<const double>(), right.data<const double>(), product.data<double>(), ::quaff::extent<int>(m), ::quaff::extent<int>(k), ::quaff::extent<int>(n)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 15 "example.hpp"
inline bool split_2(const ::quaff::Contiguous &a, const ::quaff::Contiguous &low, const ::quaff::Contiguous &high, std::int32_t &result) noexcept { try { result = ::example::split(low.data<double>(), high.data<double>(), a.size<std::size_t>(), a.data<const double>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 15 "example.hpp"
inline bool split(const ::quaff::Contiguous &a, double border, const ::quaff::Contiguous &low, const ::quaff::Contiguous &high, std::int32_t &result) noexcept { try { result = ::example::split(low.data<double>(), high.data<double>(), a.size<std::size_t>(), a.data<const double>(), border); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

} // namespace quaff_bridge_example
