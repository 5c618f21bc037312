#pragma once

#include <stdexcept>

#ifndef SWIG
inline int halve(int *value) {
  int rest = *value % 2;
  *value /= 2;
  return rest;
}
inline void limits(int *least, double *greatest) {
  *least = -1;
  *greatest = 2.5;
}
inline double twice(const double *value) { return 2 * *value; }
inline int scaled(int value, const int *by = nullptr) { return by == nullptr ? value : value * *by; }
#endif

/// One result and what is written.
inline int divide(int a, int b, int *remainder) {
  if (b == 0) {
    throw std::domain_error("by zero");
  }
  *remainder = a % b;
  return a / b;
}
inline void compare(int a, int b, bool &exact) { exact = a == b; }
struct Counter {
  const char *add(long long &total, int by = 1) {
    total += by;
    return "added";
  }
};
