// The bytes that store a reduction's partial result between calls.
#pragma once

namespace quaff {

// The bytes of a reduction's state. Laid out as `quaff::ReductionState` in src/core/reduction_state.rs: the
// runtime has one for each piece of an array and moves it freely. Only the `Reduction` that wrote the bytes
// can interpret them.
struct alignas(64) ReductionState {
  unsigned char bytes[1024];
};

} // namespace quaff
