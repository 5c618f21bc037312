#include "image_filter.hpp"

#include "gradient.hpp"

#include <algorithm>

namespace images::gpu {
namespace {

template <class T>
__global__ void edges_kernel(const T *image, T *filtered, std::size_t rows, std::size_t columns) {
  const std::size_t count = rows * columns, stride = std::size_t(gridDim.x) * blockDim.x;
  for (std::size_t i = std::size_t(blockIdx.x) * blockDim.x + threadIdx.x; i < count; i += stride) {
    filtered[i] = gradient(image, rows, columns, i / columns, i % columns);
  }
}

} // namespace

template <class T>
void edges(const T *image_d, T *filtered_d, std::size_t rows, std::size_t columns, cudaStream_t stream) {
  constexpr unsigned threads = 256;
  const std::size_t count = rows * columns;
  // No block at all would be a CUDA error.
  if (count != 0) {
    const auto blocks = static_cast<unsigned>(std::min<std::size_t>((count + threads - 1) / threads, 4096));
    edges_kernel<<<blocks, threads, 0, stream>>>(image_d, filtered_d, rows, columns);
  }
}

template void edges(const float *, float *, std::size_t, std::size_t, cudaStream_t);
template void edges(const double *, double *, std::size_t, std::size_t, cudaStream_t);

} // namespace images::gpu
