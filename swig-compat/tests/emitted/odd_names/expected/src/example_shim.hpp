// Written by quaff from example.i: change that file, not this one.
//
// One function for each row of the module's tables: it instantiates the C++ function and calls it. A row is one line,
// so that the place `#line` gives is its own: the compiler's errors then name the line of the interface.
// clang-format off
#pragma once

#include "quaff/constant.hpp"
#include "quaff/contiguous.hpp"
#include "quaff/exception.hpp"
#include "quaff/object.hpp"
#include "quaff/reduction.hpp"
#include "quaff/text.hpp"

#include <cstdint>

#line 7 "example.i"
#include <string>

/// Ends in a "quote"
int sum(const int *in, unsigned in_) { return in[0] + in_; }
int Sum(int lambda, int self) { return lambda - self; }
int entry(int type, int None, int Some) { return type + None + Some; }
int Ok(int Err) { return Err; }
int main(int, int = 3) { return 4; }
int functions(int in, int in_) { return in - in_; }
int match(int fn, int def, int arg1) { return fn + def + arg1; }
int sum_2(int std) { return std; }
int sum2d(int ffi) { return ffi; }
int str(const std::string &str) { return str.size(); }
int array(int array) { return array; }
int memoryview() { return 1; }
int overload(int np) { return np; }
int overload(double np) { return np; }
int ctypes() { return 2; }
int np() { return 3; }
int _() { return 5; }
int two__underscores(int a__b, int a_b) { return a__b - a_b; }
int Error(int text) { return text; }
const int done = 4;
const int other = 5;
int clip(int value, int other) { return value < other ? value : other; }
int outcome() { return 6; }
int same_length() { return 7; }
int difference(int crate, int Self) { return crate - Self; }
int error_message() { return 10; }
int keep(int module) { return module; }
int quaff_init() { return 11; }
const int module = 12;
const int crate = 13;
const int Self = 14;
enum Kind { a__b, a_b, type_, again = a_b };
struct text { int value = 8; };
struct device { int type = 9; };
struct ffi {};
struct sealed {};
struct Half {};
struct constants {};
namespace a { int sum_int(int value) { return value; } }
template <class T> T sum(T value) { return value; }

#line 56 "example.i"
int named_by_keyword(int from, int other) { return from - other; }

