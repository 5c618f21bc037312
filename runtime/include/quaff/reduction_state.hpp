// The bytes that store a reduction's partial result between calls.
#pragma once

namespace quaff {

// Laid out as `quaff::ReductionState` in src/core/reduction_state.rs: the runtime has one for each piece of
// an array and moves it freely. What the bytes hold is known only to the `Reduction` that wrote them.
struct alignas(64) ReductionState {
  unsigned char bytes[1024];
};

} // namespace quaff
