// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/shim.hpp"
#include "quaff/vector.hpp"

#line 3 "example.i"
#include "containers.hpp"

namespace quaff_bridge_example {

#line 32 "include/containers.hpp"
inline bool count(const ::quaff::Contiguous &values, std::uint64_t &result) noexcept try {
#line 32
  result = ::containers::count(::quaff::as<::std::vector<std::int64_t>>(values));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 24 "include/containers.hpp"
inline bool reversed_2(const ::quaff::Contiguous &values, ::quaff::Vector &result) noexcept try {
#line 24
  result = ::quaff::owned(::containers::reversed(::quaff::as<::std::vector<double>>(values)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 24 "include/containers.hpp"
inline bool reversed(const ::quaff::Contiguous &values, const ::quaff::Contiguous &keep,
#line 24
    ::quaff::Vector &result) noexcept try {
#line 24
  result =
#line 24
      ::quaff::owned(::containers::reversed(::quaff::as<::std::vector<double>>(values),
#line 24
      ::quaff::as<::std::vector<bool>>(keep)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 18 "include/containers.hpp"
inline bool scale(const ::quaff::Contiguous &values, double by) noexcept try {
#line 18
  ::containers::scale(::quaff::as<::std::span<double>>(values), by);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 6 "example.i"
inline bool sum_float(const ::quaff::Contiguous &values, float &result) noexcept try {
#line 6
  result = ::containers::sum<float>(::quaff::as<::std::span<const float>>(values));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 7 "example.i"
inline bool sum_double(const ::quaff::Contiguous &values, double &result) noexcept try {
#line 7
  result = ::containers::sum<double>(::quaff::as<::std::span<const double>>(values));
  return true;
} catch (...) { return ::quaff::failed(); }

} // namespace quaff_bridge_example
