// 16-bit floating-point numbers: `half`, the binary16 format of IEEE 754, and `bfloat16`, the upper half of a
// float. Freestanding, for the host's loops and for kernels.
//
// Both are converted to floats implicitly, so all arithmetic is that of floats. A number that is assigned to
// one of them is rounded to nearest, ties to even; a number that no double can represent is first rounded to
// the nearest double. A NaN remains a NaN, but not necessarily with the same bits.
#pragma once

#include <cstring>
#include <type_traits>

#ifdef __CUDACC__
#define QUAFF_BOTH_SIDES __host__ __device__
#else
#define QUAFF_BOTH_SIDES
#endif

namespace quaff {

namespace detail {

QUAFF_BOTH_SIDES inline unsigned int float_bits(float value) {
  unsigned int bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

QUAFF_BOTH_SIDES inline float float_of_bits(unsigned int bits) {
  float value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

// A float that rounds to 16 bits in the same way as the number itself: of the two neighbouring floats the one
// whose last bit is set. S. Boldo and G. Melquiond, "Emulation of FMA and correctly rounded sums: proved
// algorithms using rounding to odd", IEEE Transactions on Computers 57 (2008).
QUAFF_BOTH_SIDES inline float odd_float(double number) {
  const float nearest = static_cast<float>(number);
  const double back = nearest;
  const bool is_further = number > 0 ? back > number : back < number;
  const unsigned int toward_zero = float_bits(nearest) - (is_further ? 1 : 0);
  return back == number || number != number ? nearest : float_of_bits(toward_zero | 1);
}

QUAFF_BOTH_SIDES inline float rounded_once(float number) { return number; }
template <class Number> QUAFF_BOTH_SIDES float rounded_once(Number number) {
  return odd_float(static_cast<double>(number));
}

// Conversions between the bits of a `half` and a float.
#ifdef __CUDA_ARCH__
__device__ __forceinline__ unsigned short half_bits(float number) {
  unsigned short bits;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(number));
  return bits;
}

__device__ __forceinline__ float float_of_half(unsigned short bits) {
  float number;
  asm("cvt.f32.f16 %0, %1;" : "=f"(number) : "h"(bits));
  return number;
}
#else
// The bits of a `half`, computed without branches, so that compilers vectorize loops over it. For subnormal
// results, adding 0.5 rounds correctly, because the last bit of the sum is the smallest `half`.
inline unsigned short half_bits(float number) {
  const unsigned int bits = float_bits(number), magnitude = bits & 0x7fffffffU;
  const unsigned int tiny = float_bits(float_of_bits(magnitude) + 0.5F) - 0x3f000000U;
  const unsigned int normal = (magnitude - 0x38000000U + 0xfffU + (magnitude >> 13 & 1)) >> 13;
  const unsigned int finite = magnitude < 0x38800000U ? tiny : normal;
  const unsigned int beyond = magnitude > 0x7f800000U ? 0x7e00U : 0x7c00U;
  const unsigned int found = magnitude < 0x477ff000U ? finite : beyond;
  return static_cast<unsigned short>((bits >> 16 & 0x8000U) | found);
}

inline float float_of_half(unsigned short bits) {
  const unsigned int magnitude = static_cast<unsigned int>(bits & 0x7fffU) << 13;
  const float tiny = float_of_bits(magnitude + 0x38800000U) - float_of_bits(0x38800000U);
  const unsigned int normal = magnitude + 0x38000000U;
  const unsigned int finite = magnitude < 0x00800000U ? float_bits(tiny) : normal;
  const unsigned int found = magnitude < 0x0f800000U ? finite : normal + 0x38000000U;
  return float_of_bits(found | static_cast<unsigned int>(bits & 0x8000U) << 16);
}
#endif

// Devices before sm_80 have no instruction for the conversion to bfloat16.
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
__device__ __forceinline__ unsigned short bfloat16_bits(float number) {
  unsigned short bits;
  asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(bits) : "f"(number));
  return bits;
}
#else
QUAFF_BOTH_SIDES inline unsigned short bfloat16_bits(float number) {
  const unsigned int bits = float_bits(number);
  const unsigned int rounded = (bits + 0x7fffU + (bits >> 16 & 1)) >> 16;
  const unsigned int found = (bits & 0x7fffffffU) > 0x7f800000U ? bits >> 16 | 0x40U : rounded;
  return static_cast<unsigned short>(found);
}
#endif

} // namespace detail

class half {
public:
  half() = default;
  template <class Number, class = std::enable_if_t<std::is_arithmetic<Number>::value>>
  QUAFF_BOTH_SIDES half(Number number) : bits(detail::half_bits(detail::rounded_once(number))) {}
  QUAFF_BOTH_SIDES operator float() const { return detail::float_of_half(bits); }

private:
  unsigned short bits;
};

class bfloat16 {
public:
  bfloat16() = default;
  template <class Number, class = std::enable_if_t<std::is_arithmetic<Number>::value>>
  QUAFF_BOTH_SIDES bfloat16(Number number) : bits(detail::bfloat16_bits(detail::rounded_once(number))) {}
  QUAFF_BOTH_SIDES operator float() const {
    return detail::float_of_bits(static_cast<unsigned int>(bits) << 16);
  }

private:
  unsigned short bits;
};

#define QUAFF_ASSIGN(TYPE, OPERATOR)                                                                         \
  QUAFF_BOTH_SIDES inline TYPE &operator OPERATOR## = (TYPE & left, float right) {                           \
    return left = TYPE(static_cast<float>(left) OPERATOR right);                                             \
  }
QUAFF_ASSIGN(half, +)
QUAFF_ASSIGN(half, -)
QUAFF_ASSIGN(half, *)
QUAFF_ASSIGN(half, /)
QUAFF_ASSIGN(bfloat16, +)
QUAFF_ASSIGN(bfloat16, -)
QUAFF_ASSIGN(bfloat16, *)
QUAFF_ASSIGN(bfloat16, /)
#undef QUAFF_ASSIGN

} // namespace quaff
