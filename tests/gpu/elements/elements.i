// Elementwise functions for the tests and the benchmarks on GPUs.
%module elements
%{
#include <cmath>
#include <cstdint>
#include <tuple>
%}
%include "quaff.i"
%elementwise(add)
%elementwise(hypotenuse)
%elementwise(damped)
%elementwise(is_above)
%elementwise(polar)
%elementwise(divided)
%elementwise(choose)
%elementwise(alternating)
%elementwise(wave)
%inline %{
template <class T> T add(T a, T b) { return a + b; }

// Each step is rounded, on the host and on devices.
template <class T> T hypotenuse(T a, T b) { return std::sqrt(a * a + b * b); }

template <class T> T damped(T x, T y, T factor = 0.5) { return (x - y) * factor; }

bool is_above(float x, double limit) { return x > limit; }

template <class T> void polar(T x, T y, T &square, std::int16_t &quadrant) {
  square = x * x + y * y;
  quadrant = static_cast<std::int16_t>((y < 0 ? 2 : 0) + ((x < 0) != (y < 0) ? 1 : 0));
}

std::tuple<std::int32_t, std::uint8_t> divided(std::int32_t number, std::uint8_t by) {
  return {by == 0 ? 0 : number / by, static_cast<std::uint8_t>(by == 0 ? 0 : number % by)};
}

std::int8_t choose(bool which, std::int8_t a, std::int8_t b) { return which ? a : b; }

double alternating(double a, double b, double c, double d, double e, double f) {
  return a - b + c - d + e - f;
}

double wave(double x) { return std::sin(x) * std::exp(-x * x); }
%}
%template(add) add<float>;
%template(add) add<double>;
%template(add) add<std::int8_t>;
%template(add) add<quaff::half>;
%template(add) add<quaff::bfloat16>;
%template(hypotenuse) hypotenuse<float>;
%template(hypotenuse) hypotenuse<double>;
%template(hypotenuse) hypotenuse<quaff::half>;
%template(hypotenuse) hypotenuse<quaff::bfloat16>;
%template(damped) damped<float>;
%template(damped) damped<double>;
%template(polar) polar<float>;
