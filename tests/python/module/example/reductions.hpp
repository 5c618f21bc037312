// Reductions as users write them: a class, and the function that declares the name.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <stdexcept>

namespace example {

template <class T> struct Squares {
  void add(T x) { sum += double(x) * double(x); }
  void merge(const Squares &other) { sum += other.sum; }
  double value() const { return sum; }
  double sum = 0;
};
template <class T> double squares(const T *in, std::size_t size);

// The result is of another type than the elements.
template <class T> struct CountPositive {
  void add(T x) { count += x > 0; }
  void merge(const CountPositive &other) { count += other.count; }
  std::size_t value() const { return count; }
  std::size_t count = 0;
};
template <class T> std::size_t count_positive(const T *in, std::size_t size);

// A state of one byte.
template <class T> struct Any {
  void add(T x) { found |= x != 0; }
  void merge(const Any &other) { found |= other.found; }
  bool value() const { return found; }
  bool found = false;
};
template <class T> bool any(const T *in, std::size_t size);

// A sum in 16 bits, which knows when they do not suffice, and leaves those cases to 64 bits.
template <class T> struct WideTotal {
  void add(T x) { sum += x; }
  void merge(const WideTotal &other) { sum += other.sum; }
  long long value() const { return sum; }
  long long sum = 0;
};
template <class T> struct Total {
  using exact = WideTotal<T>;
  void add(T x) { put(x); }
  void merge(const Total &other) {
    put(other.sum);
    fits &= other.fits;
  }
  bool decided() const { return fits; }
  long long value() const { return sum; }
  void put(int more) {
    fits &= sum + more == std::int16_t(sum + more);
    sum = std::int16_t(sum + more);
  }
  std::int16_t sum = 0;
  std::int16_t fits = 1;
};
template <class T> long long total(const T *in, std::size_t size);

// Throws after some elements.
template <class T> struct Roots {
  void add(T x) {
    if (x < 0) {
      throw std::domain_error("a negative number has no root");
    }
    sum += std::sqrt(x);
  }
  void merge(const Roots &other) { sum += other.sum; }
  double value() const { return sum; }
  double sum = 0;
};
template <class T> double roots(const T *in, std::size_t size);

} // namespace example
