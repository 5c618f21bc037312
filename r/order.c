/* Copies of arrays in another memory order. */
#include "quaff_r.h"

#include <string.h>

/* Matrices are copied in squares with this many rows and columns, which fit in the caches. */
#define SQUARE 32

/* Transposes a matrix with `rows` rows from column-major to row-major order. */
static void transpose(char *to, const char *from, size_t rows, size_t columns, size_t size) {
  size_t row, column, i, j;
  for (column = 0; column < columns; column += SQUARE) {
    for (row = 0; row < rows; row += SQUARE) {
      for (j = column; j < column + SQUARE && j < columns; ++j) {
        for (i = row; i < row + SQUARE && i < rows; ++i) {
          const char *element = from + (j * rows + i) * size;
          char *place = to + (i * columns + j) * size;
          if (size == sizeof(double)) {
            memcpy(place, element, sizeof(double));
          } else {
            memcpy(place, element, size);
          }
        }
      }
    }
  }
}

/* The most dimensions of an array, as in quaff's arrays. */
#define MOST_AXES 64

void quaff_r_reorder(void *to, const void *from, const size_t *shape, int rank, size_t size, bool is_to_c) {
  size_t strides[MOST_AXES], index[MOST_AXES] = {0}, all = 1, place = 0, step;
  int axis;
  if (rank == 2) {
    transpose(to, from, shape[!is_to_c], shape[is_to_c], size);
    return;
  }
  for (axis = rank; axis-- > 0;) {
    strides[axis] = all;
    all *= shape[axis];
  }
  /* `step` counts the elements in R's order, and `place` is their index in C's order. */
  for (step = 0; step < all; ++step) {
    memcpy((char *)to + (is_to_c ? place : step) * size, (const char *)from + (is_to_c ? step : place) * size,
           size);
    for (axis = 0; axis < rank; ++axis) {
      place += strides[axis];
      if (++index[axis] < shape[axis]) {
        break;
      }
      place -= strides[axis] * shape[axis];
      index[axis] = 0;
    }
  }
}
