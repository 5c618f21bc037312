// Written by quaff from example.i: change that file, not this one.
//
// The functions of `example` for C++. They take arrays as pointers to elements, or as tensors, whose element
// type and memory are known when the program runs. `stream` is the cudaStream_t whose work must be done
// first, and null is the default stream; for arrays of the host, it is ignored. Errors are thrown as
// exceptions: quaff/error.hpp.
//
// These functions are not available here, where objects and some other values have no types: `counted`.
// clang-format off
#ifndef QUAFF_MODULES_EXAMPLE_HPP
#define QUAFF_MODULES_EXAMPLE_HPP

#include "quaff/border.hpp"
#include "quaff/error.hpp"
#include "quaff/modules/example.h"

#include <array>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace quaff::modules::example {

inline std::int32_t constants(std::int32_t module) {
  std::int32_t result{};
  ::quaff::detail::check(::example_constants(module, &result), ::example_last_error);
  return result;
}

// The first axis is the fastest.
inline double corner(const double *f, const std::array<std::size_t, 2> &f_shape) {
  double result{};
  ::quaff::detail::check(::example_corner(f, f_shape.data(), &result), ::example_last_error);
  return result;
}

// The first axis is the fastest.
inline double corner(const DLTensor &f, void *stream = nullptr) {
  double result{};
  ::quaff::detail::check(::example_corner_tensor(&f, stream, &result), ::example_last_error);
  return result;
}

// The name of an overload for arrays on a device.
inline std::int32_t counted_on_device(std::int32_t x) {
  std::int32_t result{};
  ::quaff::detail::check(::example_counted_on_device(x, &result), ::example_last_error);
  return result;
}

// Parameters that are left out have their defaults in C++.
inline std::int32_t defaults(std::int32_t a) {
  std::int32_t result{};
  ::quaff::detail::check(::example_defaults_without_b(a, &result), ::example_last_error);
  return result;
}

// Parameters that are left out have their defaults in C++.
inline std::int32_t defaults(std::int32_t a, std::int32_t b) {
  std::int32_t result{};
  ::quaff::detail::check(::example_defaults_without_c(a, b, &result), ::example_last_error);
  return result;
}

// Parameters that are left out have their defaults in C++.
inline std::int32_t defaults(std::int32_t a, std::int32_t b, double c) {
  std::int32_t result{};
  ::quaff::detail::check(::example_defaults(a, b, c, &result), ::example_last_error);
  return result;
}

// Functions with names that emitted files use.
inline std::int32_t error_message(std::int32_t crate_) {
  std::int32_t result{};
  ::quaff::detail::check(::example_error_message(crate_, &result), ::example_last_error);
  return result;
}

inline void fill(double *f, const std::array<std::size_t, 2> &f_shape, double value) {
  ::quaff::detail::check(::example_fill(f, f_shape.data(), value), ::example_last_error);
}

inline void fill(DLTensor &f, double value, void *stream = nullptr) {
  ::quaff::detail::check(::example_fill_tensor(&f, value, stream), ::example_last_error);
}

inline char first(std::string_view text) {
  char result{};
  ::quaff::detail::check(::example_first(::quaff::detail::terminated(text).c_str(), &result), ::example_last_error);
  return result;
}

inline std::optional<std::string> found(std::string_view text, char letter) {
  ::quaff::detail::Received<char> result{};
  ::quaff::detail::check(::example_found(::quaff::detail::terminated(text).c_str(), letter, &result.data, &result.size), ::example_last_error);
  return result.optional_text();
}

inline double largest(const double *x, std::size_t x_size) {
  double result{};
  ::quaff::detail::check(::example_largest_double(x, x_size, &result), ::example_last_error);
  return result;
}

inline float largest(const float *x, std::size_t x_size) {
  float result{};
  ::quaff::detail::check(::example_largest_without_digits(x, x_size, &result), ::example_last_error);
  return result;
}

inline float largest(const float *x, std::size_t x_size, std::int32_t digits) {
  float result{};
  ::quaff::detail::check(::example_largest_float_int32(x, x_size, digits, &result), ::example_last_error);
  return result;
}

inline double largest(const DLTensor &x, void *stream = nullptr) {
  double result{};
  ::quaff::detail::check(::example_largest_tensor(&x, stream, &result), ::example_last_error);
  return result;
}

inline float largest(const DLTensor &x, std::int32_t digits, void *stream = nullptr) {
  float result{};
  ::quaff::detail::check(::example_largest_int32_tensor(&x, digits, stream, &result), ::example_last_error);
  return result;
}

