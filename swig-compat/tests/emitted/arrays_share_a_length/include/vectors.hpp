#pragma once
#include <cstddef>

namespace vectors {

/// Adds two arrays.
template <class T> void add(const T *a, const T *b, T *out, unsigned n) {
  for (unsigned i = 0; i < n; ++i)
    out[i] = a[i] + b[i];
}

// The length first, and another one for another array.
inline double weigh(std::size_t n, const double *a, const float *b, double scale, const double *weights, int count) {
  double total = 0;
  for (std::size_t i = 0; i < n; ++i)
    total += a[i] * b[i];
  for (int i = 0; i < count; ++i)
    total += weights[i] * scale;
  return total;
}

} // namespace vectors
