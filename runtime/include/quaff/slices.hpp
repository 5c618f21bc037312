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
  // How often a slice holds each of its elements: what axes of stride 0 make of it. At least 1.
  std::uint64_t repeat;
  std::size_t ndim;
  const std::size_t *shape;
  // In bytes, from a slice to the next.
  const std::ptrdiff_t *strides;
  // The first result, and the bytes from one to the next, by the same axes. Any multiples, also negative
  // ones.
  void *results;
  const std::ptrdiff_t *result_strides;
};

} // namespace quaff
