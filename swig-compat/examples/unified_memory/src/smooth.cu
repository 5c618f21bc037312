#include "smooth.hpp"

#include <cuda_runtime_api.h>

namespace scan {
namespace {

__global__ void mean(const float *image, float *smoothed, int depth, int height, int width, int radius) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  const int z = blockIdx.z;
  if (x >= width || y >= height) {
    return;
  }
  float sum = 0;
  int count = 0;
  for (int k = max(z - radius, 0); k <= min(z + radius, depth - 1); ++k) {
    for (int j = max(y - radius, 0); j <= min(y + radius, height - 1); ++j) {
      for (int i = max(x - radius, 0); i <= min(x + radius, width - 1); ++i) {
        sum += image[(static_cast<long long>(k) * height + j) * width + i];
        ++count;
      }
    }
  }
  smoothed[(static_cast<long long>(z) * height + y) * width + x] = sum / count;
}

} // namespace

const char *message(Status status) {
  switch (status) {
  case Status::bad_radius:
    return "the radius is negative";
  case Status::cuda:
    return cudaGetErrorString(cudaGetLastError());
  case Status::ok:
    break;
  }
  return "all is well";
}

Status smooth(const float *image, float *smoothed, int depth, int height, int width, int radius) {
  if (radius < 0) {
    return Status::bad_radius;
  }
  if (depth == 0 || height == 0 || width == 0) {
    return Status::ok;
  }
  const dim3 threads(32, 8);
  const dim3 blocks((width - 1) / threads.x + 1, (height - 1) / threads.y + 1, depth);
  mean<<<blocks, threads>>>(image, smoothed, depth, height, width, radius);
  const bool is_launched = cudaPeekAtLastError() == cudaSuccess;
  return is_launched && cudaDeviceSynchronize() == cudaSuccess ? Status::ok : Status::cuda;
}

} // namespace scan
