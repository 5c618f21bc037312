// A view in the form that kernels take.
#pragma once

#include "quaff/launch.cuh"
#include "quaff/strided.hpp"

#include <cstddef>

inline quaff::StridedRun strided_run(const quaff::Strided &view) {
  quaff::StridedRun run{
      static_cast<const unsigned char *>(view.memory), static_cast<unsigned int>(view.ndim), {}, {}};
  for (std::size_t axis = 0; axis < view.ndim; ++axis) {
    run.shape[axis] = view.shape[axis];
    run.strides[axis] = view.strides[axis];
  }
  return run;
}
