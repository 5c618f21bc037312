// An array of any layout that Rust passes to a reduction's loop.
#pragma once

#include "quaff/dtype.hpp"

#include <cstddef>

namespace quaff {

// An array on the host with strides. Laid out as `quaff::Strided` in src/core/host.rs, which passes arrays in
// memory order: axes from the longest stride to the shortest, no negative stride, neighbouring axes joined
// where possible, no axis of length 1 and none of stride 0. `ndim` may be 0, for one element. An empty array
// is one axis of length 0.
struct Strided {
  const void *memory;
  std::size_t ndim;
  const std::size_t *shape;
  // The stride in bytes along each axis. Neither strides nor `memory` need be multiples of the element size.
  const std::ptrdiff_t *strides;
  Dtype dtype;
};

} // namespace quaff
