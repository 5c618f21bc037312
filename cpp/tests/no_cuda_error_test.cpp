// A module without a CUDA runtime can be linked, has no pending errors, and knows the names of most errors.
#include "quaff/cuda_error.hpp"

#include "check.hpp"

#include <cstring>

int main() {
  CHECK(quaff::pending_cuda_error() == 0);
  CHECK(std::strcmp(quaff::cuda_error_name(700), "cudaErrorIllegalAddress") == 0);
  CHECK(std::strcmp(quaff::cuda_error_name(12345), "a CUDA error") == 0);
  return report();
}
