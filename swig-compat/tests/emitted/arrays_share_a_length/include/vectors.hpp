#pragma once
#include <cstddef>

namespace vectors {

/// Adds two arrays.
template <class T> void add(const T *a, const T *b, T *out, unsigned n) {
  for (unsigned i = 0; i < n; ++i)
    out[i] = a[i] + b[i];
}

/// The length first, and another one for another array.
inline double weigh(std::size_t n, const double *a, const float *b, double scale, const double *weights, int count) {
  double total = 0;
  for (std::size_t i = 0; i < n; ++i)
    total += a[i] * b[i];
  for (int i = 0; i < count; ++i)
    total += weights[i] * scale;
  return total;
}

/// A length after what may be left out: it cannot be, where the array is given.
inline double scaled(const double *a, double factor = 2, int n = 1000) {
  double total = 0;
  for (int i = 0; i < n; ++i)
    total += a[i] * factor;
  return total;
}

inline void invert(bool *out, const double *where, int n) {
  for (int i = 0; i < n; ++i)
    out[i] = out[i] != (where[i] != 0);
}

/// Names too long for a line.
inline void copy_all(const double *first_source, const double *second_source, double *destination, int elements) {
  for (int i = 0; i < elements; ++i)
    destination[i] = first_source[i] + second_source[i];
}

} // namespace vectors
