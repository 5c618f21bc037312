// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/shim.hpp"

#line 3 "example.i"
#include <cstddef>
#include <cstdint>

bool invert(bool value) { return !value; }
signed char int8(signed char value) { return value; }
unsigned char uint8(unsigned char value) { return value; }
short int16(short value) { return value; }
unsigned short uint16(unsigned short value) { return value; }
int int32(int value) { return value; }
unsigned int uint32(unsigned int value) { return value; }
long int64(long value) { return value; }
unsigned long uint64(unsigned long value) { return value; }
long long longest(long long value) { return value; }
unsigned long long unsigned_longest(unsigned long long value) { return value; }
std::size_t size(std::size_t value) { return value; }
std::int64_t fixed(std::int64_t value) { return value; }
float float32(float value) { return value; }
double float64(double value) { return value; }
double by_reference(const double &value) { return value; }
void nothing() {}

namespace quaff_bridge_example {

#line 21 "example.i"
inline bool by_reference(double value, double &result) noexcept try {
#line 21
  result = ::by_reference(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 18 "example.i"
inline bool fixed(std::int64_t value, std::int64_t &result) noexcept try {
#line 18
  result = ::fixed(static_cast<std::int64_t>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 19 "example.i"
inline bool float32(float value, float &result) noexcept try {
#line 19
  result = ::float32(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 20 "example.i"
inline bool float64(double value, double &result) noexcept try {
#line 20
  result = ::float64(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 7 "example.i"
inline bool int8(std::int8_t value, std::int8_t &result) noexcept try {
#line 7
  result = ::int8(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 9 "example.i"
inline bool int16(std::int16_t value, std::int16_t &result) noexcept try {
#line 9
  result = ::int16(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 11 "example.i"
inline bool int32(std::int32_t value, std::int32_t &result) noexcept try {
#line 11
  result = ::int32(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 13 "example.i"
inline bool int64(std::int64_t value, std::int64_t &result) noexcept try {
#line 13
  result = ::int64(static_cast<long>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 6 "example.i"
inline bool invert(bool value, bool &result) noexcept try {
#line 6
  result = ::invert(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 15 "example.i"
inline bool longest(std::int64_t value, std::int64_t &result) noexcept try {
#line 15
  result = ::longest(static_cast<long long>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 22 "example.i"
inline bool nothing() noexcept try { ::nothing(); return true; } catch (...) { return ::quaff::failed(); }

#line 17 "example.i"
inline bool size(std::uint64_t value, std::uint64_t &result) noexcept try {
#line 17
  result = ::size(static_cast<std::size_t>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 8 "example.i"
inline bool uint8(std::uint8_t value, std::uint8_t &result) noexcept try {
#line 8
  result = ::uint8(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 10 "example.i"
inline bool uint16(std::uint16_t value, std::uint16_t &result) noexcept try {
#line 10
  result = ::uint16(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 12 "example.i"
inline bool uint32(std::uint32_t value, std::uint32_t &result) noexcept try {
#line 12
  result = ::uint32(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 14 "example.i"
inline bool uint64(std::uint64_t value, std::uint64_t &result) noexcept try {
#line 14
  result = ::uint64(static_cast<unsigned long>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 16 "example.i"
inline bool unsigned_longest(std::uint64_t value, std::uint64_t &result) noexcept try {
#line 16
  result = ::unsigned_longest(static_cast<unsigned long long>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

} // namespace quaff_bridge_example
