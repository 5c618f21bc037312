#pragma once
#include <cstddef>

namespace matrices {

/// The product of two matrices.
template <class T> void multiply(const T *a, const T *b, T *c, int m, int n, std::size_t k) {
  for (int i = 0; i < m; ++i)
    for (int j = 0; j < n; ++j) {
      c[i * n + j] = 0;
      for (std::size_t l = 0; l < k; ++l)
        c[i * n + j] += a[i * k + l] * b[l * n + j];
    }
}

/// An extent of one array is the length of another.
inline double sum_of_product(const double *b, const double *x, short k, short n) {
  double total = 0;
  for (int i = 0; i < k; ++i)
    for (int j = 0; j < n; ++j)
      total += b[i * n + j] * x[j];
  return total;
}

inline double trace(const double *square, int n) {
  double total = 0;
  for (int i = 0; i < n; ++i)
    total += square[i * n + i];
  return total;
}

/// The same names, of which another function takes one for a length.
inline void scale(double *x, int n, double by) {
  for (int i = 0; i < n; ++i)
    x[i] *= by;
}

/// Overloads by their rank: 2, and any other.
inline int pixels(const unsigned char *image, int height, int width, int repeat = 1) { return height * width * repeat; }

/// Shapes are looked at before a kernel runs; here there is none.
inline void sum_rows(const float *a_d, float *row_d, int m, int n) { (void)a_d, (void)row_d, (void)m, (void)n; }

} // namespace matrices
