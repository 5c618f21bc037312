#pragma once

#include <cstddef>
#include <stdexcept>

#include <cuda_runtime_api.h>

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

/// Multiplies each element of an array in a GPU's memory by a factor.
template <class T> void scale(T *values_d, std::size_t size, T factor, cudaStream_t stream);

} // namespace NAME
