// The squares of an array's elements and their sum, on the host and on a GPU.
#pragma once

#include <cstddef>
#include <driver_types.h>

namespace squares {

/// Writes `x[i] * x[i]` to `squared[i]` for each of the `n` elements, and the sum of the squares to `*sum`.
template <class T> void square_array(const T *x, T *squared, std::size_t n, T *sum);

namespace gpu {

/// Squares elements in memory of a GPU, waits for the GPU, and writes the sum to the host's `*sum`.
template <class T>
cudaError_t square_array(const T *x_d, T *squared_d, std::size_t n, T *sum, cudaStream_t stream);

} // namespace gpu
} // namespace squares
