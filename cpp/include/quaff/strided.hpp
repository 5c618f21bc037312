// One array of any layout on its way from Rust to a reduction's loop.
#pragma once

#include "quaff/dtype.hpp"

#include <cstddef>

namespace quaff {

// Laid out as `quaff::Strided` in src/host.rs, which hands it over in memory order: axes from the longest
// stride to the shortest, no negative stride, neighbouring axes joined where they can be, no axis of length 1
// and none of stride 0. `ndim` may be 0: one element.
struct Strided {
  const void *memory;
  std::size_t ndim;
  const std::size_t *shape;
  const std::ptrdiff_t
      *strides; // in bytes; neither they nor `memory` need be multiples of the element's size
  Dtype dtype;
};

} // namespace quaff
