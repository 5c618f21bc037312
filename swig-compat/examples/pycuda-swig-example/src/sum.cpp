#include "example/sum.hpp"

namespace example::host {

template <class T> T sum(const T *in, unsigned size) {
  T total = 0;
  for (unsigned i = 0; i < size; ++i) {
    total += in[i];
  }
  return total;
}

template float sum<float>(const float *in, unsigned size);
template double sum<double>(const double *in, unsigned size);

} // namespace example::host
