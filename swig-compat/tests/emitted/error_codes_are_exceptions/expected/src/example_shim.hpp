// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
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
inline bool accumulate(const ::quaff::Contiguous &values) noexcept try {
#line 18
  const auto quaff_error_code = ::codes::accumulate(values.data<double>(), values.size<int>());
#line 18
  if (!(quaff_error_code == (codes::Status::fine))) {
#line 18
    throw ::std::runtime_error(codes::text(quaff_error_code));
  };
  return true;
} catch (...) { return ::quaff::failed(); }

#line 29 "include/codes.hpp"
inline bool half(std::int32_t number) noexcept try {
#line 29
  const auto quaff_error_code = ::codes::half(number);
#line 29
  if (!(quaff_error_code == (1))) {
#line 29
    throw ::std::runtime_error("no half of an odd number: " + std::to_string(quaff_error_code));
  };
  return true;
} catch (...) { return ::quaff::failed(); }

#line 41 "include/codes.hpp"
inline bool launch(bool works) noexcept try {
#line 41
  ::quaff::check_cuda(::codes::launch(works));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 33 "include/codes.hpp"
inline bool meet(::quaff::PythonObject names) noexcept try {
#line 33
  ::quaff::Argument<::std::vector<std::string>> quaff_value_0(names, "`meet`: argument `names`: ");
#line 33
  const auto quaff_error_code = ::quaff::without_lock([&]() -> decltype(auto) {
#line 33
    return ::codes::meet(quaff_value_0.get());
  });
#line 33
  if (!(quaff_error_code == (codes::Status::fine))) {
#line 33
    throw ::std::runtime_error(codes::text(quaff_error_code));
  };
  return true;
} catch (...) { return ::quaff::failed(); }

#line 15 "include/codes.hpp"
inline bool text(std::int32_t status, std::unique_ptr<std::string> &result) noexcept try {
#line 15
  result = ::quaff::returned(::codes::text(static_cast<::codes::Status>(status)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 30 "include/codes.hpp"
inline bool twice(std::int32_t number, std::int32_t &result) noexcept try {
#line 30
  result = ::codes::twice(number);
  return true;
} catch (...) { return ::quaff::failed(); }

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

// Rust has the enumerators' values from the text of the interface.
#line 9 "include/codes.hpp"
static_assert(static_cast<long long>(::cudaSuccess) == 0,
#line 9
    "Rust has it as 0: let the interface say the value that C++ has");
#line 9
static_assert(static_cast<long long>(::cudaErrorInvalidValue) == 1,
#line 9
    "Rust has it as 1: let the interface say the value that C++ has");
#line 13 "include/codes.hpp"
static_assert(static_cast<long long>(::codes::Status::fine) == 0,
#line 13
    "Rust has it as 0: let the interface say the value that C++ has");
#line 13
static_assert(static_cast<long long>(::codes::Status::empty) == 1,
#line 13
    "Rust has it as 1: let the interface say the value that C++ has");
#line 13
static_assert(static_cast<long long>(::codes::Status::negative) == 2,
#line 13
    "Rust has it as 2: let the interface say the value that C++ has");
