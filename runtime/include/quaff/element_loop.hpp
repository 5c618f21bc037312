// The arrays of an elementwise function, which Rust passes to the function's loop.
#pragma once

#include "quaff/dtype.hpp"

#include <cstddef>

namespace quaff {

// The operands of an elementwise function on the host. Laid out as `quaff::ElementLoop` in
// src/core/host.rs. The results are the first operands,
// followed by the inputs. No result shares memory with an input, unless both are the same elements in the
// same order.
struct ElementLoop {
  std::size_t operands;
  void *const *memory;
  const Dtype *dtypes;
  // The number of axes: at least 1.
  std::size_t ndim;
  const std::size_t *shape;
  // The strides in bytes: that of operand `o` along axis `a` is at `o * ndim + a`. Strides of inputs may be
  // any numbers, including 0 and negative ones.
  const std::ptrdiff_t *strides;
  // Whether the results are too large for any cache.
  bool is_huge;
};

} // namespace quaff
