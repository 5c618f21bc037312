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

#line 8 "example.i"
 typedef int Int; 

#line 11 "example.i"
void add(int a, int b, int *sum) { *sum = a + b; }
double dot(int count, double *a, double *b) {
  double sum = 0;
  for (int i = 0; i < count; ++i) {
    sum += a[i] * b[i];
  }
  return sum;
}

#line 22 "example.i"
struct Date {
  int day = 1;
};
struct Time {
  int seconds = 0;
  Date date;
};
int day_of(const Date *date) { return date->day; }

#line 8 "example.i"
static inline ::Int* new_Int() { return new int(); }

#line 8 "example.i"
static inline void delete_Int(::Int *self) { delete self; }

#line 8 "example.i"
static inline void Int_assign(::Int *self, int value) { *self = value; }

#line 8 "example.i"
static inline int Int_value(::Int *self) { return *self; }

#line 8 "example.i"
static inline int* Int_cast(::Int *self) { return self; }

#line 8 "example.i"
static inline Int* Int_frompointer(int* pointer) { return pointer; }

namespace quaff_bridge_example {

#line 11 "example.i"
inline bool add(std::int32_t a, std::int32_t b, ::quaff::Object sum) noexcept { try { ::add(a, b, ::quaff::pointer<int>(sum)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 5 "example.i"
inline bool copy_intp(std::int32_t value, ::quaff::Object &result) noexcept { try { result = ::quaff::address(::copy_intp(value)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 29 "example.i"
inline bool day_of(::quaff::Object date, std::int32_t &result) noexcept { try { result = ::day_of(::quaff::pointer<const ::Date>(date)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 7 "example.i"
inline bool delete_doubles(::quaff::Object array) noexcept { try { ::delete_doubles(::quaff::pointer<double>(array)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 5 "example.i"
inline bool delete_intp(::quaff::Object pointer) noexcept { try { ::delete_intp(::quaff::pointer<int>(pointer)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 12 "example.i"
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

#line 8 "example.i"
inline bool Int_init(::quaff::Object &result) noexcept { try { result = ::quaff::constructed(::new_Int()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 8 "example.i"
inline bool Int_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Int>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 8 "example.i"
inline bool Int_assign(::quaff::Object object, std::int32_t value) noexcept { try { ::Int_assign(::quaff::pointer<::Int>(object), value); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 8 "example.i"
inline bool Int_value(::quaff::Object object, std::int32_t &result) noexcept { try { result = ::Int_value(::quaff::pointer<::Int>(object)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 8 "example.i"
inline bool Int_cast(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::address(::Int_cast(::quaff::pointer<::Int>(object))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 8 "example.i"
inline bool Int_frompointer(::quaff::Object pointer, ::quaff::Object &result) noexcept { try { result = ::quaff::address(::Int_frompointer(::quaff::pointer<int>(pointer))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 22 "example.i"
inline bool Date_init(::quaff::Object &result) noexcept { try { result = ::quaff::construct<::Date>(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 23 "example.i"
inline bool Date_day_get(::quaff::Object object, std::int32_t &result) noexcept { try { result = ::quaff::reference<::Date>(object).day; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 23 "example.i"
inline bool Date_day_set(::quaff::Object object, std::int32_t value) noexcept { try { ::quaff::reference<::Date>(object).day = value; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 22 "example.i"
inline bool Date_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Date>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 25 "example.i"
inline bool Time_init(::quaff::Object &result) noexcept { try { result = ::quaff::construct<::Time>(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 26 "example.i"
inline bool Time_seconds_get(::quaff::Object object, std::int32_t &result) noexcept { try { result = ::quaff::reference<::Time>(object).seconds; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 26 "example.i"
inline bool Time_seconds_set(::quaff::Object object, std::int32_t value) noexcept { try { ::quaff::reference<::Time>(object).seconds = value; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 27 "example.i"
inline bool Time_date_get(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::address(std::addressof(::quaff::reference<::Time>(object).date)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 27 "example.i"
inline bool Time_date_set(::quaff::Object object, ::quaff::Object value) noexcept { try { ::quaff::assign(::quaff::reference<::Time>(object).date, ::quaff::reference<const ::Date>(value)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 25 "example.i"
inline bool Time_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Time>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 8 "example.i"
inline void Int_destroy(::quaff::Object object) noexcept { try { ::delete_Int(::quaff::pointer<::Int>(object)); } catch (...) {} }

#line 8 "example.i"
inline ::quaff::Object Int_as_p_int(::quaff::Object object) noexcept { return ::quaff::address((int *)::quaff::pointer<::Int>(object)); }

#line 22 "example.i"
inline void Date_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Date>(object); }

#line 25 "example.i"
inline void Time_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Time>(object); }

#line 25 "example.i"
inline ::quaff::Object Time_as_Date(::quaff::Object object) noexcept { return {[](void *from) -> void * {
Time *time = (Time *)from;
  return &time->date; // A part of it.
}(object.address)}; }

} // namespace quaff_bridge_example
