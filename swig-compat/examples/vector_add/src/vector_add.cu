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

} // namespace

template <class T> void add(const T *a_d, const T *b_d, T *out_d, std::size_t n, cudaStream_t stream) {
  constexpr unsigned threads = 256;
  // No block at all would be a CUDA error.
  if (n != 0) {
    const auto blocks = static_cast<unsigned>(std::min<std::size_t>((n + threads - 1) / threads, 4096));
    add_kernel<<<blocks, threads, 0, stream>>>(a_d, b_d, out_d, n);
  }
}

template void add(const float *, const float *, float *, std::size_t, cudaStream_t);
template void add(const double *, const double *, double *, std::size_t, cudaStream_t);

} // namespace vectors::gpu
