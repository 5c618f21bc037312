// The arguments that the runtime passes to a kernel, and the results that it gets, with the layout of
// runtime/src/core/device/launch.rs and runtime/src/core/device/scratch.rs.
#pragma once

#include "quaff/reduction_state.hpp"

namespace quaff {

// The result in host memory that the device writes: a state word by word, each in one store of 8 bytes with
// the number of the launch, so that the host can tell for every word whether it was written. A fence between
// the state and a flag after it would also be correct, but takes a microsecond to the host and back. NCCL's
// protocol LL works in the same way.
struct alignas(64) Outcome {
  // The high half of each word is `Launch::sequence`. The low half is the number of words that follow, and
  // then each word of the class, as in ReductionState.
  unsigned long long words[1 + sizeof(ReductionState) / 4];
};

struct Launch {
  // Device memory in which blocks store their states: `sizeof(ReductionState)` bytes for each block.
  unsigned char *partials;
  // The number of finished blocks: 0 before and after the launch.
  unsigned int *finished;
  Outcome *outcome;
  // The number of the launch: not 0, and different from that of the previous launch with this outcome.
  unsigned int sequence;
};

// An array in memory order: axes from the longest stride to the shortest, none of length 0.
struct StridedRun {
  const unsigned char *data;
  unsigned int ndim; // at least 1
  unsigned long long shape[64];
  // The stride in bytes along each axis: a positive multiple of the element size.
  long long strides[64];
};

} // namespace quaff

// The code of a kernel. With QUAFF_KERNELS_WITHOUT_CODE, NVRTC checks the code and generates none, which
// takes a sixth of the time: for tests in which no device runs the kernels.
#ifdef QUAFF_KERNELS_WITHOUT_CODE
#define QUAFF_KERNEL_CODE(...)                                                                               \
  if (false) {                                                                                               \
    __VA_ARGS__;                                                                                             \
  }
#else
#define QUAFF_KERNEL_CODE(...) __VA_ARGS__
#endif
