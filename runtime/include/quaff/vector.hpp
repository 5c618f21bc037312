// A `std::vector` on its way from C++ to Rust and Python, which get its elements without a copy.
#pragma once

#include "quaff/dtype.hpp"

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace quaff {

// The shape and the strides, in elements, of an array. Laid out as `quaff::Axes` in src/core/vector.rs.
struct Axes {
  std::size_t rank;
  const std::ptrdiff_t *shape;
  const std::ptrdiff_t *strides;
};

// An array with the owner of its elements. Laid out as `quaff::Vector` in src/core/vector.rs, which calls
// `destroy` of `owner` once.
struct Vector {
  void *memory;
  std::size_t length;
  Dtype dtype;
  // Whether the elements are read-only.
  bool constant;
  void *owner;
  void (*destroy)(void *owner);
  // The layout, which lives as long as the owner; null for a contiguous array with a single axis.
  const Axes *axes;
};

template <class T> Vector owned(std::vector<T> values) {
  auto owner = std::make_unique<std::vector<T>>(std::move(values));
  const auto destroy = [](void *vector) { delete static_cast<std::vector<T> *>(vector); };
  const Vector vector{owner->data(), owner->size(), dtype_of<T>, false, owner.get(), destroy, nullptr};
  owner.release();
  return vector;
}

// The elements of a `std::vector<bool>`, which are bits, converted to bytes.
inline Vector owned(std::vector<bool> values) {
  auto owner = std::make_unique<bool[]>(values.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    owner[i] = values[i];
  }
  const auto destroy = [](void *bools) { delete[] static_cast<bool *>(bools); };
  const Vector vector{owner.get(), values.size(), dtype_of<bool>, false, owner.get(), destroy, nullptr};
  owner.release();
  return vector;
}

} // namespace quaff
