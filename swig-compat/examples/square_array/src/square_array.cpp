#include "square_array.hpp"

namespace squares {

template <class T> void square_array(const T *x, T *squared, std::size_t n, T *sum) {
  T total = 0;
  for (std::size_t i = 0; i < n; ++i) {
    squared[i] = x[i] * x[i];
    total += squared[i];
  }
  *sum = total;
}

template void square_array(const float *, float *, std::size_t, float *);
template void square_array(const double *, double *, std::size_t, double *);

} // namespace squares
