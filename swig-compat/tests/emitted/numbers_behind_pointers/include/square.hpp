// A function that writes an array and a number.
#pragma once

/// Writes the square of each of the `n` elements, and the sum of the squares.
inline void square(const double *x, double *squares, int n, double *sum) {
  *sum = 0;
  for (int i = 0; i < n; ++i) {
    squares[i] = x[i] * x[i];
    *sum += squares[i];
  }
}
