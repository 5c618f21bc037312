// Vectors that functions take and return.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <vector>

namespace example {

template <class T> std::vector<T> zeros(long count) {
  if (count < 0) {
    throw std::invalid_argument("no vector is of negative length");
  }
  return std::vector<T>(count);
}

// The elements of a vector, as C++ got them.
template <class T> std::vector<T> same_vector(const std::vector<T> &values) { return values; }

// A vector that a function writes, and its other results.
template <class T> void count_to(T end, std::vector<T> &numbers) {
  if (end < 0) {
    throw std::invalid_argument("there is nothing to count to");
  }
  for (T number = 0; number < end; ++number) {
    numbers.push_back(number);
  }
}

inline void signs(const std::vector<double> &values, std::vector<bool> &negative, double limit = 0) {
  for (double value : values) {
    negative.push_back(value < limit);
  }
}

class Recorder {
public:
  void record(double value) { values_.push_back(value); }
  void recorded(std::vector<double> &values) const { values = values_; }

private:
  std::vector<double> values_;
};

// The element type that an overload was called for.
inline const char *kind_of_vector(const std::vector<float> &) { return "float"; }
inline const char *kind_of_vector(const std::vector<double> &) { return "double"; }
inline const char *kind_of_vector(const std::vector<std::int32_t> &) { return "int"; }
inline const char *kind_of_vector(const char *) { return "text"; }

// Two vectors, one passed by value, and a number between them.
inline double weighed(const std::vector<double> &values, double weight, std::vector<double> others) {
  double total = 0;
  for (std::size_t i = 0; i < values.size() && i < others.size(); ++i) {
    total += weight * values[i] * others[i];
  }
  return total;
}

} // namespace example
