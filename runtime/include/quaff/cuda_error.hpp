// Reads the errors that the CUDA runtime in a module has recorded for kernels that the module's functions
// launched.
//
// A module has a CUDA runtime of its own, linked statically, and only code in the module can call it. The
// functions are declared here under different names, so that this header neither needs nor contradicts
// cuda_runtime.h, and weakly, so that a module without a CUDA runtime can be linked as well.
#pragma once

#include "quaff/cuda_error_names.hpp"
#include "quaff/exception.hpp"

#include <string>

extern "C" {
int quaff_cuda_get_last_error() __asm__("cudaGetLastError") __attribute__((weak));
const char *quaff_cuda_get_error_name(int code) __asm__("cudaGetErrorName") __attribute__((weak));
}

namespace quaff {

// The first error that this thread's calls of the CUDA runtime have left, which is cleared; 0 if there is no
// error or no runtime. Errors that invalidate a context stay as long as the context.
inline int pending_cuda_error() noexcept {
  return quaff_cuda_get_last_error == nullptr ? 0 : quaff_cuda_get_last_error();
}

// The name of a code, such as `cudaErrorIllegalAddress`.
inline const char *cuda_error_name(int code) noexcept {
  return quaff_cuda_get_error_name == nullptr ? known_cuda_error_name(code) : quaff_cuda_get_error_name(code);
}

// Throws an exception for the code that a CUDA function returned, unless it is the code of success.
template <class Code> void check_cuda(Code returned) {
  const int code = static_cast<int>(returned);
  if (code != 0) {
    throw CudaFailure(std::string(cuda_error_name(code)) + " (" + std::to_string(code) + ")");
  }
}

} // namespace quaff
