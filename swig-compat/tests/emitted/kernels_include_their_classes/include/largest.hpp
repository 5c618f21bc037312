#pragma once

#include <cstddef>
#include <cstdint>

template <class T> struct Largest {
  T found = SMALLEST;
  void add(T value) {
    if (value > found)
      found = value;
  }
  void merge(const Largest &other) { add(other.found); }
  T value() const { return found; }
};

template <class T> T largest(const T *values, std::size_t size);
