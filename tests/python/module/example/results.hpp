// Arrays as results.
#pragma once

#include <stdexcept>

namespace example {

template <class T> void plus(const T *x, const T *y, T *total, int count) {
  for (int i = 0; i < count; ++i) {
    total[i] = static_cast<T>(x[i] + y[i]);
  }
}

inline void negate(const bool *flags, bool *negated, int count) {
  for (int i = 0; i < count; ++i) {
    negated[i] = !flags[i];
  }
}

inline bool negate(bool flag) { return !flag; }

// Reverses the order of the rows.
inline double flip(const double *matrix, double *flipped, double *sums, int rows, int columns) {
  double total = 0;
  for (int i = 0; i < rows; ++i) {
    sums[i] = 0;
    for (int j = 0; j < columns; ++j) {
      flipped[(rows - 1 - i) * columns + j] = matrix[i * columns + j];
      sums[i] += matrix[i * columns + j];
    }
    total += sums[i];
  }
  return total;
}

inline void product(const double *p, const double *q, double *pq, int l, int m, int n) {
  for (int i = 0; i < l; ++i) {
    for (int j = 0; j < n; ++j) {
      pq[i * n + j] = 0;
      for (int k = 0; k < m; ++k) {
        pq[i * n + j] += p[i * m + k] * q[k * n + j];
      }
    }
  }
}

inline void ones(double *filled, long length) {
  for (long i = 0; i < length; ++i) {
    filled[i] = 1;
  }
}

inline void bump(double *accumulated, double *before, int entries) {
  for (int i = 0; i < entries; ++i) {
    before[i] = accumulated[i]++;
  }
}

inline void fails(const double *x, double *total, int count) { throw std::domain_error("no result"); }

} // namespace example
