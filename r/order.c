/* Copies of arrays in another order. */
#include "quaff_r.h"

#include <string.h>

/* Matrices are copied in squares of this many rows and columns, which the caches hold. */
#define SQUARE 32

/* The matrix with `rows` rows whose columns lie one after another, with its rows one after another. */
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

static size_t product(const size_t *shape, int rank) {
  size_t all = 1;
  int axis;
  for (axis = 0; axis < rank; ++axis) {
    all *= shape[axis];
  }
  return all;
}

/* An array has at most as many dimensions as quaff's arrays. */
#define MOST_AXES 64

/* The place of each element in C's order: `step` goes through the elements in R's order. */
static void copy(char *to, const char *from, const size_t *shape, int rank, size_t size, bool is_to_c) {
  size_t strides[MOST_AXES], index[MOST_AXES] = {0};
  const size_t all = product(shape, rank);
  size_t place = 0, step;
  int axis;
  for (axis = rank; axis-- > 0;) {
    strides[axis] = axis == rank - 1 ? 1 : strides[axis + 1] * shape[axis + 1];
  }
  for (step = 0; step < all; ++step) {
    if (is_to_c) {
      memcpy(to + place * size, from + step * size, size);
    } else {
      memcpy(to + step * size, from + place * size, size);
    }
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

void quaff_r_to_c_order(void *to, const void *from, const size_t *shape, int rank, size_t size) {
  if (rank == 2) {
    transpose(to, from, shape[0], shape[1], size);
  } else {
    copy(to, from, shape, rank, size, true);
  }
}

void quaff_r_to_r_order(void *to, const void *from, const size_t *shape, int rank, size_t size) {
  if (rank == 2) {
    transpose(to, from, shape[1], shape[0], size);
  } else {
    copy(to, from, shape, rank, size, false);
  }
}
