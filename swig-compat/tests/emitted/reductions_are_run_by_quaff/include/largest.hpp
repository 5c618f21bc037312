#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

template <class T> class Largest {
  T found = std::numeric_limits<T>::lowest();

public:
  void add(T value) {
    if (value > found)
      found = value;
  }
  void merge(const Largest &other) { add(other.found); }
  T value() const { return found; }
};

/// The largest element.
///
/// Of no elements it is the least value of their type.
template <class T> T largest(const T *values, std::size_t size);
