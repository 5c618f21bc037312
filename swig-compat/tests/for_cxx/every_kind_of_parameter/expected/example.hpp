// Written by quaff from example.i: change that file, not this one.
//
// The functions of `example` for C++: of pointers, and of tensors whose element type and memory are known when the
// program runs. `stream` is the cudaStream_t whose work is to be done first, null the default stream; for the host's
// arrays it says nothing. An error is an exception: quaff/error.hpp.
//
// Of objects, or of what is Python's, and so not here: `counted`.
// clang-format off
#ifndef QUAFF_MODULES_EXAMPLE_HPP
#define QUAFF_MODULES_EXAMPLE_HPP

#include "quaff/border.hpp"
#include "quaff/error.hpp"
#include "quaff/tensor.h"

#include <array>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// The functions behind those below, for C.
extern "C" {
const char *quaffmod_example_error_message();
int quaffmod_example_constants_2(std::int32_t module, std::int32_t *result);
int quaffmod_example_corner(const double *f, const std::size_t *f_shape, double *result);
int quaffmod_example_corner_dyn(const DLTensor *f, void *stream, double *result);
int quaffmod_example_defaults_3(std::int32_t a, std::int32_t *result);
int quaffmod_example_defaults_2(std::int32_t a, std::int32_t b, std::int32_t *result);
int quaffmod_example_defaults(std::int32_t a, std::int32_t b, double c, std::int32_t *result);
int quaffmod_example_error_message_2(std::int32_t crate_, std::int32_t *result);
int quaffmod_example_fill(double *f, const std::size_t *f_shape, double value);
int quaffmod_example_fill_dyn(const DLTensor *f, double value, void *stream);
int quaffmod_example_first(const char *text, std::size_t text_size, bool (*keep)(void *, const char *, std::size_t), void *result);
int quaffmod_example_found(const char *text, std::size_t text_size, char letter, bool (*keep)(void *, const char *, std::size_t), void *result);
int quaffmod_example_largest(const double *x, std::size_t x_size, double *result);
int quaffmod_example_largest_3(const float *x, std::size_t x_size, float *result);
int quaffmod_example_largest_2(const float *x, std::size_t x_size, std::int32_t digits, float *result);
int quaffmod_example_largest_dyn(const DLTensor *x, void *stream, double *result);
int quaffmod_example_largest_dyn_2(const DLTensor *x, std::int32_t digits, void *stream, float *result);
int quaffmod_example_mixed_4(std::int32_t a, std::int32_t *result);
int quaffmod_example_mixed(const double *x, std::size_t x_size, std::int32_t *result);
int quaffmod_example_mixed_2(const float *x, std::size_t x_size, std::int32_t *result);
int quaffmod_example_mixed_3(const double *x, std::size_t x_size, std::int32_t more, std::int32_t *result);
int quaffmod_example_mixed_dyn(const DLTensor *x, void *stream, std::int32_t *result);
int quaffmod_example_mixed_dyn_2(const DLTensor *x, std::int32_t more, void *stream, std::int32_t *result);
int quaffmod_example_named(double stream2, double result2, const char *keep2, std::size_t keep2_size, double *result);
int quaffmod_example_next(std::int32_t color, std::int32_t *result);
int quaffmod_example_other(std::uint8_t mode, std::uint8_t *result);
int quaffmod_example_outcome_2(std::int32_t Self_, std::int32_t *result);
int quaffmod_example_part_dyn(const DLTensor *x, const DLTensor *result, void *stream);
int quaffmod_example_part_dyn_2(const DLTensor *x, const DLTensor *of, const DLTensor *result, void *stream);
int quaffmod_example_polar_dyn(const DLTensor *x, const DLTensor *y, const DLTensor *result, const DLTensor *result2, void *stream);
int quaffmod_example_power_2(const double *x, std::size_t x_size, double *result);
int quaffmod_example_power(const double *x, std::size_t x_size, double exponent, double *result);
int quaffmod_example_power_dyn(const DLTensor *x, double exponent, void *stream, double *result);
int quaffmod_example_power_without_exponent_dyn(const DLTensor *x, void *stream, double *result);
int quaffmod_example_ratio_dyn(const DLTensor *a, const DLTensor *b, const DLTensor *scale, const DLTensor *result, void *stream);
int quaffmod_example_ratio_without_scale_dyn(const DLTensor *a, const DLTensor *b, const DLTensor *result, void *stream);
int quaffmod_example_require(std::int32_t a);
int quaffmod_example_scale(const float *x, std::size_t x_size, float *result);
int quaffmod_example_scale_on_device(float *y_d, const std::size_t *y_d_shape, float factor, void *stream);
int quaffmod_example_scale_dyn(const DLTensor *x, void *stream, float *result);
int quaffmod_example_scale_dyn_2(const DLTensor *y_d, float factor, void *stream);
int quaffmod_example_shifted(std::int32_t shifted, std::int32_t *result);
int quaffmod_example_sized(const double *x, std::size_t x_size, double x_size2, double *result);
int quaffmod_example_sized_dyn(const DLTensor *x, double x_size, void *stream, double *result);
int quaffmod_example_spread(const double *spread, std::size_t spread_size, double *result);
int quaffmod_example_spread_dyn(const DLTensor *spread, void *stream, double *result);
int quaffmod_example_total(const std::complex<float> *x, std::size_t x_size, std::complex<float> *result);
int quaffmod_example_total_dyn(const DLTensor *x, void *stream, std::complex<float> *result);
int quaffmod_example_turned(const std::complex<double> *z, double angle, std::complex<double> *result);
int quaffmod_example_twice_float(const float *x, std::size_t x_size, bool (*keep)(void *, const float *, std::size_t), void *result);
int quaffmod_example_twice_double(const double *x, std::size_t x_size, bool (*keep)(void *, const double *, std::size_t), void *result);
int quaffmod_example_twice_dyn(const DLTensor *x, void *stream, bool (*keep)(void *, std::size_t, const void *, std::size_t), void *result);
}

