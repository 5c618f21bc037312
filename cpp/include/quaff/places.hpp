// The positions of the smallest and of the largest element: the index in an array in C order, as in NumPy.
//
// For the host, and contiguous arrays.
#pragma once

#include "quaff/extremes.hpp"

#include <algorithm>
#include <cstddef>

namespace quaff {

namespace detail {

// The index of the first element that is `extreme`, which is in the array; for NaN, of the first NaN.
template <class T> std::size_t place_of(T extreme, const T *arr, std::size_t size) {
  const auto is_extreme = [extreme](T element) {
    return is_nan(extreme) ? is_nan(element) : element == extreme;
  };
  return static_cast<std::size_t>(std::find_if(arr, arr + size, is_extreme) - arr);
}

} // namespace detail

/// The index of the smallest element: of the first of several, and of the first NaN if there is one.
///
/// Raises ValueError without elements.
template <class T> std::size_t argmin(const T *arr, std::size_t size) {
  return detail::place_of(minimum(arr, size), arr, size);
}

/// The index of the largest element: of the first of several, and of the first NaN if there is one.
///
/// Raises ValueError without elements.
template <class T> std::size_t argmax(const T *arr, std::size_t size) {
  return detail::place_of(maximum(arr, size), arr, size);
}

} // namespace quaff
