// The arrays of an elementwise function, which Rust passes to the function's loop.
#pragma once

#include "quaff/dtype.hpp"

#include <cstddef>

namespace quaff {

// Laid out as `quaff::ElementLoop` in src/core/host/element_loop.rs. The results come first among the
// operands, then what is read. No result shares memory with what is read, unless both are the same elements
// in the same order.
struct ElementLoop {
  std::size_t operands;
  void *const *memory;
  const Dtype *dtypes;
  // The number of axes: at least 1.
  std::size_t ndim;
  const std::size_t *shape;
  // In bytes: of operand `o` along axis `a` at `o * ndim + a`. Any numbers, also 0 and negative ones, of what
  // is read.
  const std::ptrdiff_t *strides;
  // Whether the results are so large that no cache will have them.
  bool is_huge;
};

} // namespace quaff
