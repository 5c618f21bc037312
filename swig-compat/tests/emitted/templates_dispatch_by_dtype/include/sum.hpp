#pragma once

namespace example {

/// The sum of all elements.
template <class T> T sum(const T *in, unsigned size) {
  T total = 0;
  for (unsigned i = 0; i < size; ++i)
    total += in[i];
  return total;
}

} // namespace example