// The name of a function that every module has in C.
inline std::int32_t last_error(std::int32_t x) {
  std::int32_t result{};
  ::quaff::detail::check(::example_last_error_2(x, &result), ::example_last_error);
  return result;
}

// Overloads that differ in more than the type of elements.
inline std::int32_t mixed(std::int32_t a) {
  std::int32_t result{};
  ::quaff::detail::check(::example_mixed_int32(a, &result), ::example_last_error);
  return result;
}

// Overloads that differ in more than the type of elements.
inline std::int32_t mixed(const double *x, std::size_t x_size) {
  std::int32_t result{};
  ::quaff::detail::check(::example_mixed_double(x, x_size, &result), ::example_last_error);
  return result;
}

// Overloads that differ in more than the type of elements.
inline std::int32_t mixed(const float *x, std::size_t x_size) {
  std::int32_t result{};
  ::quaff::detail::check(::example_mixed_float(x, x_size, &result), ::example_last_error);
  return result;
}

// Overloads that differ in more than the type of elements.
inline std::int32_t mixed(const double *x, std::size_t x_size, std::int32_t more) {
  std::int32_t result{};
  ::quaff::detail::check(::example_mixed_double_int32(x, x_size, more, &result), ::example_last_error);
  return result;
}

// Overloads that differ in more than the type of elements.
inline std::int32_t mixed(const DLTensor &x, void *stream = nullptr) {
  std::int32_t result{};
  ::quaff::detail::check(::example_mixed_tensor(&x, stream, &result), ::example_last_error);
  return result;
}

inline std::int32_t mixed(const DLTensor &x, std::int32_t more, void *stream = nullptr) {
  std::int32_t result{};
  ::quaff::detail::check(::example_mixed_int32_tensor(&x, more, stream, &result), ::example_last_error);
  return result;
}

// Parameters with the names of those that the module adds.
inline double named(double stream2, double result2, std::string_view keep) {
  double result{};
  ::quaff::detail::check(::example_named(stream2, result2, ::quaff::detail::terminated(keep).c_str(), &result), ::example_last_error);
  return result;
}

inline ::quaff::Enumerator<std::int32_t> next(::quaff::Enumerator<std::int32_t> color) {
  ::quaff::Enumerator<std::int32_t> result{};
  ::quaff::detail::check(::example_next(color.number(), result.place()), ::example_last_error);
  return result;
}

inline ::quaff::Enumerator<std::uint8_t> other(::quaff::Enumerator<std::uint8_t> mode) {
  ::quaff::Enumerator<std::uint8_t> result{};
  ::quaff::detail::check(::example_other(mode.number(), result.place()), ::example_last_error);
  return result;
}

inline std::int32_t outcome(std::int32_t Self_) {
  std::int32_t result{};
  ::quaff::detail::check(::example_outcome(Self_, &result), ::example_last_error);
  return result;
}

// For doubles, and with a default that floats alone have.
inline void part(const DLTensor &x, DLTensor &result, void *stream = nullptr) {
  ::quaff::detail::check(::example_part_tensor(&x, &result, stream), ::example_last_error);
}

inline void part(const DLTensor &x, const DLTensor &of, DLTensor &result, void *stream = nullptr) {
  ::quaff::detail::check(::example_part_tensor_2(&x, &of, &result, stream), ::example_last_error);
}

inline void polar(const DLTensor &x, const DLTensor &y, DLTensor &result, DLTensor &result2, void *stream = nullptr) {
  ::quaff::detail::check(::example_polar_tensor(&x, &y, &result, &result2, stream), ::example_last_error);
}

inline double power(const double *x, std::size_t x_size) {
  double result{};
  ::quaff::detail::check(::example_power_without_exponent(x, x_size, &result), ::example_last_error);
  return result;
}

inline double power(const double *x, std::size_t x_size, double exponent) {
  double result{};
  ::quaff::detail::check(::example_power(x, x_size, exponent, &result), ::example_last_error);
  return result;
}

inline double power(const DLTensor &x, double exponent, void *stream = nullptr) {
  double result{};
  ::quaff::detail::check(::example_power_tensor(&x, exponent, stream, &result), ::example_last_error);
  return result;
}

inline double power(const DLTensor &x, void *stream = nullptr) {
  double result{};
  ::quaff::detail::check(::example_power_tensor_without_exponent(&x, stream, &result), ::example_last_error);
  return result;
}

