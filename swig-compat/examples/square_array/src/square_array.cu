#include "square_array.hpp"

#include <algorithm>

namespace squares::gpu {
namespace {

constexpr unsigned threads = 256;

/// Each block adds the squares that it writes, and its sum to `*sum`.
template <class T> __global__ void square(const T *x, T *squared, std::size_t n, T *sum) {
  __shared__ T sums[threads];
  const std::size_t stride = std::size_t(gridDim.x) * threads;
  T own = 0;
  for (std::size_t i = std::size_t(blockIdx.x) * threads + threadIdx.x; i < n; i += stride) {
    squared[i] = x[i] * x[i];
    own += squared[i];
  }
  sums[threadIdx.x] = own;
  __syncthreads();
  for (unsigned half = threads / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) {
      sums[threadIdx.x] += sums[threadIdx.x + half];
    }
    __syncthreads();
  }
  if (threadIdx.x == 0) {
    atomicAdd(sum, sums[0]);
  }
}

/// One number on the GPU, whose memory is given back whatever happens.
template <class T> struct Number {
  T *data = nullptr;
  ~Number() { cudaFree(data); }
};

} // namespace

template <class T>
cudaError_t square_array(const T *x_d, T *squared_d, std::size_t n, T *sum, cudaStream_t stream) {
  Number<T> sum_d;
  if (const cudaError_t error = cudaMalloc(&sum_d.data, sizeof(T))) {
    return error;
  }
  if (const cudaError_t error = cudaMemsetAsync(sum_d.data, 0, sizeof(T), stream)) {
    return error;
  }
  // No block at all would be an error of its own.
  if (n > 0) {
    const std::size_t blocks = std::min<std::size_t>((n - 1) / threads + 1, 1024);
    square<<<static_cast<unsigned>(blocks), threads, 0, stream>>>(x_d, squared_d, n, sum_d.data);
  }
  if (const cudaError_t error = cudaMemcpyAsync(sum, sum_d.data, sizeof(T), cudaMemcpyDeviceToHost, stream)) {
    return error;
  }
  return cudaStreamSynchronize(stream);
}

template cudaError_t square_array(const float *, float *, std::size_t, float *, cudaStream_t);
template cudaError_t square_array(const double *, double *, std::size_t, double *, cudaStream_t);

} // namespace squares::gpu
