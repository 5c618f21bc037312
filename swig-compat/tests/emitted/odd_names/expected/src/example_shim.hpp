// Written by quaff from example.i: change that file, not this one.
//
// One function for each row of the module's tables: it instantiates the C++ function and calls it. A row is one line,
// so that the place `#line` gives is its own: the compiler's errors then name the line of the interface.
// clang-format off
#pragma once

#include "quaff/contiguous.hpp"
#include "quaff/exception.hpp"
#include "quaff/reduction.hpp"
#include "quaff/text.hpp"

#include <cstdint>

#line 6 "example.i"
#include <string>

// Ends in a "quote"
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
namespace a { int sum_int(int value) { return value; } }
template <class T> T sum(T value) { return value; }

namespace quaff_bridge_example {

#line 27 "example.i"
inline std::int32_t Error(std::int32_t text) { return ::Error(text); }

#line 12 "example.i"
inline std::int32_t Ok_(std::int32_t Err_) { return ::Ok(Err_); }

#line 10 "example.i"
inline std::int32_t Sum(std::int32_t lambda, std::int32_t self_) { return ::Sum(lambda, self_); }

#line 25 "example.i"
inline std::int32_t _0() { return ::_(); }

#line 19 "example.i"
inline std::int32_t array(std::int32_t array) { return ::array(array); }

#line 33 "example.i"
inline double async_double(double value) { return ::sum<double>(value); }

#line 23 "example.i"
inline std::int32_t ctypes() { return ::ctypes(); }

#line 11 "example.i"
inline std::int32_t entry(std::int32_t type_, std::int32_t None_, std::int32_t Some_) { return ::entry(type_, None_, Some_); }

#line 14 "example.i"
inline std::int32_t functions(std::int32_t in_, std::int32_t in_2) { return ::functions(in_, in_2); }

#line 15 "example.i"
inline std::int32_t match_(std::int32_t fn_, std::int32_t def, std::int32_t arg1) { return ::match(fn_, def, arg1); }

#line 20 "example.i"
inline std::int32_t memoryview() { return ::memoryview(); }

#line 24 "example.i"
inline std::int32_t np() { return ::np(); }

#line 21 "example.i"
inline std::int32_t overload(std::int32_t np) { return ::overload(np); }

#line 22 "example.i"
inline std::int32_t overload_2(double np) { return ::overload(np); }

#line 18 "example.i"
inline std::int32_t str(::quaff::Text str) { return ::str(str.string()); }

#line 31 "example.i"
inline std::int32_t sum_int(std::int32_t value) { return ::sum<int>(value); }

#line 32 "example.i"
inline std::uint64_t sum_unsigned_long(std::uint64_t value) { return ::sum<unsigned long>(static_cast<unsigned long>(value)); }

#line 9 "example.i"
inline std::int32_t sum(const ::quaff::Contiguous &in_) { return ::sum(in_.data<const int>(), in_.size<unsigned int>()); }

#line 17 "example.i"
inline std::int32_t sum2d(std::int32_t ffi) { return ::sum2d(ffi); }

#line 16 "example.i"
inline std::int32_t sum_2(std::int32_t std) { return ::sum_2(std); }

#line 28 "example.i"
inline std::int32_t sum_int_2(std::int32_t value) { return ::a::sum_int(value); }

#line 26 "example.i"
inline std::int32_t two_underscores(std::int32_t a_b, std::int32_t a_b2) { return ::two__underscores(a_b, a_b2); }

} // namespace quaff_bridge_example

// Not bound:
// example.i:13: int main(int, int): `main` is where a program starts
