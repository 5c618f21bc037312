// A module without a CUDA runtime links, and has no errors of it.
#include "quaff/cuda_error.hpp"

#include "check.hpp"

#include <cstring>

int main() {
  CHECK(quaff::pending_cuda_error() == 0);
  CHECK(std::strcmp(quaff::cuda_error_name(700), "a CUDA error") == 0);
  return report();
}