namespace quaff::modules::example {

inline std::int32_t constants(std::int32_t module) {
  std::int32_t result{};
  ::quaff::detail::check(::quaffmod_example_constants_2(module, &result), ::quaffmod_example_error_message);
  return result;
}

// The first axis is the fastest.
inline double corner(const double *f, const std::array<std::size_t, 2> &f_shape) {
  double result{};
  ::quaff::detail::check(::quaffmod_example_corner(f, f_shape.data(), &result), ::quaffmod_example_error_message);
  return result;
}

// The first axis is the fastest.
inline double corner(const DLTensor &f, void *stream = nullptr) {
  double result{};
  ::quaff::detail::check(::quaffmod_example_corner_dyn(&f, stream, &result), ::quaffmod_example_error_message);
  return result;
}

// What is missing is C++'s.
inline std::int32_t defaults(std::int32_t a) {
  std::int32_t result{};
  ::quaff::detail::check(::quaffmod_example_defaults_3(a, &result), ::quaffmod_example_error_message);
  return result;
}

// What is missing is C++'s.
inline std::int32_t defaults(std::int32_t a, std::int32_t b) {
  std::int32_t result{};
  ::quaff::detail::check(::quaffmod_example_defaults_2(a, b, &result), ::quaffmod_example_error_message);
  return result;
}

// What is missing is C++'s.
inline std::int32_t defaults(std::int32_t a, std::int32_t b, double c) {
  std::int32_t result{};
  ::quaff::detail::check(::quaffmod_example_defaults(a, b, c, &result), ::quaffmod_example_error_message);
  return result;
}

// Functions that are called as what emitted files have.
inline std::int32_t error_message(std::int32_t crate_) {
  std::int32_t result{};
  ::quaff::detail::check(::quaffmod_example_error_message_2(crate_, &result), ::quaffmod_example_error_message);
  return result;
}

inline void fill(double *f, const std::array<std::size_t, 2> &f_shape, double value) {
  ::quaff::detail::check(::quaffmod_example_fill(f, f_shape.data(), value), ::quaffmod_example_error_message);
}

inline void fill(DLTensor &f, double value, void *stream = nullptr) {
  ::quaff::detail::check(::quaffmod_example_fill_dyn(&f, value, stream), ::quaffmod_example_error_message);
}

inline char first(std::string_view text) {
  char result{};
  ::quaff::detail::check(::quaffmod_example_first(text.data(), text.size(), ::quaff::detail::keep_letter, &result), ::quaffmod_example_error_message);
  return result;
}

inline std::optional<std::string> found(std::string_view text, char letter) {
  std::optional<std::string> result{};
  ::quaff::detail::check(::quaffmod_example_found(text.data(), text.size(), letter, ::quaff::detail::keep_text<std::optional<std::string>>, &result), ::quaffmod_example_error_message);
  return result;
}

inline double largest(const double *x, std::size_t x_size) {
  double result{};
  ::quaff::detail::check(::quaffmod_example_largest(x, x_size, &result), ::quaffmod_example_error_message);
  return result;
}

inline float largest(const float *x, std::size_t x_size) {
  float result{};
  ::quaff::detail::check(::quaffmod_example_largest_3(x, x_size, &result), ::quaffmod_example_error_message);
  return result;
}

inline float largest(const float *x, std::size_t x_size, std::int32_t digits) {
  float result{};
  ::quaff::detail::check(::quaffmod_example_largest_2(x, x_size, digits, &result), ::quaffmod_example_error_message);
  return result;
}

inline double largest(const DLTensor &x, void *stream = nullptr) {
  double result{};
  ::quaff::detail::check(::quaffmod_example_largest_dyn(&x, stream, &result), ::quaffmod_example_error_message);
  return result;
}

inline float largest(const DLTensor &x, std::int32_t digits, void *stream = nullptr) {
  float result{};
  ::quaff::detail::check(::quaffmod_example_largest_dyn_2(&x, digits, stream, &result), ::quaffmod_example_error_message);
  return result;
}

// Overloads that differ in more than the type of elements.
inline std::int32_t mixed(std::int32_t a) {
  std::int32_t result{};
  ::quaff::detail::check(::quaffmod_example_mixed_4(a, &result), ::quaffmod_example_error_message);
  return result;
}

// Overloads that differ in more than the type of elements.
inline std::int32_t mixed(const double *x, std::size_t x_size) {
  std::int32_t result{};
  ::quaff::detail::check(::quaffmod_example_mixed(x, x_size, &result), ::quaffmod_example_error_message);
  return result;
}

// Overloads that differ in more than the type of elements.
inline std::int32_t mixed(const float *x, std::size_t x_size) {
  std::int32_t result{};
  ::quaff::detail::check(::quaffmod_example_mixed_2(x, x_size, &result), ::quaffmod_example_error_message);
  return result;
}

// Overloads that differ in more than the type of elements.
inline std::int32_t mixed(const double *x, std::size_t x_size, std::int32_t more) {
  std::int32_t result{};
  ::quaff::detail::check(::quaffmod_example_mixed_3(x, x_size, more, &result), ::quaffmod_example_error_message);
  return result;
}

// Overloads that differ in more than the type of elements.
inline std::int32_t mixed(const DLTensor &x, void *stream = nullptr) {
  std::int32_t result{};
  ::quaff::detail::check(::quaffmod_example_mixed_dyn(&x, stream, &result), ::quaffmod_example_error_message);
  return result;
}

inline std::int32_t mixed(const DLTensor &x, std::int32_t more, void *stream = nullptr) {
  std::int32_t result{};
  ::quaff::detail::check(::quaffmod_example_mixed_dyn_2(&x, more, stream, &result), ::quaffmod_example_error_message);
  return result;
}

// Parameters that are called as what goes beside others.
inline double named(double stream2, double result2, std::string_view keep2) {
  double result{};
  ::quaff::detail::check(::quaffmod_example_named(stream2, result2, keep2.data(), keep2.size(), &result), ::quaffmod_example_error_message);
  return result;
}

inline ::quaff::Enumerator<std::int32_t> next(::quaff::Enumerator<std::int32_t> color) {
  ::quaff::Enumerator<std::int32_t> result{};
  ::quaff::detail::check(::quaffmod_example_next(color.number(), result.place()), ::quaffmod_example_error_message);
  return result;
}

inline ::quaff::Enumerator<std::uint8_t> other(::quaff::Enumerator<std::uint8_t> mode) {
  ::quaff::Enumerator<std::uint8_t> result{};
  ::quaff::detail::check(::quaffmod_example_other(mode.number(), result.place()), ::quaffmod_example_error_message);
  return result;
}

inline std::int32_t outcome(std::int32_t Self_) {
  std::int32_t result{};
  ::quaff::detail::check(::quaffmod_example_outcome_2(Self_, &result), ::quaffmod_example_error_message);
  return result;
}

// For doubles, and with a default that floats alone have.
inline void part(const DLTensor &x, DLTensor &result, void *stream = nullptr) {
  ::quaff::detail::check(::quaffmod_example_part_dyn(&x, &result, stream), ::quaffmod_example_error_message);
}

inline void part(const DLTensor &x, const DLTensor &of, DLTensor &result, void *stream = nullptr) {
  ::quaff::detail::check(::quaffmod_example_part_dyn_2(&x, &of, &result, stream), ::quaffmod_example_error_message);
}

inline void polar(const DLTensor &x, const DLTensor &y, DLTensor &result, DLTensor &result2, void *stream = nullptr) {
  ::quaff::detail::check(::quaffmod_example_polar_dyn(&x, &y, &result, &result2, stream), ::quaffmod_example_error_message);
}

inline double power(const double *x, std::size_t x_size) {
  double result{};
  ::quaff::detail::check(::quaffmod_example_power_2(x, x_size, &result), ::quaffmod_example_error_message);
  return result;
}

inline double power(const double *x, std::size_t x_size, double exponent) {
  double result{};
  ::quaff::detail::check(::quaffmod_example_power(x, x_size, exponent, &result), ::quaffmod_example_error_message);
  return result;
}

inline double power(const DLTensor &x, double exponent, void *stream = nullptr) {
  double result{};
  ::quaff::detail::check(::quaffmod_example_power_dyn(&x, exponent, stream, &result), ::quaffmod_example_error_message);
  return result;
}

inline double power(const DLTensor &x, void *stream = nullptr) {
  double result{};
  ::quaff::detail::check(::quaffmod_example_power_without_exponent_dyn(&x, stream, &result), ::quaffmod_example_error_message);
  return result;
}

// Called for each element.
inline void ratio(const DLTensor &a, const DLTensor &b, const DLTensor &scale, DLTensor &result, void *stream = nullptr) {
  ::quaff::detail::check(::quaffmod_example_ratio_dyn(&a, &b, &scale, &result, stream), ::quaffmod_example_error_message);
}

// Called for each element.
inline void ratio(const DLTensor &a, const DLTensor &b, DLTensor &result, void *stream = nullptr) {
  ::quaff::detail::check(::quaffmod_example_ratio_without_scale_dyn(&a, &b, &result, stream), ::quaffmod_example_error_message);
}

// Numbers alone, and no result.
inline void require(std::int32_t a) {
  ::quaff::detail::check(::quaffmod_example_require(a), ::quaffmod_example_error_message);
}

// On a device, where the host may write as the test has it.
inline float scale(const float *x, std::size_t x_size) {
  float result{};
  ::quaff::detail::check(::quaffmod_example_scale(x, x_size, &result), ::quaffmod_example_error_message);
  return result;
}

// On a device, where the host may write as the test has it.
inline void scale_on_device(float *y_d, const std::array<std::size_t, 2> &y_d_shape, float factor, void *stream = nullptr) {
  ::quaff::detail::check(::quaffmod_example_scale_on_device(y_d, y_d_shape.data(), factor, stream), ::quaffmod_example_error_message);
}

inline float scale(const DLTensor &x, void *stream = nullptr) {
  float result{};
  ::quaff::detail::check(::quaffmod_example_scale_dyn(&x, stream, &result), ::quaffmod_example_error_message);
  return result;
}

// On a device, where the host may write as the test has it.
inline void scale(DLTensor &y_d, float factor, void *stream = nullptr) {
  ::quaff::detail::check(::quaffmod_example_scale_dyn_2(&y_d, factor, stream), ::quaffmod_example_error_message);
}

inline std::int32_t shifted(std::int32_t shifted) {
  std::int32_t result{};
  ::quaff::detail::check(::quaffmod_example_shifted(shifted, &result), ::quaffmod_example_error_message);
  return result;
}

inline double sized(const double *x, std::size_t x_size, double x_size2) {
  double result{};
  ::quaff::detail::check(::quaffmod_example_sized(x, x_size, x_size2, &result), ::quaffmod_example_error_message);
  return result;
}

inline double sized(const DLTensor &x, double x_size, void *stream = nullptr) {
  double result{};
  ::quaff::detail::check(::quaffmod_example_sized_dyn(&x, x_size, stream, &result), ::quaffmod_example_error_message);
  return result;
}

// Parameters that are called as their function.
inline double spread(const double *spread, std::size_t spread_size) {
  double result{};
  ::quaff::detail::check(::quaffmod_example_spread(spread, spread_size, &result), ::quaffmod_example_error_message);
  return result;
}

// Parameters that are called as their function.
inline double spread(const DLTensor &spread, void *stream = nullptr) {
  double result{};
  ::quaff::detail::check(::quaffmod_example_spread_dyn(&spread, stream, &result), ::quaffmod_example_error_message);
  return result;
}

inline std::complex<float> total(const std::complex<float> *x, std::size_t x_size) {
  std::complex<float> result{};
  ::quaff::detail::check(::quaffmod_example_total(x, x_size, &result), ::quaffmod_example_error_message);
  return result;
}

inline std::complex<float> total(const DLTensor &x, void *stream = nullptr) {
  std::complex<float> result{};
  ::quaff::detail::check(::quaffmod_example_total_dyn(&x, stream, &result), ::quaffmod_example_error_message);
  return result;
}

inline std::complex<double> turned(std::complex<double> z, double angle) {
  std::complex<double> result{};
  ::quaff::detail::check(::quaffmod_example_turned(&z, angle, &result), ::quaffmod_example_error_message);
  return result;
}

// The vector has elements of the array's type.
inline std::vector<float> twice(const float *x, std::size_t x_size) {
  std::vector<float> result{};
  ::quaff::detail::check(::quaffmod_example_twice_float(x, x_size, ::quaff::detail::keep<std::vector<float>>, &result), ::quaffmod_example_error_message);
  return result;
}

// The vector has elements of the array's type.
inline std::vector<double> twice(const double *x, std::size_t x_size) {
  std::vector<double> result{};
  ::quaff::detail::check(::quaffmod_example_twice_double(x, x_size, ::quaff::detail::keep<std::vector<double>>, &result), ::quaffmod_example_error_message);
  return result;
}

// The vector has elements of the array's type.
inline std::variant<std::vector<float>, std::vector<double>> twice(const DLTensor &x, void *stream = nullptr) {
  std::variant<std::vector<float>, std::vector<double>> result{};
  ::quaff::detail::check(::quaffmod_example_twice_dyn(&x, stream, ::quaff::detail::keep_one_of<std::variant<std::vector<float>, std::vector<double>>>, &result), ::quaffmod_example_error_message);
  return result;
}

} // namespace quaff::modules::example

#endif
