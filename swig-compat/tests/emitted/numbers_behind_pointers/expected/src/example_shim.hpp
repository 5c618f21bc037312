// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/object.hpp"
#include "quaff/outputs.hpp"
#include "quaff/python.hpp"
#include "quaff/shim.hpp"
#include "quaff/value_choice.hpp"

#line 4 "example.i"
#include "divide.hpp"
#include "square.hpp"

namespace quaff_bridge_example {

#line 27 "include/divide.hpp"
inline bool compare(std::int32_t a, std::int32_t b, bool &result) noexcept try {
#line 27
  bool local_2{};
#line 27
  ::compare(a, b, local_2);
#line 27
  result = local_2;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 20 "include/divide.hpp"
inline bool divide(std::int32_t a, std::int32_t b, ::quaff::PythonObject &result) noexcept try {
#line 20
  int local_2{};
#line 20
  ::quaff::Outputs all;
#line 20
  all.call([&]() -> decltype(auto) { return ::divide(a, b, &local_2); });
#line 20
  all.add(local_2);
#line 20
  result.object = all.take();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 9 "example.i"
inline bool halve(std::int32_t inout, ::quaff::PythonObject &result) noexcept try {
#line 9
  int local_0{inout};
#line 9
  ::quaff::Outputs all;
#line 9
  all.call([&]() -> decltype(auto) { return ::halve(&local_0); });
#line 9
  all.add(local_0);
#line 9
  result.object = all.take();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 10 "example.i"
inline bool limits(::quaff::PythonObject &result) noexcept try {
#line 10
  int local_0{};
#line 10
  double local_1{};
#line 10
  ::quaff::Outputs all;
#line 10
  all.call([&]() -> decltype(auto) { return ::limits(&local_0, &local_1); });
#line 10
  all.add(local_0);
#line 10
  all.add(local_1);
#line 10
  result.object = all.take();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 13 "example.i"
inline bool scaled_2(std::int32_t value, std::int32_t &result) noexcept try {
#line 13
  result = ::scaled(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 13 "example.i"
inline bool scaled_settle_input(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 13
  result.object = ::quaff::settled<::std::optional<int>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 13 "example.i"
inline bool scaled(std::int32_t value, ::quaff::PythonObject input, std::int32_t &result) noexcept try {
#line 13
  result = ::scaled(value,
#line 13
      ::quaff::pointer_to(::quaff::Argument<::std::optional<int>>(input,
#line 13
      "`scaled`: argument `INPUT`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 5 "include/square.hpp"
inline bool square(const ::quaff::Contiguous &x, const ::quaff::Contiguous &squares,
#line 5
    double &result) noexcept try {
#line 5
  double local_3{};
#line 5
  ::square(x.data<const double>(), squares.data<double>(), x.size<int>(), &local_3);
#line 5
  result = local_3;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 11 "example.i"
inline bool twice(double input, double &result) noexcept try {
#line 11
  double local_0{input};
#line 11
  result = ::twice(&local_0);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "include/divide.hpp"
inline bool Counter_init(::quaff::Object &result) noexcept try {
#line 28
  result = ::quaff::construct<::Counter>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 29 "include/divide.hpp"
inline bool Counter_add_2(::quaff::Object object, std::int64_t total,
#line 29
    ::quaff::PythonObject &result) noexcept try {
#line 29
  long long local_0{static_cast<long long>(total)};
#line 29
  ::quaff::Outputs all;
#line 29
  all.call([&]() -> decltype(auto) { return ::quaff::reference<::Counter>(object).add(local_0); });
#line 29
  all.add(local_0);
#line 29
  result.object = all.take();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 29 "include/divide.hpp"
inline bool Counter_add(::quaff::Object object, std::int64_t total, std::int32_t by,
#line 29
    ::quaff::PythonObject &result) noexcept try {
#line 29
  long long local_0{static_cast<long long>(total)};
#line 29
  ::quaff::Outputs all;
#line 29
  all.call([&]() -> decltype(auto) { return ::quaff::reference<::Counter>(object).add(local_0, by); });
#line 29
  all.add(local_0);
#line 29
  result.object = all.take();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "include/divide.hpp"
inline bool Counter_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 28
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Counter>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "include/divide.hpp"
inline void Counter_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Counter>(object); }

} // namespace quaff_bridge_example
