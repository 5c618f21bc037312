// The slices of an array, which Rust passes to a reduction along axes; each slice has one result.
#pragma once

#include "quaff/strided.hpp"

#include <cstddef>
#include <cstdint>

namespace quaff {

// Laid out as `quaff::Slices` in src/core/host/slices.rs. Slices are numbered by axes of their own, which go
// from the longest stride to the shortest. There may be none: one slice. No length is 0, no stride between
// slices negative.
struct Slices {
  // The first slice, in memory order as Strided has it. The others lie likewise.
  Strided first;
  // The number of times that a slice contains each of its elements, because of axes with stride 0: at least
  // 1.
  std::uint64_t repeat;
  std::size_t ndim;
  const std::size_t *shape;
  // The bytes from a slice to the next along each axis.
  const std::ptrdiff_t *strides;
  // The first result, and the bytes from one to the next, by the same axes. Any multiples, also negative
  // ones.
  void *results;
  const std::ptrdiff_t *result_strides;
};

} // namespace quaff
