// Written by quaff from example.i: change that file, not this one.
//
// One function for each row of the module's tables: it instantiates the C++ function and calls it. A row is one line,
// so that the place `#line` gives is its own: the compiler's errors then name the line of the interface.
// clang-format off
#pragma once

#include "quaff/c_types.hpp"
#include "quaff/contiguous.hpp"
#include "quaff/exception.hpp"
#include "quaff/object.hpp"
#include "quaff/reduction.hpp"
#include "quaff/text.hpp"

#include <cstdint>

#line 6 "example.i"
static int *new_intp() { return new int(); }
static int *copy_intp(int value) { return new int(value); }
static void delete_intp(int *pointer) { delete pointer; }
static void intp_assign(int &pointer, int value) { pointer = value; }
static int intp_value(int &pointer) { return pointer; }

#line 7 "example.i"
static unsigned int * int_to_uint(int * pointer) { return (unsigned int *)pointer; }

#line 8 "example.i"
static double *new_doubles(unsigned long count) { return new double[count](); }
static void delete_doubles(double *array) { delete[] array; }
static double doubles_getitem(double &array, unsigned long index) { return (&array)[index]; }
static void doubles_setitem(double &array, unsigned long index, double value) { (&array)[index] = value; }

#line 10 "example.i"
void add(int a, int b, int *sum) { *sum = a + b; }
double dot(int count, double *a, double *b) {
  double sum = 0;
  for (int i = 0; i < count; ++i) {
    sum += a[i] * b[i];
  }
  return sum;
}

namespace quaff_bridge_example {

#line 10 "example.i"
inline bool add(std::int32_t a, std::int32_t b, ::quaff::Object sum) noexcept { try { ::add(a, b, ::quaff::pointer<int>(sum)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 5 "example.i"
inline bool copy_intp(std::int32_t value, ::quaff::Object &result) noexcept { try { result = ::quaff::address(::copy_intp(value)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 7 "example.i"
inline bool delete_doubles(::quaff::Object array) noexcept { try { ::delete_doubles(::quaff::pointer<double>(array)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 5 "example.i"
inline bool delete_intp(::quaff::Object pointer) noexcept { try { ::delete_intp(::quaff::pointer<int>(pointer)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 11 "example.i"
inline bool dot(std::int32_t count, ::quaff::Object a, ::quaff::Object b, double &result) noexcept { try { result = ::dot(count, ::quaff::pointer<double>(a), ::quaff::pointer<double>(b)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 7 "example.i"
inline bool doubles_getitem(::quaff::Object array, std::uint64_t index, double &result) noexcept { try { result = ::doubles_getitem(::quaff::reference<double>(array), static_cast<unsigned long>(index)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 7 "example.i"
inline bool doubles_setitem(::quaff::Object array, std::uint64_t index, double value) noexcept { try { ::doubles_setitem(::quaff::reference<double>(array), static_cast<unsigned long>(index), value); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 6 "example.i"
inline bool int_to_uint(::quaff::Object pointer, ::quaff::Object &result) noexcept { try { result = ::quaff::address(::int_to_uint(::quaff::pointer<int>(pointer))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 5 "example.i"
inline bool intp_assign(::quaff::Object pointer, std::int32_t value) noexcept { try { ::intp_assign(::quaff::reference<int>(pointer), value); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 5 "example.i"
inline bool intp_value(::quaff::Object pointer, std::int32_t &result) noexcept { try { result = ::intp_value(::quaff::reference<int>(pointer)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 7 "example.i"
inline bool new_doubles(std::uint64_t count, ::quaff::Object &result) noexcept { try { result = ::quaff::address(::new_doubles(static_cast<unsigned long>(count))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 5 "example.i"
inline bool new_intp(::quaff::Object &result) noexcept { try { result = ::quaff::address(::new_intp()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

} // namespace quaff_bridge_example
