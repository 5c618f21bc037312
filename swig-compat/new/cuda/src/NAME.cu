#include "NAME/NAME.hpp"

namespace NAME {

template <class T> __global__ void multiply(T *values, std::size_t size, T factor) {
  const std::size_t i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x;
  if (i < size) {
    values[i] *= factor;
  }
}

template <class T> void scale(T *values_d, std::size_t size, T factor, cudaStream_t stream) {
  constexpr unsigned threads = 256;
  const auto blocks = static_cast<unsigned>((size + threads - 1) / threads);
  if (blocks != 0) {
    multiply<<<blocks, threads, 0, stream>>>(values_d, size, factor);
  }
}

template void scale<float>(float *, std::size_t, float, cudaStream_t);
template void scale<double>(double *, std::size_t, double, cudaStream_t);

} // namespace NAME
