#pragma once

#include <array>
#include <cstddef>

#ifdef KOKKOS
#include <mdspan/mdspan.hpp>
namespace md = Kokkos;
#else
#include <mdspan>
namespace md = std;
#endif

namespace views {

// Views that C++ reads: with any extents, where one name has several element types, and with fixed extents.
template <class T> double total(md::mdspan<const T, md::dextents<std::size_t, 2>> matrix) {
  double total = 0;
  for (std::size_t i = 0; i < matrix.extent(0); ++i) {
    for (std::size_t j = 0; j < matrix.extent(1); ++j) {
      total += matrix.data_handle()[matrix.mapping()(i, j)];
    }
  }
  return total;
}
inline double trace(const md::mdspan<const double, md::extents<int, 3, 3>> &matrix) {
  double trace = 0;
  for (int i = 0; i < 3; ++i) {
    trace += matrix.data_handle()[matrix.mapping()(i, i)];
  }
  return trace;
}
inline std::size_t
address_right(md::mdspan<const double, md::dextents<std::size_t, 2>, md::layout_right> matrix) {
  return std::size_t(matrix.data_handle());
}
inline std::size_t
address_left(md::mdspan<const double, md::dextents<std::size_t, 2>, md::layout_left> matrix) {
  return std::size_t(matrix.data_handle());
}
inline std::size_t
address_any(md::mdspan<const double, md::dextents<std::size_t, 2>, md::layout_stride> matrix) {
  return std::size_t(matrix.data_handle());
}

// Views that C++ writes.
template <class Matrix, class T> void put(Matrix matrix, T value) {
  for (std::size_t i = 0; i < std::size_t(matrix.extent(0)); ++i) {
    for (std::size_t j = 0; j < std::size_t(matrix.extent(1)); ++j) {
      matrix.data_handle()[matrix.mapping()(i, j)] = value;
    }
  }
}
inline void fill(md::mdspan<double, md::extents<std::size_t, md::dynamic_extent, 3>> matrix, double value) {
  put(matrix, value);
}
inline void fill_left(md::mdspan<float, md::dextents<int, 2>, md::layout_left> matrix, float value) {
  put(matrix, value);
}
inline void fill_any(md::mdspan<float, md::dextents<int, 2>, md::layout_stride> &matrix, float value) {
  put(matrix, value);
}
inline std::size_t small(md::mdspan<const signed char, md::dextents<signed char, 1>> row) {
  return row.extent(0);
}
inline std::array<std::size_t, 3> shape(md::mdspan<const int, md::dextents<std::size_t, 3>> cube) {
  return {cube.extent(0), cube.extent(1), cube.extent(2)};
}

// Results and data members.
inline md::mdspan<const int, md::extents<std::size_t, 2, 3>> constant() {
  static const int numbers[] = {1, 2, 3, 4, 5, 6};
  return md::mdspan<const int, md::extents<std::size_t, 2, 3>>(numbers);
}
struct Board {
  double cells[6] = {1, 2, 3, 4, 5, 6};
  md::mdspan<double, md::extents<std::size_t, 3, 2>, md::layout_left> view{cells};
};

} // namespace views
