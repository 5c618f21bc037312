#pragma once

#include <cstddef>

namespace views {

/// Adds to a part of an image, whose rows are so far apart.
inline void brighten(float *image, int rows, int columns, std::ptrdiff_t pitch, float by) {
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      image[row * pitch + column] += by;
    }
  }
}

template <class T> T dot(const T *x, int n, int incx, const T *y, int incy) {
  T total = 0;
  for (int i = 0; i < n; ++i) {
    total += x[i * incx] * y[i * incy];
  }
  return total;
}

/// The last element of the first column.
inline double corner(const double *table, int rows, int columns) { return columns > 0 ? table[rows - 1] : 0; }

/// Columns that are so far apart.
inline double second_column(const double *matrix, int rows, int columns, int ld) {
  return rows > 0 && columns > 1 ? matrix[ld] : 0;
}

} // namespace views