namespace quaff_bridge_example {

#line 28 "example.i"
inline bool Error(std::int32_t text, std::int32_t &result) noexcept { try { result = ::Error(text); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 13 "example.i"
inline bool Ok_(std::int32_t Err_, std::int32_t &result) noexcept { try { result = ::Ok(Err_); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 11 "example.i"
inline bool Sum(std::int32_t lambda, std::int32_t self_, std::int32_t &result) noexcept { try { result = ::Sum(lambda, self_); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 26 "example.i"
inline bool _0(std::int32_t &result) noexcept { try { result = ::_(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 20 "example.i"
inline bool array(std::int32_t array, std::int32_t &result) noexcept { try { result = ::array(array); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 53 "example.i"
inline bool async_double(double value, double &result) noexcept { try { result = ::sum<double>(value); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 31 "example.i"
inline bool clip(std::int32_t value, std::int32_t other, std::int32_t &result) noexcept { try { result = ::clip(value, other); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 24 "example.i"
inline bool ctypes(std::int32_t &result) noexcept { try { result = ::ctypes(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 34 "example.i"
inline bool difference(std::int32_t crate_, std::int32_t Self_, std::int32_t &result) noexcept { try { result = ::difference(crate_, Self_); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 12 "example.i"
inline bool entry(std::int32_t type_, std::int32_t None_, std::int32_t Some_, std::int32_t &result) noexcept { try { result = ::entry(type_, None_, Some_); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 35 "example.i"
inline bool error_message_2(std::int32_t &result) noexcept { try { result = ::error_message(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 15 "example.i"
inline bool functions(std::int32_t in_, std::int32_t in_2, std::int32_t &result) noexcept { try { result = ::functions(in_, in_2); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 36 "example.i"
inline bool keep(std::int32_t module, std::int32_t &result) noexcept { try { result = ::keep(module); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 16 "example.i"
inline bool match_(std::int32_t fn_, std::int32_t def, std::int32_t arg1, std::int32_t &result) noexcept { try { result = ::match(fn_, def, arg1); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 21 "example.i"
inline bool memoryview(std::int32_t &result) noexcept { try { result = ::memoryview(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 56 "example.i"
inline bool named_by_keyword(std::int32_t from, std::int32_t other, std::int32_t &result) noexcept { try { result = ::named_by_keyword(from, other); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 25 "example.i"
inline bool np(std::int32_t &result) noexcept { try { result = ::np(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 32 "example.i"
inline bool outcome_2(std::int32_t &result) noexcept { try { result = ::outcome(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 22 "example.i"
inline bool overload(std::int32_t np, std::int32_t &result) noexcept { try { result = ::overload(np); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 23 "example.i"
inline bool overload_2(double np, std::int32_t &result) noexcept { try { result = ::overload(np); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 37 "example.i"
inline bool quaff_init_2(std::int32_t &result) noexcept { try { result = ::quaff_init(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 33 "example.i"
inline bool same_length_2(std::int32_t &result) noexcept { try { result = ::same_length(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 19 "example.i"
inline bool str(::quaff::Text str, std::int32_t &result) noexcept { try { result = ::str(str.string()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 51 "example.i"
inline bool sum_int(std::int32_t value, std::int32_t &result) noexcept { try { result = ::sum<int>(value); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 52 "example.i"
inline bool sum_unsigned_long(std::uint64_t value, std::uint64_t &result) noexcept { try { result = ::sum<unsigned long>(static_cast<unsigned long>(value)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 10 "example.i"
inline bool sum(const ::quaff::Contiguous &in_, std::int32_t &result) noexcept { try { result = ::sum(in_.data<const int>(), in_.size<unsigned int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 18 "example.i"
inline bool sum2d(std::int32_t ffi, std::int32_t &result) noexcept { try { result = ::sum2d(ffi); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 17 "example.i"
inline bool sum_2(std::int32_t std, std::int32_t &result) noexcept { try { result = ::sum_2(std); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 48 "example.i"
inline bool sum_int_2(std::int32_t value, std::int32_t &result) noexcept { try { result = ::a::sum_int(value); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 27 "example.i"
inline bool two_underscores(std::int32_t a_b, std::int32_t a_b2, std::int32_t &result) noexcept { try { result = ::two__underscores(a_b, a_b2); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 40 "example.i"
inline bool Self_get(std::int32_t &result) noexcept { try { result = ::Self; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 39 "example.i"
inline bool crate_get(std::int32_t &result) noexcept { try { result = ::crate; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 29 "example.i"
inline bool done_get(std::int32_t &result) noexcept { try { result = ::done; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 38 "example.i"
inline bool module_get(std::int32_t &result) noexcept { try { result = ::module; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 30 "example.i"
inline bool other_get(std::int32_t &result) noexcept { try { result = ::other; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "example.i"
inline bool text_init(::quaff::Object &result) noexcept { try { result = ::quaff::construct<::text>(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "example.i"
inline bool text_value_get(::quaff::Object object, std::int32_t &result) noexcept { try { result = ::quaff::reference<::text>(object).value; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "example.i"
inline bool text_value_set(::quaff::Object object, std::int32_t value) noexcept { try { ::quaff::reference<::text>(object).value = value; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "example.i"
inline bool text_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::text>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 43 "example.i"
inline bool device_init(::quaff::Object &result) noexcept { try { result = ::quaff::construct<::device>(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 43 "example.i"
inline bool device_type_get(::quaff::Object object, std::int32_t &result) noexcept { try { result = ::quaff::reference<::device>(object).type; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 43 "example.i"
inline bool device_type_set(::quaff::Object object, std::int32_t value) noexcept { try { ::quaff::reference<::device>(object).type = value; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 43 "example.i"
inline bool device_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::device>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 44 "example.i"
inline bool ffi_init(::quaff::Object &result) noexcept { try { result = ::quaff::construct<::ffi>(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 44 "example.i"
inline bool ffi_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::ffi>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 45 "example.i"
inline bool sealed_init(::quaff::Object &result) noexcept { try { result = ::quaff::construct<::sealed>(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 45 "example.i"
inline bool sealed_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::sealed>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 46 "example.i"
inline bool Half_init(::quaff::Object &result) noexcept { try { result = ::quaff::construct<::Half>(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 46 "example.i"
inline bool Half_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Half>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 47 "example.i"
inline bool constants_init(::quaff::Object &result) noexcept { try { result = ::quaff::construct<::constants>(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 47 "example.i"
inline bool constants_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::constants>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 42 "example.i"
inline void text_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::text>(object); }

#line 43 "example.i"
inline void device_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::device>(object); }

#line 44 "example.i"
inline void ffi_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::ffi>(object); }

#line 45 "example.i"
inline void sealed_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::sealed>(object); }

#line 46 "example.i"
inline void Half_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Half>(object); }

#line 47 "example.i"
inline void constants_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::constants>(object); }

// The module's constants, worked out when it is loaded.
inline bool constants(::quaff::Constants &all) noexcept {
  try {
    static const ::quaff::Constant values[] = {
#line 29 "example.i"
      {"done", (::done)},
#line 30 "example.i"
      {"other", (::other)},
#line 38 "example.i"
      {"module", (::module)},
#line 39 "example.i"
      {"crate", (::crate)},
#line 40 "example.i"
      {"Self", (::Self)},
#line 41 "example.i"
      {"a__b", (::a__b)},
#line 41 "example.i"
      {"a_b", (::a_b)},
#line 41 "example.i"
      {"type_", (::type_)},
#line 41 "example.i"
      {"again", (::again)},
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
#line 41 "example.i"
static_assert(static_cast<long long>(::a__b) == 0, "Rust has it as 0: let the interface say the value that C++ has"); static_assert(static_cast<long long>(::a_b) == 1, "Rust has it as 1: let the interface say the value that C++ has"); static_assert(static_cast<long long>(::type_) == 2, "Rust has it as 2: let the interface say the value that C++ has"); static_assert(static_cast<long long>(::again) == 1, "Rust has it as 1: let the interface say the value that C++ has");

// Not bound:
// example.i:14: int main(int, int): `main` is the entry point of a program
