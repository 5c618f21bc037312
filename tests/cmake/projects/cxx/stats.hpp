#pragma once
#include <cstddef>
#include <stdexcept>
#include <vector>

namespace stats {

// The arithmetic mean.
template <class T> T mean(const T *x, std::size_t n) {
  if (n == 0) {
    throw std::invalid_argument("there is no mean of no elements");
  }
  T sum{};
  for (std::size_t i = 0; i < n; ++i) {
    sum += x[i];
  }
  return sum / static_cast<T>(n);
}

// Multiplies every element.
template <class T> void scale(T factor, T *y, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) {
    y[i] *= factor;
  }
}

// The number of calls of C++ from anywhere.
inline int &calls() {
  static int calls = 0;
  return calls;
}

inline double trace(const double *a, std::size_t rows, std::size_t columns) {
  ++calls();
  double sum = 0;
  for (std::size_t i = 0; i < rows && i < columns; ++i) {
    sum += a[i * columns + i];
  }
  return sum;
}

inline std::vector<double> doubled(const double *x, std::size_t n) {
  std::vector<double> all(x, x + n);
  scale(2.0, all.data(), n);
  return all;
}

} // namespace stats
