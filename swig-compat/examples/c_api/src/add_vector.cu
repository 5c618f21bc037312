#include "add_vector.hpp"

#include <cstddef>

namespace vectors {
namespace {

template <class T> __global__ void add(const T *v1, const T *v2, T *sum, int n) {
  const long long i = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < n) {
    sum[i] = v1[i] + v2[i];
  }
}

/// Memory of the GPU, which is given back whatever happens.
template <class T> struct Buffer {
  T *data = nullptr;
  ~Buffer() { cudaFree(data); }
};

} // namespace

namespace gpu {

template <class T> cudaError_t AddVector(const T *v1_d, const T *v2_d, T *sum_d, int n, cudaStream_t stream) {
  // No block at all would be an error of its own.
  if (n == 0) {
    return cudaSuccess;
  }
  constexpr int threads = 256;
  add<<<(n - 1) / threads + 1, threads, 0, stream>>>(v1_d, v2_d, sum_d, n);
  return cudaGetLastError();
}

template cudaError_t AddVector(const float *, const float *, float *, int, cudaStream_t);
template cudaError_t AddVector(const double *, const double *, double *, int, cudaStream_t);

} // namespace gpu

template <class T> cudaError_t AddVector(const T *v1, const T *v2, T *sum, int n) {
  const std::size_t size = n * sizeof(T);
  Buffer<T> v1_d, v2_d, sum_d;
  for (Buffer<T> *buffer : {&v1_d, &v2_d, &sum_d}) {
    if (const cudaError_t error = cudaMalloc(&buffer->data, size)) {
      return error;
    }
  }
  // In one stream: each waits for the one before, and the last tells what has failed.
  cudaMemcpyAsync(v1_d.data, v1, size, cudaMemcpyHostToDevice, nullptr);
  cudaMemcpyAsync(v2_d.data, v2, size, cudaMemcpyHostToDevice, nullptr);
  if (const cudaError_t error = gpu::AddVector(v1_d.data, v2_d.data, sum_d.data, n, nullptr)) {
    return error;
  }
  return cudaMemcpy(sum, sum_d.data, size, cudaMemcpyDeviceToHost);
}

template cudaError_t AddVector(const float *, const float *, float *, int);
template cudaError_t AddVector(const double *, const double *, double *, int);

} // namespace vectors
