// The functions of the examples under C names, as ctypes calls them.
#include "add_vector.hpp"
#include "numcu.hpp"
#include "pipcudemo/calculator.hpp"
#include "smooth.hpp"
#include "square_array.hpp"

extern "C" {

int square_array_float(const float *x, float *squared, std::size_t n, float *sum, cudaStream_t stream) {
  return squares::gpu::square_array(x, squared, n, sum, stream);
}

int square_array_host(const float *x, float *squared, std::size_t n, float *sum) {
  squares::square_array(x, squared, n, sum);
  return 0;
}

int numcu_add_float(const float *a, const float *b, float *output, std::size_t n, bool sync,
                    cudaStream_t stream) {
  return numcu::gpu::add(a, b, output, n, sync, stream);
}

int add_vector_float(const float *v1, const float *v2, float *sum, int n, cudaStream_t stream) {
  return vectors::gpu::AddVector(v1, v2, sum, n, stream);
}

int smooth(const float *image, float *smoothed, int depth, int height, int width, int radius) {
  return static_cast<int>(scan::smooth(image, smoothed, depth, height, width, radius));
}

int calculator_add(int a, int b) { return pipcudemo::add(a, b); }
}
