// A function for each kind of parameter, and one overloaded function: the Python values that each accepts.
#pragma once

#include "quaff/half.hpp"

#include <complex>
#include <cstddef>
#include <cstdint>
#include <string>

namespace example {

template <class T> bool takes(T) { return true; }
inline bool takes_string(const std::string &) { return true; }
inline bool takes_c_string(const char *) { return true; }
template <class T> bool takes_array(const T *in, std::size_t size) { return size == 0 || in != nullptr; }
// An array that is written is not converted from another.
inline bool takes_float64_array_1d(double *out_row, int length) { return length == 0 || out_row != nullptr; }

inline std::string overloaded(bool) { return "bool"; }
inline std::string overloaded(std::int8_t) { return "int8"; }
inline std::string overloaded(std::int16_t) { return "int16"; }
inline std::string overloaded(std::int32_t) { return "int32"; }
inline std::string overloaded(std::int64_t) { return "int64"; }
inline std::string overloaded(std::uint8_t) { return "uint8"; }
inline std::string overloaded(std::uint16_t) { return "uint16"; }
inline std::string overloaded(std::uint32_t) { return "uint32"; }
inline std::string overloaded(std::uint64_t) { return "uint64"; }
inline std::string overloaded(quaff::half) { return "float16"; }
inline std::string overloaded(quaff::bfloat16) { return "bfloat16"; }
inline std::string overloaded(float) { return "float32"; }
inline std::string overloaded(double) { return "float64"; }
inline std::string overloaded(std::complex<float>) { return "complex64"; }
inline std::string overloaded(std::complex<double>) { return "complex128"; }
inline std::string overloaded(const std::string &) { return "string"; }
inline std::string overloaded(const char *) { return "c_string"; }

} // namespace example
