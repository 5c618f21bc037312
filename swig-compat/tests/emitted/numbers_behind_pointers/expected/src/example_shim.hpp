// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and returns
// `false` if it has stored an exception. Each function is on one line, below a `#line` with its place in the interface,
// so that the compiler's errors name that place.
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
inline bool compare(std::int32_t a, std::int32_t b, bool &result) noexcept { try { bool local_2{}; ::compare(a, b, local_2); result = local_2; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 20 "include/divide.hpp"
inline bool divide(std::int32_t a, std::int32_t b, ::quaff::PythonObject &result) noexcept { try { int local_2{}; ::quaff::Outputs all; all.call([&]() -> decltype(auto) { return ::divide(a, b, &local_2); }); all.add(local_2); result.object = all.take(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 9 "example.i"
inline bool halve(std::int32_t inout, ::quaff::PythonObject &result) noexcept { try { int local_0{inout}; ::quaff::Outputs all; all.call([&]() -> decltype(auto) { return ::halve(&local_0); }); all.add(local_0); result.object = all.take(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 10 "example.i"
inline bool limits(::quaff::PythonObject &result) noexcept { try { int local_0{}; double local_1{}; ::quaff::Outputs all; all.call([&]() -> decltype(auto) { return ::limits(&local_0, &local_1); }); all.add(local_0); all.add(local_1); result.object = all.take(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 13 "example.i"
inline bool scaled_2(std::int32_t value, std::int32_t &result) noexcept { try { result = ::scaled(value); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 13 "example.i"
inline bool scaled_settle_input(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept { try { result.object = ::quaff::settled<::std::optional<int>>(given); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 13 "example.i"
inline bool scaled(std::int32_t value, ::quaff::PythonObject input, std::int32_t &result) noexcept { try { result = ::scaled(value, ::quaff::pointer_to(::quaff::Argument<::std::optional<int>>(input, "`scaled`: argument `INPUT`: ").get())); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 5 "include/square.hpp"
inline bool square(const ::quaff::Contiguous &x, const ::quaff::Contiguous &squares, double &result) noexcept { try { double local_3{}; ::square(x.data<const double>(), squares.data<double>(), x.size<int>(), &local_3); result = local_3; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 11 "example.i"
inline bool twice(double input, double &result) noexcept { try { double local_0{input}; result = ::twice(&local_0); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 28 "include/divide.hpp"
inline bool Counter_init(::quaff::Object &result) noexcept { try { result = ::quaff::construct<::Counter>(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 29 "include/divide.hpp"
inline bool Counter_add_2(::quaff::Object object, std::int64_t total, ::quaff::PythonObject &result) noexcept { try { long long local_0{static_cast<long long>(total)}; ::quaff::Outputs all; all.call([&]() -> decltype(auto) { return ::quaff::reference<::Counter>(object).add(local_0); }); all.add(local_0); result.object = all.take(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 29 "include/divide.hpp"
inline bool Counter_add(::quaff::Object object, std::int64_t total, std::int32_t by, ::quaff::PythonObject &result) noexcept { try { long long local_0{static_cast<long long>(total)}; ::quaff::Outputs all; all.call([&]() -> decltype(auto) { return ::quaff::reference<::Counter>(object).add(local_0, by); }); all.add(local_0); result.object = all.take(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 28 "include/divide.hpp"
inline bool Counter_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Counter>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 28 "include/divide.hpp"
inline void Counter_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Counter>(object); }

} // namespace quaff_bridge_example
