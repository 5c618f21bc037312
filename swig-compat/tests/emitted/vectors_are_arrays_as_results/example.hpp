#pragma once

#include <cstdint>
#include <stdexcept>
#include <vector>

namespace example {

/// The numbers below `count`.
inline std::vector<std::int32_t> below(std::int32_t count) {
  if (count < 0) {
    throw std::invalid_argument("no count is negative");
  }
  std::vector<std::int32_t> numbers;
  for (std::int32_t i = 0; i < count; ++i) {
    numbers.push_back(i);
  }
  return numbers;
}

/// Bits in C++, a byte each in Python.
inline std::vector<bool> is_odd(int count) {
  std::vector<bool> odd;
  for (int i = 0; i < count; ++i) {
    odd.push_back(i % 2 == 1);
  }
  return odd;
}

/// By reference, and so a copy.
inline const std::vector<double> &primes() {
  static const std::vector<double> primes{2, 3, 5};
  return primes;
}

/// Written, and so the result.
inline void halves(const std::vector<double> &values, std::vector<double> &half) {
  for (double value : values) {
    half.push_back(value / 2);
  }
}

/// Several, and what is returned beside them, are a tuple in C++'s order.
inline std::vector<double> sort_out(const std::vector<double> &values, double border, std::vector<int> &places,
                                    std::vector<bool> &greater) {
  std::vector<double> found;
  for (double value : values) {
    greater.push_back(value > border);
    if (greater.back()) {
      found.push_back(value);
      places.push_back(static_cast<int>(greater.size()) - 1);
    }
  }
  return found;
}
inline bool count(int count, std::vector<int> &numbers) {
  if (count < 0) {
    throw std::invalid_argument("no count is negative");
  }
  numbers = below(count);
  return !numbers.empty();
}
inline void both(const std::vector<float> &values, std::vector<float> &twice, int &OUTPUT) {
  for (float value : values) {
    twice.push_back(2 * value);
  }
  OUTPUT = static_cast<int>(twice.size());
}

template <class T> std::vector<T> repeated(const T *values, int n) {
  std::vector<T> twice(values, values + n);
  twice.insert(twice.end(), values, values + n);
  return twice;
}

} // namespace example
