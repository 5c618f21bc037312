// Vectors as results.
#pragma once

#include <stdexcept>
#include <vector>

namespace example {

template <class T> std::vector<T> zeros(long count) {
  if (count < 0) {
    throw std::invalid_argument("no vector is of negative length");
  }
  return std::vector<T>(count);
}

} // namespace example
