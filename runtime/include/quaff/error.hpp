// The exceptions that quaff's C++ functions throw.
#ifndef QUAFF_ERROR_HPP
#define QUAFF_ERROR_HPP

#if __cplusplus < 201703L
#error "quaff's headers take C++17: -std=c++17, or target_link_libraries(... quaff::quaff) with CMake"
#endif

#include "quaff/status.h"

#include <new>
#include <stdexcept>

namespace quaff {

// Elements of a type for which there is no function.
struct TypeError : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

// An error reported by the CUDA driver, or the lack of a driver.
struct CudaError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

namespace detail {

// Throws the exception for a status, unless it is the status of success.
inline void check(int status, const char *(*message)()) {
  switch (status) {
  case QUAFF_OK:
    return;
  case QUAFF_TYPE:
    throw TypeError(message());
  case QUAFF_VALUE:
    throw std::invalid_argument(message());
  case QUAFF_INDEX:
    throw std::out_of_range(message());
  case QUAFF_OVERFLOW:
    throw std::overflow_error(message());
  case QUAFF_MEMORY:
    throw std::bad_alloc();
  case QUAFF_CUDA:
    throw CudaError(message());
  default:
    throw std::runtime_error(message());
  }
}

} // namespace detail

} // namespace quaff

#endif
