// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/shim.hpp"

#line 3 "example.i"
#include "example.hpp"

namespace quaff_bridge_example {

#line 17 "example.i"
inline bool add_float(const ::quaff::Contiguous &a, const ::quaff::Contiguous &b,
#line 17
    const ::quaff::Contiguous &out) noexcept try {
#line 17
  ::example::add<float>(a.data<const float>(), b.data<const float>(), out.data<float>(), a.size<int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 18 "example.i"
inline bool add_double(const ::quaff::Contiguous &a, const ::quaff::Contiguous &b,
#line 18
    const ::quaff::Contiguous &out) noexcept try {
#line 18
  ::example::add<double>(a.data<const double>(), b.data<const double>(), out.data<double>(), a.size<int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 26 "example.hpp"
inline bool count_up_2(std::int64_t count, float first, const ::quaff::Contiguous &steps) noexcept try {
#line 26
  ::example::count_up(steps.data<float>(), static_cast<long>(count), first);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 26 "example.hpp"
inline bool count_up(std::int64_t count, float first, float step,
#line 26
    const ::quaff::Contiguous &steps) noexcept try {
#line 26
  ::example::count_up(steps.data<float>(), static_cast<long>(count), first, step);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 43 "example.hpp"
inline bool is_diagonal(std::uint32_t rows, std::uint32_t columns,
#line 43
    const ::quaff::Contiguous &table) noexcept try {
#line 43
  ::example::is_diagonal(table.data<bool>(), rows, columns);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 32 "example.hpp"
inline bool multiply(const ::quaff::Contiguous &left, const ::quaff::Contiguous &right,
#line 32
    const ::quaff::Contiguous &product, std::uint64_t m, std::uint64_t k, std::uint64_t n) noexcept try {
#line 32
  ::example::multiply(left.data<const double>(), right.data<const double>(), product.data<double>(),
#line 32
      ::quaff::extent<int>(m), ::quaff::extent<int>(k), ::quaff::extent<int>(n));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 15 "example.hpp"
inline bool split_2(const ::quaff::Contiguous &a, const ::quaff::Contiguous &low,
#line 15
    const ::quaff::Contiguous &high, std::int32_t &result) noexcept try {
#line 15
  result = ::example::split(low.data<double>(), high.data<double>(), a.size<std::size_t>(),
#line 15
      a.data<const double>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 15 "example.hpp"
inline bool split(const ::quaff::Contiguous &a, double border, const ::quaff::Contiguous &low,
#line 15
    const ::quaff::Contiguous &high, std::int32_t &result) noexcept try {
#line 15
  result = ::example::split(low.data<double>(), high.data<double>(), a.size<std::size_t>(),
#line 15
      a.data<const double>(), border);
  return true;
} catch (...) { return ::quaff::failed(); }

} // namespace quaff_bridge_example
