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
#include "threads.hpp"

namespace quaff_bridge_example {

#line 26 "include/threads.hpp"
inline bool held(std::int32_t a, std::int32_t &result) noexcept { try { result = ::threads::held(a); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 15 "include/threads.hpp"
inline bool release() noexcept { try { ::threads::release(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 29 "include/threads.hpp"
inline bool scaled_3(const ::quaff::Contiguous &x, double &result) noexcept { try { result = ::threads::scaled(x.data<const double>(), x.size<int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 30 "include/threads.hpp"
inline bool scaled_on_device_3(const ::quaff::DeviceArray &x_d, double &result) noexcept { try { result = ::threads::scaled(x_d.data<const double>(), x_d.size<unsigned int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 29 "include/threads.hpp"
inline bool scaled_2(const ::quaff::Contiguous &x, double by, double &result) noexcept { try { result = ::threads::scaled(x.data<const double>(), x.size<int>(), by); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 30 "include/threads.hpp"
inline bool scaled_on_device_2(const ::quaff::DeviceArray &x_d, double by, double &result) noexcept { try { result = ::threads::scaled(x_d.data<const double>(), x_d.size<unsigned int>(), by); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 29 "include/threads.hpp"
inline bool scaled(const ::quaff::Contiguous &x, double by, bool up, double &result) noexcept { try { result = ::threads::scaled(x.data<const double>(), x.size<int>(), by, up); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 30 "include/threads.hpp"
inline bool scaled_on_device(const ::quaff::DeviceArray &x_d, double by, bool up, double &result) noexcept { try { result = ::threads::scaled(x_d.data<const double>(), x_d.size<unsigned int>(), by, up); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 33 "include/threads.hpp"
inline bool thirteen(std::int32_t a, std::int32_t b, std::int32_t c, std::int32_t d, std::int32_t e, std::int32_t f, std::int32_t g, std::int32_t h, std::int32_t i, std::int32_t j, std::int32_t k, std::int32_t l, std::int32_t m, std::int32_t &result) noexcept { try { result = ::threads::thirteen(a, b, c, d, e, f, g, h, i, j, k, l, m); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 18 "include/threads.hpp"
inline bool wait_3(const ::quaff::Contiguous &x, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(::threads::wait(x.data<const double>(), x.size<int>())); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 18 "include/threads.hpp"
inline bool wait_2(const ::quaff::Contiguous &x, std::int32_t seconds, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(::threads::wait(x.data<const double>(), x.size<int>(), seconds)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 18 "include/threads.hpp"
inline bool wait(const ::quaff::Contiguous &x, std::int32_t seconds, ::quaff::Text word, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(::threads::wait(x.data<const double>(), x.size<int>(), seconds, word.string())); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

inline int pending_cuda_error() { return ::quaff::pending_cuda_error(); }
inline ::rust::String cuda_error_name(int code) { return ::quaff::cuda_error_name(code); }

} // namespace quaff_bridge_example

// Not bound:
// include/threads.hpp:10: std::atomic<bool>& threads::flag(): it returns `std::atomic<bool>&`: return a value
