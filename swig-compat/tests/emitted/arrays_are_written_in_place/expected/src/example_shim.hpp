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
/// Multiplies every element.
template <class T> void scale(T *out, int count, T factor) {
  for (int i = 0; i < count; ++i)
    out[i] *= factor;
}
template <class T> bool copy(const T *in, unsigned size, T *out, long count) {
  for (long i = 0; i < count; ++i)
    out[i] = in[i];
  return count == size;
}

namespace quaff_bridge_example {

#line 19 "example.i"
inline bool copy_bool(const ::quaff::Contiguous &in_, const ::quaff::Contiguous &out, bool &result) noexcept { try { result = ::copy<bool>(in_.data<const bool>(), in_.size<unsigned int>(), out.data<bool>(), out.size<long>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 18 "example.i"
inline bool scale_double(const ::quaff::Contiguous &out, double factor) noexcept { try { ::scale<double>(out.data<double>(), out.size<int>(), factor); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 17 "example.i"
inline bool scale_float(const ::quaff::Contiguous &out, float factor) noexcept { try { ::scale<float>(out.data<float>(), out.size<int>(), factor); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

} // namespace quaff_bridge_example
