// What the runtime hands to a kernel and gets back. Laid out as in src/device/kernels.rs.
#pragma once

#include "quaff/reduction_state.hpp"

namespace quaff {

// In memory of the host that the device writes.
struct alignas(64) Outcome {
  // The bytes of a class, as in ReductionState.
  unsigned char state[sizeof(ReductionState)];
  // Written last: who reads `Launch::sequence` here finds the state complete, and all scratch memory free.
  unsigned int sequence;
};

struct Launch {
  // Memory of the device, where blocks leave their states: `sizeof(ReductionState)` bytes for each block.
  unsigned char *partials;
  // How many blocks are done: 0 before and after.
  unsigned int *finished;
  Outcome *outcome;
  unsigned int sequence;
};

// An array in memory order: axes from the longest stride to the shortest, none of length 0.
struct StridedRun {
  const unsigned char *data;
  unsigned int ndim; // at least 1
  unsigned long long shape[64];
  // In bytes, above 0, multiples of the element's size.
  long long strides[64];
};

} // namespace quaff
