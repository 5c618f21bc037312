// Arrays whose strides are passed to functions, and arrays in Fortran order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace example {

// The elements in C order, found by the strides, followed by the address of the first and the strides.
template <class T>
std::vector<double> strided(const T *elements, int rows, int columns, std::ptrdiff_t down,
                            std::ptrdiff_t across) {
  std::vector<double> seen;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      seen.push_back(elements[row * down + column * across]);
    }
  }
  seen.push_back(static_cast<double>(reinterpret_cast<std::uintptr_t>(elements)));
  seen.push_back(static_cast<double>(down));
  seen.push_back(static_cast<double>(across));
  return seen;
}

// Like `strided`, for a matrix with contiguous rows, which are `lda` apart.
inline std::vector<double> leading(const double *rowwise, int rows, int columns, int lda) {
  return strided(rowwise, rows, columns, lda, 1);
}

// Like `strided`, for a matrix with contiguous columns.
inline std::vector<double> leading_columns(const double *columnwise, int rows, int columns, int ldb) {
  return strided(columnwise, rows, columns, 1, ldb);
}

// A stride that exceeds a byte cannot be passed.
inline std::vector<double> nearby(const double *close, int n, std::int8_t step) {
  return strided(close, 1, n, 0, step);
}

inline void accumulate(double factor, const double *x, int n, int incx, double *y, int incy) {
  for (int i = 0; i < n; ++i) {
    y[i * incy] += factor * x[i * incx];
  }
}

inline void number(int rows, int columns, double *grid, int ldg) {
  for (int i = 0; i < rows * columns; ++i) {
    grid[i / columns * ldg + i % columns] = i;
  }
}

// A result, with strides that provide room for it.
inline void double_rows(const double *rowwise, int rows, int columns, int lda, double *doubled, int ldd) {
  for (int i = 0; i < rows * columns; ++i) {
    doubled[i / columns * ldd + i % columns] = 2 * rowwise[i / columns * lda + i % columns];
  }
}

// Memory order.
inline std::vector<double> fortran(const double *field, int rows, int columns) {
  std::vector<double> seen(field, field + rows * columns);
  seen.push_back(static_cast<double>(reinterpret_cast<std::uintptr_t>(field)));
  return seen;
}

inline void number_fortran(double *written, int rows, int columns) {
  for (int i = 0; i < rows * columns; ++i) {
    written[i] = i;
  }
}

} // namespace example
