#include "vector_add.hpp"

#include <algorithm>

namespace vectors::gpu {
namespace {

template <class T> __global__ void add_kernel(const T *a, const T *b, T *out, std::size_t n) {
  const std::size_t stride = std::size_t(gridDim.x) * blockDim.x;
  for (std::size_t i = std::size_t(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += stride) {
    out[i] = a[i] + b[i];
  }
}

template <class T> __global__ void scale_kernel(const T *a, T factor, T *scaled, std::size_t n) {
  const std::size_t stride = std::size_t(gridDim.x) * blockDim.x;
  for (std::size_t i = std::size_t(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += stride) {
    scaled[i] = factor * a[i];
  }
}

constexpr unsigned threads = 256;

unsigned blocks_for(std::size_t n) {
  return static_cast<unsigned>(std::min<std::size_t>((n + threads - 1) / threads, 4096));
}

} // namespace

template <class T> void add(const T *a_d, const T *b_d, T *out_d, std::size_t n, cudaStream_t stream) {
  // No block at all would be a CUDA error.
  if (n != 0) {
    add_kernel<<<blocks_for(n), threads, 0, stream>>>(a_d, b_d, out_d, n);
  }
}

template <class T> void scale(const T *a_d, T factor, T *scaled_d, std::size_t n, cudaStream_t stream) {
  if (n != 0) {
    scale_kernel<<<blocks_for(n), threads, 0, stream>>>(a_d, factor, scaled_d, n);
  }
}

template void add(const float *, const float *, float *, std::size_t, cudaStream_t);
template void add(const double *, const double *, double *, std::size_t, cudaStream_t);
template void scale(const float *, float, float *, std::size_t, cudaStream_t);
template void scale(const double *, double, double *, std::size_t, cudaStream_t);

} // namespace vectors::gpu
