// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and returns
// `false` if it has stored an exception. Each function is on one line, below a `#line` with its place in the interface,
// so that the compiler's errors name that place.
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
inline bool below(std::int32_t count, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::example::below(count)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 63 "example.hpp"
inline bool both(const ::quaff::Contiguous &values, ::quaff::PythonObject &result) noexcept { try { ::std::vector<float> local_1; int local_2{}; ::quaff::Outputs all; all.call([&]() -> decltype(auto) { return ::example::both(::quaff::as<::std::vector<float>>(values), local_1, local_2); }); all.add(::std::move(local_1)); all.add(local_2); result.object = all.take_tuple(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 56 "example.hpp"
inline bool count(std::int32_t count, ::quaff::PythonObject &result) noexcept { try { ::std::vector<int> local_1; ::quaff::Outputs all; all.call([&]() -> decltype(auto) { return ::example::count(count, local_1); }); all.add(::std::move(local_1)); result.object = all.take_tuple(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 37 "example.hpp"
inline bool halves(const ::quaff::Contiguous &values, ::quaff::Vector &result) noexcept { try { ::std::vector<double> local_1; ::example::halves(::quaff::as<::std::vector<double>>(values), local_1); result = ::quaff::owned(::std::move(local_1)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 22 "example.hpp"
inline bool is_odd(std::int32_t count, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::example::is_odd(count)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 31 "example.hpp"
inline bool primes(::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::example::primes()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 9 "example.i"
inline bool repeated_float(const ::quaff::Contiguous &values, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::example::repeated<float>(values.data<const float>(), values.size<int>())); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 10 "example.i"
inline bool repeated_double(const ::quaff::Contiguous &values, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::example::repeated<double>(values.data<const double>(), values.size<int>())); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 44 "example.hpp"
inline bool sort_out(const ::quaff::Contiguous &values, double border, ::quaff::PythonObject &result) noexcept { try { ::std::vector<int> local_2; ::std::vector<bool> local_3; ::quaff::Outputs all; all.call([&]() -> decltype(auto) { return ::example::sort_out(::quaff::as<::std::vector<double>>(values), border, local_2, local_3); }); all.add(::std::move(local_2)); all.add(::std::move(local_3)); result.object = all.take_tuple(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

} // namespace quaff_bridge_example