// Called for each element.
inline void ratio(const DLTensor &a, const DLTensor &b, const DLTensor &scale, DLTensor &result, void *stream = nullptr) {
  ::quaff::detail::check(::example_ratio_tensor(&a, &b, &scale, &result, stream), ::example_last_error);
}

// Called for each element.
inline void ratio(const DLTensor &a, const DLTensor &b, DLTensor &result, void *stream = nullptr) {
  ::quaff::detail::check(::example_ratio_tensor_without_scale(&a, &b, &result, stream), ::example_last_error);
}

// Numbers alone, and no result.
inline void require(std::int32_t a) {
  ::quaff::detail::check(::example_require(a), ::example_last_error);
}

// On a device, where the host may write as the test has it.
inline float scale(const float *x, std::size_t x_size) {
  float result{};
  ::quaff::detail::check(::example_scale(x, x_size, &result), ::example_last_error);
  return result;
}

// On a device, where the host may write as the test has it.
inline void scale_on_device(float *y_d, const std::array<std::size_t, 2> &y_d_shape, float factor, void *stream = nullptr) {
  ::quaff::detail::check(::example_scale_on_device(y_d, y_d_shape.data(), factor, stream), ::example_last_error);
}

inline float scale(const DLTensor &x, void *stream = nullptr) {
  float result{};
  ::quaff::detail::check(::example_scale_tensor(&x, stream, &result), ::example_last_error);
  return result;
}

// On a device, where the host may write as the test has it.
inline void scale(DLTensor &y_d, float factor, void *stream = nullptr) {
  ::quaff::detail::check(::example_scale_float_tensor(&y_d, factor, stream), ::example_last_error);
}

inline std::int32_t shifted(std::int32_t shifted) {
  std::int32_t result{};
  ::quaff::detail::check(::example_shifted(shifted, &result), ::example_last_error);
  return result;
}

inline double sized(const double *x, std::size_t x_size, double x_size2) {
  double result{};
  ::quaff::detail::check(::example_sized(x, x_size, x_size2, &result), ::example_last_error);
  return result;
}

inline double sized(const DLTensor &x, double x_size, void *stream = nullptr) {
  double result{};
  ::quaff::detail::check(::example_sized_tensor(&x, x_size, stream, &result), ::example_last_error);
  return result;
}

// Parameters with the name of their function.
inline double spread(const double *spread, std::size_t spread_size) {
  double result{};
  ::quaff::detail::check(::example_spread(spread, spread_size, &result), ::example_last_error);
  return result;
}

// Parameters with the name of their function.
inline double spread(const DLTensor &spread, void *stream = nullptr) {
  double result{};
  ::quaff::detail::check(::example_spread_tensor(&spread, stream, &result), ::example_last_error);
  return result;
}

inline std::complex<float> total(const std::complex<float> *x, std::size_t x_size) {
  std::complex<float> result{};
  ::quaff::detail::check(::example_total(x, x_size, &result), ::example_last_error);
  return result;
}

inline std::complex<float> total(const DLTensor &x, void *stream = nullptr) {
  std::complex<float> result{};
  ::quaff::detail::check(::example_total_tensor(&x, stream, &result), ::example_last_error);
  return result;
}

inline std::complex<double> turned(std::complex<double> z, double angle) {
  std::complex<double> result{};
  ::quaff::detail::check(::example_turned(&z, angle, &result), ::example_last_error);
  return result;
}

// The vector has elements of the array's type.
inline std::vector<float> twice(const float *x, std::size_t x_size) {
  ::quaff::detail::Received<float> result{};
  ::quaff::detail::check(::example_twice_float(x, x_size, &result.data, &result.size), ::example_last_error);
  return result.vector();
}

// The vector has elements of the array's type.
inline std::vector<double> twice(const double *x, std::size_t x_size) {
  ::quaff::detail::Received<double> result{};
  ::quaff::detail::check(::example_twice_double(x, x_size, &result.data, &result.size), ::example_last_error);
  return result.vector();
}

// The vector has elements of the array's type.
inline std::variant<std::vector<float>, std::vector<double>> twice(const DLTensor &x, void *stream = nullptr) {
  ::quaff::detail::ReceivedAny result{};
  ::quaff::detail::check(::example_twice_tensor(&x, stream, &result.data, &result.size, &result.type), ::example_last_error);
  return result.one_of<std::variant<std::vector<float>, std::vector<double>>>();
}

} // namespace quaff::modules::example

#endif
