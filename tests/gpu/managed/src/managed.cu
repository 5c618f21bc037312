#include "managed.hpp"

namespace managed {
namespace {

__global__ void increment_each(const float *from, float *to, std::size_t count) {
  const std::size_t i = blockIdx.x * std::size_t(blockDim.x) + threadIdx.x;
  if (i < count) {
    to[i] = from[i] + 1;
  }
}

} // namespace

void *allocate(std::size_t bytes) {
  void *memory = nullptr;
  return cudaMallocManaged(&memory, bytes) == cudaSuccess ? memory : nullptr;
}

void release(void *memory) noexcept { cudaFree(memory); }

void increment(const float *from, float *to, std::size_t count) {
  constexpr unsigned threads = 128;
  increment_each<<<unsigned((count + threads - 1) / threads), threads>>>(from, to, count);
  if (const cudaError_t error = cudaDeviceSynchronize(); error != cudaSuccess) {
    throw std::runtime_error(cudaGetErrorString(error));
  }
}

} // namespace managed
