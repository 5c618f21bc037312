// The dtypes of src/core/dtype.rs, in the same order, and the dtype of each C++ type.
#pragma once

#include "quaff/half.hpp"

#include <complex>
#include <cstddef>
#include <type_traits>

namespace quaff {

enum class Dtype : std::size_t {
  Bool,
  Int8,
  Int16,
  Int32,
  Int64,
  Uint8,
  Uint16,
  Uint32,
  Uint64,
  Float16,
  Bfloat16,
  Float32,
  Float64,
  Complex64,
  Complex128
};

// The names of the dtypes, for messages.
inline constexpr const char *dtype_names[] = {"bool",     "int8",    "int16",   "int32",     "int64",
                                              "uint8",    "uint16",  "uint32",  "uint64",    "float16",
                                              "bfloat16", "float32", "float64", "complex64", "complex128"};

// The names of complex numbers in the bridge.
using Complex64 = std::complex<float>;
using Complex128 = std::complex<double>;

namespace detail {

// The dtype of an integer type, by its width and sign instead of its name: `long`, `long long` and
// `std::int64_t` have the same dtype.
template <class T> constexpr Dtype integer_dtype() {
  constexpr std::size_t width = sizeof(T) == 1 ? 0 : sizeof(T) == 2 ? 1 : sizeof(T) == 4 ? 2 : 3;
  constexpr Dtype first = std::is_signed_v<T> ? Dtype::Int8 : Dtype::Uint8;
  return static_cast<Dtype>(static_cast<std::size_t>(first) + width);
}

} // namespace detail

template <class T> inline constexpr Dtype dtype_of = detail::integer_dtype<T>();
template <> inline constexpr Dtype dtype_of<bool> = Dtype::Bool;
template <> inline constexpr Dtype dtype_of<half> = Dtype::Float16;
template <> inline constexpr Dtype dtype_of<bfloat16> = Dtype::Bfloat16;
template <> inline constexpr Dtype dtype_of<float> = Dtype::Float32;
template <> inline constexpr Dtype dtype_of<double> = Dtype::Float64;
template <> inline constexpr Dtype dtype_of<Complex64> = Dtype::Complex64;
template <> inline constexpr Dtype dtype_of<Complex128> = Dtype::Complex128;

// Whether an array of this dtype has elements of type `T`. The signedness of an enumeration without a fixed
// type depends on the compiler, so only its width counts. A `char` is a byte.
template <class T> constexpr bool is_element(Dtype dtype) {
  if constexpr (std::is_same_v<T, char>) {
    return dtype == Dtype::Uint8;
  } else if constexpr (std::is_enum_v<T>) {
    constexpr auto width = static_cast<std::size_t>(detail::integer_dtype<T>());
    constexpr auto signs = static_cast<std::size_t>(Dtype::Uint8) - static_cast<std::size_t>(Dtype::Int8);
    return static_cast<std::size_t>(dtype) == width || static_cast<std::size_t>(dtype) + signs == width;
  } else {
    return dtype == dtype_of<T>;
  }
}

} // namespace quaff
