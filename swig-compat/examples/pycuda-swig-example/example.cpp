// Sums 53735 numbers on the GPU, from C++: README.md says how to build it.
#include "example/sum.hpp"

#include <cuda_runtime.h>

#include <cstddef>
#include <exception>
#include <iostream>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

void check(cudaError_t error, const char *what) {
  if (error != cudaSuccess) {
    throw std::runtime_error(std::string(what) + ": " + cudaGetErrorString(error));
  }
}

// Elements in the GPU's memory, which is given back on every path.
class OnGpu {
public:
  explicit OnGpu(std::size_t bytes) { check(cudaMalloc(&elements_, bytes), "cannot allocate on the GPU"); }
  ~OnGpu() { cudaFree(elements_); }
  OnGpu(const OnGpu &) = delete;
  OnGpu &operator=(const OnGpu &) = delete;

  double *data() { return elements_; }

private:
  double *elements_ = nullptr;
};

} // namespace

int main() try {
  std::vector<double> in(53735);
  std::iota(in.begin(), in.end(), 0.0);

  const std::size_t bytes = in.size() * sizeof(double);
  OnGpu in_d(bytes);
  check(cudaMemcpy(in_d.data(), in.data(), bytes, cudaMemcpyHostToDevice), "cannot copy to the GPU");
  const double result = example::sum<double>(in_d.data(), static_cast<unsigned>(in.size()));
  std::cout.precision(17);
  std::cout << result << '\n';
  return 0;
} catch (const std::exception &error) {
  std::cerr << error.what() << '\n';
  return 1;
}
