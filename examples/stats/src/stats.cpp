#include "stats.hpp"

#include <cmath>

namespace stats {

template <class T> T mean(const T *x, std::size_t n) {
  if (n == 0) {
    throw std::invalid_argument("there is no mean of no elements");
  }
  double sum = 0;
  for (std::size_t i = 0; i < n; ++i) {
    sum += static_cast<double>(x[i]);
  }
  return static_cast<T>(sum / static_cast<double>(n));
}

template <class T> void smooth(T *y, std::size_t n, int times) {
  for (; times > 0; --times) {
    for (std::size_t i = 1; i + 1 < n; ++i) {
      y[i] = (y[i - 1] + y[i] + y[i + 1]) / 3;
    }
  }
}

int count_within(const double *x, std::size_t n, double distance) {
  const double middle = mean(x, n);
  int count = 0;
  for (std::size_t i = 0; i < n; ++i) {
    count += std::fabs(x[i] - middle) <= distance ? 1 : 0;
  }
  return count;
}

template float mean(const float *, std::size_t);
template double mean(const double *, std::size_t);
template void smooth(float *, std::size_t, int);
template void smooth(double *, std::size_t, int);

} // namespace stats
