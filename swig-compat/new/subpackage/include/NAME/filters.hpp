#pragma once

#include <algorithm>
#include <cstddef>

namespace NAME {

/// Limits each element to the range from `low` to `high`.
template <class T> void clip(T *values, std::size_t size, T low, T high) {
  for (std::size_t i = 0; i < size; ++i) {
    values[i] = std::min(std::max(values[i], low), high);
  }
}

} // namespace NAME
