// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and returns
// `false` if it has stored an exception. Each function is on one line, below a `#line` with its place in the interface,
// so that the compiler's errors name that place.
// clang-format off
#pragma once

#include "quaff/constant.hpp"
#include "quaff/cuda_error.hpp"
#include "quaff/python.hpp"
#include "quaff/shim.hpp"
#include "quaff/value_sequence.hpp"

#line 3 "example.i"
#include "codes.hpp"

namespace quaff_bridge_example {

#line 18 "include/codes.hpp"
inline bool accumulate(const ::quaff::Contiguous &values) noexcept { try { const auto quaff_error_code = ::codes::accumulate(values.data<double>(), values.size<int>()); if (!(quaff_error_code == (codes::Status::fine))) { throw ::std::runtime_error(codes::text(quaff_error_code)); }; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 29 "include/codes.hpp"
inline bool half(std::int32_t number) noexcept { try { const auto quaff_error_code = ::codes::half(number); if (!(quaff_error_code == (1))) { throw ::std::runtime_error("no half of an odd number: " + std::to_string(quaff_error_code)); }; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 41 "include/codes.hpp"
inline bool launch(bool works) noexcept { try { ::quaff::check_cuda(::codes::launch(works)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 33 "include/codes.hpp"
inline bool meet(::quaff::PythonObject names) noexcept { try { ::quaff::Argument<::std::vector<std::string>> quaff_value_0(names, "`meet`: argument `names`: "); const auto quaff_error_code = ::quaff::without_lock([&]() -> decltype(auto) { return ::codes::meet(quaff_value_0.get()); }); if (!(quaff_error_code == (codes::Status::fine))) { throw ::std::runtime_error(codes::text(quaff_error_code)); }; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 15 "include/codes.hpp"
inline bool text(std::int32_t status, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(::codes::text(static_cast<::codes::Status>(status))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 30 "include/codes.hpp"
inline bool twice(std::int32_t number, std::int32_t &result) noexcept { try { result = ::codes::twice(number); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

// The module's constants, which are evaluated when it is loaded.
inline bool constants(::quaff::Constants &all) noexcept {
  try {
    static const ::quaff::Constant values[] = {
#line 9 "include/codes.hpp"
      {"cudaSuccess", (::cudaSuccess)},
#line 9 "include/codes.hpp"
      {"cudaErrorInvalidValue", (::cudaErrorInvalidValue)},
#line 13 "include/codes.hpp"
      {"Status_fine", (::codes::Status::fine)},
#line 13 "include/codes.hpp"
      {"Status_empty", (::codes::Status::empty)},
#line 13 "include/codes.hpp"
      {"Status_negative", (::codes::Status::negative)},
    };
    all = {values, sizeof values / sizeof *values};
    return true;
  } catch (...) {
    ::quaff::keep_exception();
    return false;
  }
}

} // namespace quaff_bridge_example

// Rust has the numbers of enumerations as the interface's text tells them.
#line 9 "include/codes.hpp"
static_assert(static_cast<long long>(::cudaSuccess) == 0, "Rust has it as 0: let the interface say the value that C++ has"); static_assert(static_cast<long long>(::cudaErrorInvalidValue) == 1, "Rust has it as 1: let the interface say the value that C++ has");
#line 13 "include/codes.hpp"
static_assert(static_cast<long long>(::codes::Status::fine) == 0, "Rust has it as 0: let the interface say the value that C++ has"); static_assert(static_cast<long long>(::codes::Status::empty) == 1, "Rust has it as 1: let the interface say the value that C++ has"); static_assert(static_cast<long long>(::codes::Status::negative) == 2, "Rust has it as 2: let the interface say the value that C++ has");
