// Elementwise functions, which also have kernels.
#pragma once

#include <cmath>
#include <cstdint>
#include <tuple>
#ifndef __CUDACC_RTC__
#include <stdexcept>
#endif

namespace devices {

template <class T> T plus(T a, T b) { return a + b; }

// A function for 16-bit numbers.
template <class T> T mean(T a, T b) { return (a + b) / 2; }

// With a default, so that there are functions of two and of three parameters; one of each for each type.
template <class T> T damped(T x, T y, T factor = 0.5) { return (x - y) * factor; }

// A result of another type than the inputs.
inline bool is_above(float x, double limit) { return x > limit; }

// Several results, by reference and in a tuple.
template <class T> void polar(T x, T y, T &square, std::int16_t &quadrant) {
  square = x * x + y * y;
  quadrant = static_cast<std::int16_t>((y < 0 ? 2 : 0) + ((x < 0) != (y < 0) ? 1 : 0));
}
inline std::tuple<std::int32_t, std::uint8_t> divided(std::int32_t number, std::uint8_t by) {
  return {by == 0 ? 0 : number / by, static_cast<std::uint8_t>(by == 0 ? 0 : number % by)};
}

inline std::int8_t choose(bool which, std::int8_t a, std::int8_t b) { return which ? a : b; }

// An elementwise function with too many operands for squares.
inline double alternating(double a, double b, double c, double d, double e, double f) {
  return a - b + c - d + e - f;
}

// Only for the host, because the member does not exist on devices.
template <class T> T beyond(T x) {
#ifdef __CUDACC_RTC__
  return x.on_the_host_alone();
#else
  return x < 0 ? throw std::domain_error("below 0") : x;
#endif
}

} // namespace devices
