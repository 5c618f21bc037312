// Data members that are arrays of numbers: Python accesses the elements in place, and assigns to all of them
// at once.
#pragma once

#include "quaff/dtype.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

namespace quaff {

/// The maximum number of axes of a part.
inline constexpr std::size_t most_axes = 8;

// The elements of a data member, which an array refers to. Laid out as `quaff::Part` in src/core/part.rs.
struct Part {
  void *data;
  Dtype dtype;
  std::uint64_t axes;
  std::uint64_t extents[most_axes];
  // Whether the elements are read-only.
  bool constant;
  // Whether C++ may move the elements while the object stays in place.
  bool moves;
  // Whether the elements have the strides in `strides`, in elements; otherwise they are contiguous in C
  // order.
  bool is_strided;
  std::int64_t strides[most_axes];
};

namespace detail {

// The extents of a C array from the first axis on, and its first element.
template <class T> void describe(T &element, Part &part) {
  part.data = const_cast<std::remove_const_t<T> *>(&element);
  part.dtype = dtype_of<std::remove_const_t<T>>;
  part.constant = std::is_const_v<T>;
}
template <class T, std::size_t N> void describe(T (&array)[N], Part &part) {
  static_assert(std::rank_v<T> < most_axes);
  part.extents[part.axes++] = N;
  describe(array[0], part);
}

[[noreturn, gnu::cold, gnu::noinline]] inline void refuse_extent(std::uint64_t given, std::size_t own) {
  throw std::invalid_argument("expected " + std::to_string(own) + " elements along the axis, got " +
                              std::to_string(given));
}

template <class T> void copy_elements(T &element, const std::remove_const_t<T> *&values) {
  element = *values++;
}
template <class T, std::size_t N>
void copy_elements(T (&array)[N], const std::remove_all_extents_t<T> *&values) {
  for (T &part : array) {
    copy_elements(part, values);
  }
}

template <class T> void check_extents() {}
template <class T, class... Extents> void check_extents(std::uint64_t extent, Extents... others) {
  if (extent != std::extent_v<T>) {
    refuse_extent(extent, std::extent_v<T>);
  }
  check_extents<std::remove_extent_t<T>>(others...);
}

} // namespace detail

// A data member that is a C array.
template <class T, std::size_t N> Part part(T (&array)[N]) {
  Part part{};
  detail::describe(array, part);
  return part;
}

// A vector as a member: its elements are in separate memory, and move when it grows.
template <class T> Part part(std::vector<T> &vector) {
  return {vector.data(), dtype_of<T>, 1, {vector.size()}, false, true, false, {}};
}
template <class T> Part part(const std::vector<T> &vector) {
  return {const_cast<T *>(vector.data()), dtype_of<T>, 1, {vector.size()}, true, true, false, {}};
}

// Copies all elements to a vector, in place if the number of elements stays the same.
template <class T> void assign_elements(std::vector<T> &vector, const std::vector<T> &values) {
  if (vector.size() == values.size()) {
    std::copy(values.begin(), values.end(), vector.begin());
  } else {
    vector = values;
  }
}

// Compares the extents of values with those of a C array to which code of the interface copies them.
template <class T, std::size_t N, class... Extents> void check_elements(const T (&)[N], Extents... extents) {
  detail::check_extents<T[N]>(extents...);
}

// Copies all elements to a C array. The extents are those of the values, and are compared with the array's
// extents that are not fixed.
template <class T, std::size_t N, class... Extents>
void assign_elements(T (&array)[N], const std::remove_all_extents_t<T> *values, Extents... extents) {
  if constexpr (sizeof...(extents) > 0) {
    detail::check_extents<T[N]>(extents...);
  }
  detail::copy_elements(array, values);
}

} // namespace quaff
