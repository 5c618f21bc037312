#include "scale.hpp"

template <class T> T scaled_sum(const T *x, std::size_t size) {
  T sum = 0;
  for (std::size_t i = 0; i < size; ++i)
    sum += x[i];
  return sum * static_cast<T>(factor());
}
template float scaled_sum(const float *, std::size_t);
template double scaled_sum(const double *, std::size_t);
int build_number() { return 1; }
