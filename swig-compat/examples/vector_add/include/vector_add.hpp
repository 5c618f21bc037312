// The sum of two vectors, on the host and on a GPU.
#pragma once

#include <cstddef>

// As CUDA's headers declare it, which C++ of the host alone does not have.
typedef struct CUstream_st *cudaStream_t;

namespace vectors {

/// Writes `a[i] + b[i]` to `out[i]` for each of the `n` elements. `out` may be `a` or `b`.
template <class T> void add(const T *a, const T *b, T *out, std::size_t n);

/// Writes `factor * a[i]` to `scaled[i]` for each of the `n` elements. `scaled` may be `a`.
template <class T> void scale(const T *a, T factor, T *scaled, std::size_t n);

namespace gpu {

/// Writes `a_d[i] + b_d[i]` to `out_d[i]` on a GPU, without waiting for the result.
template <class T> void add(const T *a_d, const T *b_d, T *out_d, std::size_t n, cudaStream_t stream);
template <class T> void scale(const T *a_d, T factor, T *scaled_d, std::size_t n, cudaStream_t stream);

} // namespace gpu
} // namespace vectors
