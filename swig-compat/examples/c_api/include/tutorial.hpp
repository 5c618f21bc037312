// What a tutorial on Python's C API binds by hand, as plain C++: no Python, no NumPy, no reference counts.
#pragma once

#include <cstddef>
#include <cstdio>

namespace tutorial {

/// Prints a greeting.
inline void helloworld() {
  std::puts("Hello World");
  std::fflush(stdout);
}

/// The Fibonacci number at `n`, of which the first two are 0 and 1.
inline unsigned long long fib(unsigned n) {
  unsigned long long now = 0, next = 1;
  while (n-- > 0) {
    const unsigned long long sum = now + next;
    now = next;
    next = sum;
  }
  return now;
}

/// The sum of the elements on the diagonal. Neighbours lie `down` and `right` elements apart.
template <class T>
T trace(const T *matrix, std::size_t rows, std::size_t columns, std::ptrdiff_t down, std::ptrdiff_t right) {
  T sum = 0;
  for (std::size_t i = 0; i < rows && i < columns; ++i) {
    sum += matrix[static_cast<std::ptrdiff_t>(i) * (down + right)];
  }
  return sum;
}

/// Writes `a[i] + b[i]` to `sum[i]` for each of the `n` elements.
template <class T> void vector_add_cpu(const T *a, const T *b, T *sum, int n) {
  for (int i = 0; i < n; ++i) {
    sum[i] = a[i] + b[i];
  }
}

} // namespace tutorial
