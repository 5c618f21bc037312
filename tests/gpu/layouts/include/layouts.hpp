// Sums along the rows of matrices that lie in several ways.
#pragma once

#include <complex>
#include <driver_types.h>

namespace layouts {

template <class T>
cudaError_t sums_of_rows(const T *rows_d, T *sums_d, int m, int n, int lda, cudaStream_t stream);
cudaError_t sums_of_any(const float *any_d, float *sums_d, int m, int n, long down, long right,
                        cudaStream_t stream);
cudaError_t sums_of_columns(const float *columns_d, float *sums_d, int m, int n, cudaStream_t stream);

/// Doubles each element.
cudaError_t twice(float *block_d, int m, int n, int step, cudaStream_t stream);

template <class T>
cudaError_t conjugate(const std::complex<T> *z_d, std::complex<T> *conjugate_d, int n, cudaStream_t stream);

} // namespace layouts
