#include "layouts.hpp"

namespace layouts {
namespace {

constexpr int threads = 128;

int blocks(int count) { return (count - 1) / threads + 1; }

template <class T> __global__ void sum(const T *x, T *sums, int m, int n, long down, long right) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= m) {
    return;
  }
  T sum = 0;
  for (int j = 0; j < n; ++j) {
    sum += x[i * down + j * right];
  }
  sums[i] = sum;
}

template <class T>
cudaError_t launch(const T *x, T *sums, int m, int n, long down, long right, cudaStream_t stream) {
  if (m > 0) {
    sum<<<blocks(m), threads, 0, stream>>>(x, sums, m, n, down, right);
  }
  return cudaGetLastError();
}

__global__ void double_each(float *x, int m, int n, int step) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < m * n) {
    x[i / n * step + i % n] *= 2;
  }
}

template <class T> __global__ void conjugate_each(const T *z, T *conjugate, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    conjugate[2 * i] = z[2 * i];
    conjugate[2 * i + 1] = -z[2 * i + 1];
  }
}

} // namespace

template <class T>
cudaError_t sums_of_rows(const T *rows_d, T *sums_d, int m, int n, int lda, cudaStream_t stream) {
  return launch(rows_d, sums_d, m, n, lda, 1, stream);
}

cudaError_t sums_of_any(const float *any_d, float *sums_d, int m, int n, long down, long right,
                        cudaStream_t stream) {
  return launch(any_d, sums_d, m, n, down, right, stream);
}

cudaError_t sums_of_columns(const float *columns_d, float *sums_d, int m, int n, cudaStream_t stream) {
  return launch(columns_d, sums_d, m, n, 1, m, stream);
}

cudaError_t twice(float *block_d, int m, int n, int step, cudaStream_t stream) {
  if (m > 0 && n > 0) {
    double_each<<<blocks(m * n), threads, 0, stream>>>(block_d, m, n, step);
  }
  return cudaGetLastError();
}

template <class T>
cudaError_t conjugate(const std::complex<T> *z_d, std::complex<T> *conjugate_d, int n, cudaStream_t stream) {
  if (n > 0) {
    const T *z = reinterpret_cast<const T *>(z_d);
    conjugate_each<<<blocks(n), threads, 0, stream>>>(z, reinterpret_cast<T *>(conjugate_d), n);
  }
  return cudaGetLastError();
}

template cudaError_t sums_of_rows(const float *, float *, int, int, int, cudaStream_t);
template cudaError_t sums_of_rows(const double *, double *, int, int, int, cudaStream_t);
template cudaError_t conjugate(const std::complex<float> *, std::complex<float> *, int, cudaStream_t);
template cudaError_t conjugate(const std::complex<double> *, std::complex<double> *, int, cudaStream_t);

} // namespace layouts
