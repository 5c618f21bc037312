#include "pipcudemo/calculator.hpp"

#include <cuda_runtime.h>

#include <stdexcept>
#include <string>

namespace pipcudemo {
namespace {
// On unsigned integers, where overflow is defined: it wraps around.
struct Add {
  __device__ int operator()(unsigned a, unsigned b) const { return static_cast<int>(a + b); }
};
struct Subtract {
  __device__ int operator()(unsigned a, unsigned b) const { return static_cast<int>(a - b); }
};
struct Multiply {
  __device__ int operator()(unsigned a, unsigned b) const { return static_cast<int>(a * b); }
};
struct Divide {
  __device__ int operator()(int a, int b) const { return b == -1 ? Subtract()(0, a) : a / b; }
};

template <class Operation> __global__ void calculate(int a, int b, int *result) {
  *result = Operation()(a, b);
}

void check(cudaError_t error, const char *what) {
  if (error != cudaSuccess) {
    throw std::runtime_error(std::string(what) + ": " + cudaGetErrorString(error));
  }
}

// One `int` in the GPU's memory.
class DeviceInt {
public:
  DeviceInt() { check(cudaMalloc(&address_, sizeof(int)), "cannot allocate on the GPU"); }
  ~DeviceInt() { cudaFree(address_); }
  DeviceInt(const DeviceInt &) = delete;
  DeviceInt &operator=(const DeviceInt &) = delete;

  int *address() { return address_; }
  int value() const {
    int value = 0;
    check(cudaMemcpy(&value, address_, sizeof value, cudaMemcpyDeviceToHost), "the kernel failed");
    return value;
  }

private:
  int *address_ = nullptr;
};

template <class Operation> int on_gpu(int a, int b) {
  DeviceInt result;
  calculate<Operation><<<1, 1>>>(a, b, result.address());
  check(cudaGetLastError(), "cannot launch the kernel");
  return result.value();
}
} // namespace

int add(int a, int b) { return on_gpu<Add>(a, b); }

int subtract(int a, int b) { return on_gpu<Subtract>(a, b); }

int multiply(int a, int b) { return on_gpu<Multiply>(a, b); }

int divide(int a, int b) {
  if (b == 0) {
    throw std::domain_error("division by zero");
  }
  return on_gpu<Divide>(a, b);
}
} // namespace pipcudemo
