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
#include <stdexcept>
#include <string>

#line 12 "example.i"
struct CUstream_st;

double last(const double *in, unsigned size, int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k,
            double divisor) {
  if (divisor == 0) {
    throw std::domain_error("nothing is divided by 0");
  }
  return in[size - 1] / divisor + a + b + c + d + e + f + g + h + i + j + k;
}

std::string joined(std::string a, std::string b, std::string c, std::string d, std::string e, std::string f, std::string g,
                   std::string h, std::string i, std::string j, std::string k, std::string l, const char *m) {
  return a + b + c + d + e + f + g + h + i + j + k + l + m;
}

/// The stream is a parameter of the signature as well.
long on_device(const float *in_d, unsigned size, int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k,
               struct CUstream_st *stream) {
  return size + a + b + c + d + e + f + g + h + i + j + k;
}

int twelve(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l) {
  return a + b + c + d + e + f + g + h + i + j + k + l;
}

namespace quaff_bridge_example {

#line 22 "example.i"
inline bool joined(::quaff::Text a, ::quaff::Text b, ::quaff::Text c, ::quaff::Text d, ::quaff::Text e, ::quaff::Text f, ::quaff::Text g, ::quaff::Text h, ::quaff::Text i, ::quaff::Text j, ::quaff::Text k, ::quaff::Text l, ::quaff::Text m, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(::joined(a.string(), b.string(), c.string(), d.string(), e.string(), f.string(), g.string(), h.string(), i.string(), j.string(), k.string(), l.string(), m.c_str())); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 14 "example.i"
inline bool last(const ::quaff::Contiguous &in_, std::int32_t a, std::int32_t b, std::int32_t c, std::int32_t d, std::int32_t e, std::int32_t f, std::int32_t g, std::int32_t h, std::int32_t i, std::int32_t j, std::int32_t k, double divisor, double &result) noexcept { try { result = ::last(in_.data<const double>(), in_.size<unsigned int>(), a, b, c, d, e, f, g, h, i, j, k, divisor); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 28 "example.i"
inline bool on_device(const ::quaff::DeviceArray &in_d, std::int32_t a, std::int32_t b, std::int32_t c, std::int32_t d, std::int32_t e, std::int32_t f, std::int32_t g, std::int32_t h, std::int32_t i, std::int32_t j, std::int32_t k, std::uint64_t stream, std::int64_t &result) noexcept { try { result = ::on_device(in_d.data<const float>(), in_d.size<unsigned int>(), a, b, c, d, e, f, g, h, i, j, k, reinterpret_cast<::CUstream_st *>(stream)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 33 "example.i"
inline bool twelve(std::int32_t a, std::int32_t b, std::int32_t c, std::int32_t d, std::int32_t e, std::int32_t f, std::int32_t g, std::int32_t h, std::int32_t i, std::int32_t j, std::int32_t k, std::int32_t l, std::int32_t &result) noexcept { try { result = ::twelve(a, b, c, d, e, f, g, h, i, j, k, l); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

inline int pending_cuda_error() { return ::quaff::pending_cuda_error(); }
inline ::rust::String cuda_error_name(int code) { return ::quaff::cuda_error_name(code); }

} // namespace quaff_bridge_example
