// Pointers and lengths.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>

namespace example {

template <class T> T last(const T *in, std::size_t size) {
  if (size == 0) {
    throw std::out_of_range("there is no last element");
  }
  return in[size - 1];
}

/// 100 times the first element, 10 times the second, and so on: tells orders apart.
inline double digits(const double *in, std::size_t size) {
  double number = 0;
  for (std::size_t i = 0; i < size; ++i) {
    number = 10 * number + in[i];
  }
  return number;
}

// The bytes as numbers, so that a bool that is neither 0 nor 1 is visible.
inline int count_true(const bool *in, std::size_t size) {
  int count = 0;
  for (std::size_t i = 0; i < size; ++i) {
    count += in[i];
  }
  return count;
}

inline void invert(bool *out, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) {
    out[i] = !out[i];
  }
}

inline int above(const double *in, std::size_t size, double limit) {
  int count = 0;
  for (std::size_t i = 0; i < size; ++i) {
    count += in[i] > limit;
  }
  return count;
}

inline std::uint64_t address(const double *in, std::size_t size) {
  return size == 0 ? 0 : reinterpret_cast<std::uintptr_t>(in);
}

inline double dot(const double *a, std::size_t a_size, const double *b, std::size_t b_size) {
  if (a_size != b_size) {
    throw std::invalid_argument("the arrays differ in length");
  }
  double sum = 0;
  for (std::size_t i = 0; i < a_size; ++i) {
    sum += a[i] * b[i];
  }
  return sum;
}

template <class T> void scale(T *out, std::size_t size, T factor) {
  for (std::size_t i = 0; i < size; ++i) {
    out[i] *= factor;
  }
}

// out += in
inline void add_to(double *out, std::size_t size, const double *a, std::size_t a_size) {
  for (std::size_t i = 0; i < size && i < a_size; ++i) {
    out[i] += a[i];
  }
}

// A number or an array.
inline const char *kind(double) { return "number"; }
inline const char *kind(const double *in, std::size_t size) {
  return size == 0 || in == nullptr ? "" : "array";
}
inline const char *kind(bool, double) { return "number"; }
inline const char *kind(bool, const double *in, std::size_t size) {
  return size == 0 || in == nullptr ? "" : "array";
}

// The array is at another position.
inline int place(bool, const double *in, std::size_t size) { return size != 0 && in != nullptr ? 1 : -1; }
inline int place(const double *in, std::size_t size, int) { return size != 0 && in != nullptr ? 0 : -1; }

template <class L> L length(const double *in, L size) { return in == nullptr ? 0 : size; }

inline double row_sum(const double *row, int length) {
  double sum = 0;
  for (int i = 0; i < length; ++i) {
    sum += row[i];
  }
  return sum;
}

inline void negate_row(double *out_row, int length) {
  for (int i = 0; i < length; ++i) {
    out_row[i] = -out_row[i];
  }
}

} // namespace example
