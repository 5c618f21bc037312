#pragma once
#include <cstddef>
#include <stdexcept>

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

inline int added(int one, int other) { return one + other; }

class Counter {
public:
  int add(int by) { return count += by; }

private:
  int count = 0;
};

class Shape {
public:
  virtual ~Shape() = default;
  virtual double area(double scale) { return scale; }
};

/// Calls the virtual function several times.
inline double areas(Shape &shape, int times) {
  double sum = 0;
  for (int i = 0; i < times; ++i) {
    sum += shape.area(i);
  }
  return sum;
}
