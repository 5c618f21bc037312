#include "vector_add.hpp"

namespace vectors {

template <class T> void add(const T *a, const T *b, T *out, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) {
    out[i] = a[i] + b[i];
  }
}

template <class T> void scale(const T *a, T factor, T *scaled, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) {
    scaled[i] = factor * a[i];
  }
}

template void add(const float *, const float *, float *, std::size_t);
template void add(const double *, const double *, double *, std::size_t);
template void scale(const float *, float, float *, std::size_t);
template void scale(const double *, double, double *, std::size_t);

} // namespace vectors
