#pragma once
#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

namespace example {

/// The arithmetic mean.
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

/// Multiplies every element.
template <class T> void scale(T factor, T *y, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) {
    y[i] *= factor;
  }
}

inline double trace(const double *a, std::size_t rows, std::size_t columns) {
  double sum = 0;
  for (std::size_t i = 0; i < rows && i < columns; ++i) {
    sum += a[i * columns + i];
  }
  return sum;
}

/// Twice each element.
template <class T> std::vector<T> doubled(const T *x, std::size_t n) {
  std::vector<T> all(x, x + n);
  scale(T{2}, all.data(), n);
  return all;
}

inline int add(int a, int b = 10) { return a + b; }
inline bool negated(bool value) { return !value; }
inline std::string greeting(const std::string &name) { return "hello " + name; }
inline const char *word(bool is_there) { return is_there ? "word" : nullptr; }
inline std::string with_zero() { return {"a\0b", 3}; }
inline char initial(const std::string &text) { return text.at(0); }

} // namespace example
