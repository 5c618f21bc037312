// The arguments that the runtime passes to a kernel, and the results that it gets, with the layout of
// runtime/src/core/device/launch.rs and runtime/src/core/device/scratch.rs.
#pragma once

#include "quaff/reduction_state.hpp"

namespace quaff {

// In memory of the host that the device writes: a state word by word, each in one store of 8 bytes with the
// number of the launch, so that the host sees of every word whether it is there. A fence between the state
// and a flag after it would do as well, and takes a microsecond on its way to the host and back. NCCL's
// protocol LL is of this kind.
struct alignas(64) Outcome {
  // In the high half of each `Launch::sequence`. In the low half the number of words that follow, then those
  // of the class, as in ReductionState.
  unsigned long long words[1 + sizeof(ReductionState) / 4];
};

struct Launch {
  // Memory of the device, where blocks leave their states: `sizeof(ReductionState)` bytes for each block.
  unsigned char *partials;
  // The number of blocks that are done: 0 before the launch and after it.
  unsigned int *finished;
  Outcome *outcome;
  // The number of the launch: not 0, and other than that of the launch before with this outcome.
  unsigned int sequence;
};

// An array in memory order: axes from the longest stride to the shortest, none of length 0.
struct StridedRun {
  const unsigned char *data;
  unsigned int ndim; // at least 1
  unsigned long long shape[64];
  // The bytes from an element to the next along each axis: positive multiples of the element's size.
  long long strides[64];
};

} // namespace quaff
