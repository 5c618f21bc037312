#pragma once
#include <cmath>
#include <complex>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

using cudaStream_t = struct CUstream_st *;

namespace kinds {

enum class Mode : unsigned char { fast, exact = 7 };
enum Color { red, green = 5 };

inline Mode other(Mode mode) { return mode == Mode::fast ? Mode::exact : Mode::fast; }
inline Color next(Color color) { return color == red ? green : red; }

/// Parameters that are left out have their defaults in C++.
inline int defaults(int a, int b = 10, double c = 0.5) { return a + b + static_cast<int>(2 * c); }
inline double power(const double *x, std::size_t n, double exponent = 2) {
  double sum = 0;
  for (std::size_t i = 0; i < n; ++i) {
    sum += exponent == 2 ? x[i] * x[i] : x[i];
  }
  return sum;
}

/// Overloads that differ in more than the type of elements.
inline int mixed(const double *x, std::size_t n) { return x == nullptr ? 0 : static_cast<int>(n); }
inline int mixed(const float *x, std::size_t n) { return x == nullptr ? 0 : -static_cast<int>(n); }
inline int mixed(const double *x, std::size_t n, int more) { return mixed(x, n) + more; }
inline int mixed(int a) { return a; }

/// Parameters with the names of those that the module adds.
inline double named(double stream, double result, const char *keep) {
  return keep[0] - '0' + stream + result;
}
/// Numbers alone, and no result.
inline void require(int a) {
  if (a < 0) {
    throw std::invalid_argument("a number below nothing");
  }
}

/// Parameters with the name of their function.
inline double spread(const double *spread, std::size_t n) { return spread[n - 1] - spread[0]; }
inline int shifted(int shifted) { return shifted + 1; }
/// Functions with names that emitted files use.
inline int error_message(int crate) { return crate; }
inline int outcome(int Self) { return Self + 1; }
inline int constants(int module) { return module + 2; }

inline double sized(const double *x, std::size_t n, double x_size) { return x[n - 1] * x_size; }

inline std::complex<double> turned(std::complex<double> z, double angle) {
  return z * std::polar(1.0, angle);
}
inline std::complex<float> total(const std::complex<float> *x, std::size_t n) {
  std::complex<float> sum;
  for (std::size_t i = 0; i < n; ++i) {
    sum += x[i];
  }
  return sum;
}

inline const char *found(const char *text, char letter) {
  for (; *text != '\0'; ++text) {
    if (*text == letter) {
      return text;
    }
  }
  return nullptr;
}
inline char first(const std::string &text) { return text.at(0); }

/// The vector has elements of the array's type.
template <class T> std::vector<T> twice(const T *x, std::size_t n) {
  std::vector<T> all(x, x + n);
  for (T &each : all) {
    each *= 2;
  }
  return all;
}

/// The first axis is the fastest.
inline double corner(const double *f, int rows, int columns) { return f[rows * (columns - 1)]; }
inline void fill(double *f, int rows, int columns, double value) {
  for (int i = 0; i < rows * columns; ++i) {
    f[i] = value;
  }
}

/// On a device, where the host may write as the test has it.
inline void scale(float *y_d, int rows, int columns, float factor, cudaStream_t queue) {
  for (int i = 0; queue == nullptr && i < rows * columns; ++i) {
    y_d[i] *= factor;
  }
}
inline float scale(const float *x, std::size_t n) { return n == 0 ? 0 : x[0]; }

/// Called for each element.
template <class T> T ratio(T a, T b, T scale = 1) {
  if (b == 0) {
    throw std::domain_error("a ratio to nothing");
  }
  return scale * a / b;
}
/// For doubles, and with a default that floats alone have.
inline double part(double x) { return x / 2; }
inline float part(float x, float of = 4) { return x / of; }
inline double largest(const double *x, std::size_t n) { return n == 0 ? 0 : x[n - 1]; }
inline float largest(const float *x, std::size_t n, int digits = 0) { return n == 0 ? digits : -x[n - 1]; }
inline double polar(double x, double y, int &quadrant) {
  quadrant = y < 0 ? (x < 0 ? 3 : 4) : (x < 0 ? 2 : 1);
  return std::hypot(x, y);
}

struct Counter {
  int count = 0;
};
inline int counted(const Counter &counter) { return counter.count; }

/// The name of a function that every module has in C.
inline int last_error(int x) { return x; }
/// The name of an overload for arrays on a device.
inline int counted_on_device(int x) { return x; }

} // namespace kinds
