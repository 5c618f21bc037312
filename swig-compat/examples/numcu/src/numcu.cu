#include "numcu.hpp"

#include <algorithm>

namespace numcu {
namespace {

template <class T> struct Add {
  __host__ __device__ T operator()(T a, T b) const { return a + b; }
};

template <class T> struct Mul {
  __host__ __device__ T operator()(T a, T b) const { return a * b; }
};

template <class T> struct Div {
  T instead;
  __host__ __device__ T operator()(T a, T b) const { return b != T(0) ? a / b : instead; }
};

template <class T, class Operator>
void on_host(Operator apply, const T *a, const T *b, T *output, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) {
    output[i] = apply(a[i], b[i]);
  }
}

template <class T, class Operator>
__global__ void kernel(Operator apply, const T *a, const T *b, T *output, std::size_t n) {
  const std::size_t stride = std::size_t(gridDim.x) * blockDim.x;
  for (std::size_t i = std::size_t(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += stride) {
    output[i] = apply(a[i], b[i]);
  }
}

template <class T, class Operator>
cudaError_t on_device(Operator apply, const T *a, const T *b, T *output, std::size_t n, bool sync,
                      cudaStream_t stream) {
  // No block at all would be an error of its own.
  if (n > 0) {
    constexpr unsigned threads = 256;
    const std::size_t blocks = std::min<std::size_t>((n - 1) / threads + 1, 4096);
    kernel<<<static_cast<unsigned>(blocks), threads, 0, stream>>>(apply, a, b, output, n);
  }
  const cudaError_t error = cudaGetLastError();
  return error == cudaSuccess && sync ? cudaStreamSynchronize(stream) : error;
}

} // namespace

template <class T> void add(const T *a, const T *b, T *output, std::size_t n, bool) {
  on_host(Add<T>{}, a, b, output, n);
}

template <class T> void mul(const T *a, const T *b, T *output, std::size_t n, bool) {
  on_host(Mul<T>{}, a, b, output, n);
}

template <class T> void div(const T *numerator, const T *divisor, T instead, T *output, std::size_t n, bool) {
  on_host(Div<T>{instead}, numerator, divisor, output, n);
}

template void add(const float *, const float *, float *, std::size_t, bool);
template void add(const double *, const double *, double *, std::size_t, bool);
template void mul(const float *, const float *, float *, std::size_t, bool);
template void mul(const double *, const double *, double *, std::size_t, bool);
template void div(const float *, const float *, float, float *, std::size_t, bool);
template void div(const double *, const double *, double, double *, std::size_t, bool);

namespace gpu {

template <class T>
cudaError_t add(const T *a, const T *b, T *output, std::size_t n, bool sync, cudaStream_t stream) {
  return on_device(Add<T>{}, a, b, output, n, sync, stream);
}

template <class T>
cudaError_t mul(const T *a, const T *b, T *output, std::size_t n, bool sync, cudaStream_t stream) {
  return on_device(Mul<T>{}, a, b, output, n, sync, stream);
}

template <class T>
cudaError_t div(const T *numerator, const T *divisor, T instead, T *output, std::size_t n, bool sync,
                cudaStream_t stream) {
  return on_device(Div<T>{instead}, numerator, divisor, output, n, sync, stream);
}

template cudaError_t add(const float *, const float *, float *, std::size_t, bool, cudaStream_t);
template cudaError_t add(const double *, const double *, double *, std::size_t, bool, cudaStream_t);
template cudaError_t mul(const float *, const float *, float *, std::size_t, bool, cudaStream_t);
template cudaError_t mul(const double *, const double *, double *, std::size_t, bool, cudaStream_t);
template cudaError_t div(const float *, const float *, float, float *, std::size_t, bool, cudaStream_t);
template cudaError_t div(const double *, const double *, double, double *, std::size_t, bool, cudaStream_t);

} // namespace gpu
} // namespace numcu
