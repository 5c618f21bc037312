// Arithmetic on arrays, element by element, on the host and on a GPU.
#pragma once

#include <cstddef>
#include <driver_types.h>

namespace numcu {

/// Writes `a[i] + b[i]` to `output[i]` for each of the `n` elements. `output` may be `a` or `b`. On the host
/// there is nothing to wait for, whatever `sync` says.
template <class T> void add(const T *a, const T *b, T *output, std::size_t n, bool sync);
/// Writes `a[i] * b[i]` to `output[i]` for each of the `n` elements.
template <class T> void mul(const T *a, const T *b, T *output, std::size_t n, bool sync);
/// Writes `numerator[i] / divisor[i]` to `output[i]` for each of the `n` elements, and `instead` where the
/// divisor is 0.
template <class T>
void div(const T *numerator, const T *divisor, T instead, T *output, std::size_t n, bool sync);

namespace gpu {

/// Writes `a_d[i] + b_d[i]` to `output_d[i]` on a GPU, and waits for the result if `sync` is true.
template <class T>
cudaError_t add(const T *a_d, const T *b_d, T *output_d, std::size_t n, bool sync, cudaStream_t stream);
template <class T>
cudaError_t mul(const T *a_d, const T *b_d, T *output_d, std::size_t n, bool sync, cudaStream_t stream);
template <class T>
cudaError_t div(const T *numerator_d, const T *divisor_d, T instead, T *output_d, std::size_t n, bool sync,
                cudaStream_t stream);

} // namespace gpu
} // namespace numcu
