#pragma once

#include <cstddef>

namespace example {

/// The sums of the elements.
template <class T> void add(const T *a, const T *b, T *out, int n) {
  for (int i = 0; i < n; ++i) {
    out[i] = a[i] + b[i];
  }
}

/// The result comes first in C++, and there is a number among what is returned.
inline int split(double *low, double *high, std::size_t n, const double *a, double border = 0) {
  int count = 0;
  for (std::size_t i = 0; i < n; ++i) {
    low[i] = a[i] < border ? a[i] : border;
    high[i] = a[i] < border ? border : a[i];
    count += a[i] < border;
  }
  return count;
}

/// No array has its length.
inline void count_up(float *steps, long count, float first, float step = 1) {
  for (long i = 0; i < count; ++i) {
    steps[i] = first + static_cast<float>(i) * step;
  }
}

inline void multiply(const double *left, const double *right, double *product, int m, int k, int n) {
  for (int i = 0; i < m; ++i) {
    for (int j = 0; j < n; ++j) {
      product[i * n + j] = 0;
      for (int l = 0; l < k; ++l) {
        product[i * n + j] += left[i * k + l] * right[l * n + j];
      }
    }
  }
}

inline void is_diagonal(bool *table, unsigned rows, unsigned columns) {
  for (unsigned i = 0; i < rows * columns; ++i) {
    table[i] = i / columns == i % columns;
  }
}

} // namespace example
