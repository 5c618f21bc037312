// The slices of an array, which Rust passes to a reduction along axes; each slice has one result.
#pragma once

#include "quaff/strided.hpp"

#include <cstddef>
#include <cstdint>

namespace quaff {

// The slices of an array along some of its axes, each of which gives one result. Laid out as `quaff::Slices`
// in src/core/host.rs. Slices are numbered by axes of their own, from the
// longest stride to the shortest. Without axes there is one slice. No length is 0, and no stride between
// slices is negative.
struct Slices {
  // The first slice, in memory order like `Strided`. The others have the same layout.
  Strided first;
  // The number of times that a slice contains each of its elements, because of axes with stride 0: at least
  // 1.
  std::uint64_t repeat;
  std::size_t ndim;
  const std::size_t *shape;
  // The stride in bytes between slices along each axis.
  const std::ptrdiff_t *strides;
  // The first result, and the strides in bytes between results along the same axes. They may be negative, but
  // are multiples of the result's size.
  void *results;
  const std::ptrdiff_t *result_strides;
};

} // namespace quaff
