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
inline double by_reference(double value) { return ::by_reference(value); }

#line 18 "example.i"
inline std::int64_t fixed(std::int64_t value) { return ::fixed(static_cast<std::int64_t>(value)); }

#line 19 "example.i"
inline float float32(float value) { return ::float32(value); }

#line 20 "example.i"
inline double float64(double value) { return ::float64(value); }

#line 7 "example.i"
inline std::int8_t int8(std::int8_t value) { return ::int8(value); }

#line 9 "example.i"
inline std::int16_t int16(std::int16_t value) { return ::int16(value); }

#line 11 "example.i"
inline std::int32_t int32(std::int32_t value) { return ::int32(value); }

#line 13 "example.i"
inline std::int64_t int64(std::int64_t value) { return ::int64(static_cast<long>(value)); }

#line 6 "example.i"
inline bool invert(bool value) { return ::invert(value); }

#line 15 "example.i"
inline std::int64_t longest(std::int64_t value) { return ::longest(static_cast<long long>(value)); }

#line 22 "example.i"
inline void nothing() { ::nothing(); }

#line 17 "example.i"
inline std::uint64_t size(std::uint64_t value) { return ::size(static_cast<std::size_t>(value)); }

#line 8 "example.i"
inline std::uint8_t uint8(std::uint8_t value) { return ::uint8(value); }

#line 10 "example.i"
inline std::uint16_t uint16(std::uint16_t value) { return ::uint16(value); }

#line 12 "example.i"
inline std::uint32_t uint32(std::uint32_t value) { return ::uint32(value); }

#line 14 "example.i"
inline std::uint64_t uint64(std::uint64_t value) { return ::uint64(static_cast<unsigned long>(value)); }

#line 16 "example.i"
inline std::uint64_t unsigned_longest(std::uint64_t value) { return ::unsigned_longest(static_cast<unsigned long long>(value)); }

} // namespace quaff_bridge_example
