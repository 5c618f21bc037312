// The sum of two vectors by a CUDA kernel, wherever they lie.
#pragma once

#include <driver_types.h>

namespace vectors {

/// Writes `v1[i] + v2[i]` to `sum[i]` for each of the `n` elements, which lie in the host's memory: they are
/// copied to the GPU, and the sum is copied back.
template <class T> cudaError_t AddVector(const T *v1, const T *v2, T *sum, int n);

namespace gpu {

/// Writes `v1_d[i] + v2_d[i]` to `sum_d[i]`, all in memory of the GPU, without waiting for the result.
template <class T> cudaError_t AddVector(const T *v1_d, const T *v2_d, T *sum_d, int n, cudaStream_t stream);

} // namespace gpu
} // namespace vectors
