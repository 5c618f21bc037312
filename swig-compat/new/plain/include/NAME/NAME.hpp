#pragma once

#include <cstddef>
#include <stdexcept>

namespace NAME {

/// The mean of the elements.
template <class T> T mean(const T *values, std::size_t size) {
  if (size == 0) {
    throw std::invalid_argument("the mean of no elements");
  }
  T total = 0;
  for (std::size_t i = 0; i < size; ++i) {
    total += values[i];
  }
  return total / static_cast<T>(size);
}

} // namespace NAME
