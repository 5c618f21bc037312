// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/c_types.hpp"
#include "quaff/cuda_error.hpp"
#include "quaff/device_array.hpp"
#include "quaff/object.hpp"
#include "quaff/python.hpp"
#include "quaff/shim.hpp"
#include "quaff/value_mapping.hpp"
#include "quaff/value_sequence.hpp"
#include "rust/cxx.h"

#line 3 "example.i"
#include "threads.hpp"

namespace quaff_bridge_example {

#line 12 "include/threads.hpp"
inline bool flag(::quaff::Object &result) noexcept try {
#line 12
  result = ::quaff::address(std::addressof(::threads::flag()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "include/threads.hpp"
inline bool held(std::int32_t a, std::int32_t &result) noexcept try {
#line 28
  result = ::threads::held(a);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 40 "include/threads.hpp"
inline bool meet(::quaff::PythonObject names, std::int32_t count,
#line 40
    ::quaff::PythonObject &result) noexcept try {
#line 40
  ::quaff::Argument<::std::vector<std::string>> quaff_value_0(names, "`meet`: argument `names`: ");
#line 40
  result.object = ::quaff::value_of(::quaff::without_lock([&]() -> decltype(auto) {
#line 40
    return ::threads::meet(quaff_value_0.get(), count);
  }));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 17 "include/threads.hpp"
inline bool release() noexcept try {
#line 17
  ::threads::release();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 31 "include/threads.hpp"
inline bool scaled_3(const ::quaff::Contiguous &x, double &result) noexcept try {
#line 31
  result = ::threads::scaled(x.data<const double>(), x.size<int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 32 "include/threads.hpp"
inline bool scaled_on_device_3(const ::quaff::DeviceArray &x_d, double &result) noexcept try {
#line 32
  result = ::threads::scaled(x_d.data<const double>(), x_d.size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 31 "include/threads.hpp"
inline bool scaled_2(const ::quaff::Contiguous &x, double by, double &result) noexcept try {
#line 31
  result = ::threads::scaled(x.data<const double>(), x.size<int>(), by);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 32 "include/threads.hpp"
inline bool scaled_on_device_2(const ::quaff::DeviceArray &x_d, double by, double &result) noexcept try {
#line 32
  result = ::threads::scaled(x_d.data<const double>(), x_d.size<unsigned int>(), by);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 31 "include/threads.hpp"
inline bool scaled(const ::quaff::Contiguous &x, double by, bool up, double &result) noexcept try {
#line 31
  result = ::threads::scaled(x.data<const double>(), x.size<int>(), by, up);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 32 "include/threads.hpp"
inline bool scaled_on_device(const ::quaff::DeviceArray &x_d, double by, bool up,
#line 32
    double &result) noexcept try {
#line 32
  result = ::threads::scaled(x_d.data<const double>(), x_d.size<unsigned int>(), by, up);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "include/threads.hpp"
inline bool thirteen(std::int32_t a, std::int32_t b, std::int32_t c, std::int32_t d, std::int32_t e,
#line 35
    std::int32_t f, std::int32_t g, std::int32_t h, std::int32_t i, std::int32_t j, std::int32_t k,
#line 35
    std::int32_t l, std::int32_t m, std::int32_t &result) noexcept try {
#line 35
  result = ::threads::thirteen(a, b, c, d, e, f, g, h, i, j, k, l, m);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 20 "include/threads.hpp"
inline bool wait_3(const ::quaff::Contiguous &x, std::unique_ptr<std::string> &result) noexcept try {
#line 20
  result = ::quaff::returned(::threads::wait(x.data<const double>(), x.size<int>()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 20 "include/threads.hpp"
inline bool wait_2(const ::quaff::Contiguous &x, std::int32_t seconds,
#line 20
    std::unique_ptr<std::string> &result) noexcept try {
#line 20
  result = ::quaff::returned(::threads::wait(x.data<const double>(), x.size<int>(), seconds));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 20 "include/threads.hpp"
inline bool wait(const ::quaff::Contiguous &x, std::int32_t seconds, ::quaff::Text word,
#line 20
    std::unique_ptr<std::string> &result) noexcept try {
#line 20
  result = ::quaff::returned(::threads::wait(x.data<const double>(), x.size<int>(), seconds, word.string()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 51 "include/threads.hpp"
inline bool Desk_init(::quaff::Object &result) noexcept try {
#line 51
  result = ::quaff::construct<::threads::Desk>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 53 "include/threads.hpp"
inline bool Desk_count_settle_names(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 53
  result.object = ::quaff::settled<::std::vector<std::string>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 53 "include/threads.hpp"
inline bool Desk_count(::quaff::Object object, ::quaff::PythonObject names, std::int32_t count,
#line 53
    ::quaff::PythonObject &result) noexcept try {
#line 53
  ::quaff::Argument<::std::vector<std::string>> quaff_value_0(names, "`count`: argument `names`: ");
#line 53
  result.object = ::quaff::value_of(::quaff::without_lock([&]() -> decltype(auto) {
#line 53
    return ::quaff::reference<const ::threads::Desk>(object).count(quaff_value_0.get(), count);
  }));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 51 "include/threads.hpp"
inline bool Desk_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 51
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::threads::Desk>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 51 "include/threads.hpp"
inline void Desk_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::threads::Desk>(object); }

inline int pending_cuda_error() { return ::quaff::pending_cuda_error(); }
inline ::rust::String cuda_error_name(int code) { return ::quaff::cuda_error_name(code); }

} // namespace quaff_bridge_example
