// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/outputs.hpp"
#include "quaff/python.hpp"
#include "quaff/shim.hpp"
#include "quaff/vector.hpp"

#line 3 "example.i"
#include "example.hpp"

namespace quaff_bridge_example {

#line 10 "example.hpp"
inline bool below(std::int32_t count, ::quaff::Vector &result) noexcept try {
#line 10
  result = ::quaff::owned(::example::below(count));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 63 "example.hpp"
inline bool both(const ::quaff::Contiguous &values, ::quaff::PythonObject &result) noexcept try {
#line 63
  ::std::vector<float> local_1;
#line 63
  int local_2{};
#line 63
  ::quaff::Outputs all;
#line 63
  all.call([&]() -> decltype(auto) {
#line 63
    return ::example::both(::quaff::as<::std::vector<float>>(values), local_1, local_2);
  });
#line 63
  all.add(::std::move(local_1));
#line 63
  all.add(local_2);
#line 63
  result.object = all.take_tuple();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 56 "example.hpp"
inline bool count(std::int32_t count, ::quaff::PythonObject &result) noexcept try {
#line 56
  ::std::vector<int> local_1;
#line 56
  ::quaff::Outputs all;
#line 56
  all.call([&]() -> decltype(auto) { return ::example::count(count, local_1); });
#line 56
  all.add(::std::move(local_1));
#line 56
  result.object = all.take_tuple();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 37 "example.hpp"
inline bool halves(const ::quaff::Contiguous &values, ::quaff::Vector &result) noexcept try {
#line 37
  ::std::vector<double> local_1;
#line 37
  ::example::halves(::quaff::as<::std::vector<double>>(values), local_1);
#line 37
  result = ::quaff::owned(::std::move(local_1));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 22 "example.hpp"
inline bool is_odd(std::int32_t count, ::quaff::Vector &result) noexcept try {
#line 22
  result = ::quaff::owned(::example::is_odd(count));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 31 "example.hpp"
inline bool primes(::quaff::Vector &result) noexcept try {
#line 31
  result = ::quaff::owned(::example::primes());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 9 "example.i"
inline bool repeated_float(const ::quaff::Contiguous &values, ::quaff::Vector &result) noexcept try {
#line 9
  result = ::quaff::owned(::example::repeated<float>(values.data<const float>(), values.size<int>()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 10 "example.i"
inline bool repeated_double(const ::quaff::Contiguous &values, ::quaff::Vector &result) noexcept try {
#line 10
  result = ::quaff::owned(::example::repeated<double>(values.data<const double>(), values.size<int>()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 44 "example.hpp"
inline bool sort_out(const ::quaff::Contiguous &values, double border,
#line 44
    ::quaff::PythonObject &result) noexcept try {
#line 44
  ::std::vector<int> local_2;
#line 44
  ::std::vector<bool> local_3;
#line 44
  ::quaff::Outputs all;
#line 44
  all.call([&]() -> decltype(auto) {
#line 44
    return ::example::sort_out(::quaff::as<::std::vector<double>>(values), border, local_2, local_3);
  });
#line 44
  all.add(::std::move(local_2));
#line 44
  all.add(::std::move(local_3));
#line 44
  result.object = all.take_tuple();
  return true;
} catch (...) { return ::quaff::failed(); }

} // namespace quaff_bridge_example
