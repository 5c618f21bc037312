// The error of a module's CUDA runtime, which this program defines itself.
#include "quaff/cuda_error.hpp"

#include "check.hpp"

#include <cstring>
#include <utility>

namespace {

int pending = 0;

} // namespace

// With the types of cuda_runtime.h, which must not conflict.
enum cudaError { cudaSuccess = 0, cudaErrorIllegalAddress = 700 };
extern "C" cudaError cudaGetLastError() { return static_cast<cudaError>(std::exchange(pending, 0)); }
extern "C" const char *cudaGetErrorName(cudaError error) {
  return error == cudaErrorIllegalAddress ? "cudaErrorIllegalAddress" : "cudaErrorUnknown";
}

namespace {

void an_error_is_taken_once() {
  CHECK(quaff::pending_cuda_error() == 0);
  pending = 700;
  CHECK(quaff::pending_cuda_error() == 700);
  CHECK(quaff::pending_cuda_error() == 0);
}

void an_error_has_a_name() {
  CHECK(std::strcmp(quaff::cuda_error_name(700), "cudaErrorIllegalAddress") == 0);
}

} // namespace

int main() {
  an_error_is_taken_once();
  an_error_has_a_name();
  return report();
}
