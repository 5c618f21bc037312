// Two launches: many blocks sum a part each, and one block sums what they found. Inside a block warps add by
// shuffles. The order of additions depends on the size alone, and so do the bits of the result.
#include "example/sum.hpp"

#include <cuda_runtime.h>

#include <algorithm>
#include <stdexcept>
#include <string>

namespace example {
namespace {

constexpr unsigned warp_size = 32;
constexpr unsigned threads = 256;
constexpr unsigned warps = threads / warp_size;
// Enough threads for the largest GPUs of today; more of them would wait for each other.
constexpr unsigned most_blocks = 1024;

void check(cudaError_t error, const char *what) {
  if (error != cudaSuccess) {
    throw std::runtime_error(std::string(what) + ": " + cudaGetErrorString(error));
  }
}

// The sum of a warp's values, in its first lane.
template <class T> __device__ T warp_sum(T value) {
  for (unsigned offset = warp_size / 2; offset > 0; offset /= 2) {
    value += __shfl_down_sync(0xffffffff, value, offset);
  }
  return value;
}

// The sum of a block's values, in its first thread.
template <class T> __device__ T block_sum(T value) {
  __shared__ T sums[warps];
  const unsigned lane = threadIdx.x % warp_size, warp = threadIdx.x / warp_size;
  value = warp_sum(value);
  if (lane == 0) {
    sums[warp] = value;
  }
  __syncthreads();
  return warp == 0 ? warp_sum(lane < warps ? sums[lane] : T(0)) : T(0);
}

// `sums` gets one value for each block.
template <class T> __global__ void sum_blocks(const T *in, unsigned size, T *sums) {
  T total = 0;
  const size_t step = size_t(gridDim.x) * blockDim.x;
  for (size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x; i < size; i += step) {
    total += in[i];
  }
  total = block_sum(total);
  if (threadIdx.x == 0) {
    sums[blockIdx.x] = total;
  }
}

// Elements in the GPU's memory, which is given back on every path.
template <class T> class Scratch {
public:
  explicit Scratch(unsigned size) {
    check(cudaMalloc(&elements_, size * sizeof(T)), "cannot allocate on the GPU");
  }
  ~Scratch() { cudaFree(elements_); }
  Scratch(const Scratch &) = delete;
  Scratch &operator=(const Scratch &) = delete;

  T *data() { return elements_; }

private:
  T *elements_ = nullptr;
};

} // namespace

template <class T> T sum(T *in_d, unsigned size) {
  const unsigned full = size / threads + (size % threads != 0);
  const unsigned blocks = std::clamp(full, 1u, most_blocks);
  Scratch<T> sums(blocks + 1); // and the sum of all
  T *total_d = sums.data() + blocks;
  sum_blocks<<<blocks, threads>>>(in_d, size, sums.data());
  check(cudaGetLastError(), "cannot launch the kernel");
  sum_blocks<<<1, threads>>>(sums.data(), blocks, total_d);
  check(cudaGetLastError(), "cannot launch the kernel");
  T total;
  check(cudaMemcpy(&total, total_d, sizeof total, cudaMemcpyDeviceToHost), "the kernels failed");
  return total;
}

template float sum<float>(float *in_d, unsigned size);
template double sum<double>(double *in_d, unsigned size);

} // namespace example
