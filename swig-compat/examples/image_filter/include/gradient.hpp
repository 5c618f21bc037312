// One pixel of the filter: what the loop on the host and the kernel have in common.
#pragma once

#include <cmath>
#include <cstddef>

#ifdef __CUDACC__
#define IMAGES_ANYWHERE __host__ __device__
#else
#define IMAGES_ANYWHERE
#endif

namespace images {

/// The length of Sobel's gradient at a pixel, per pixel: its masks have the weight 8.
template <class T>
IMAGES_ANYWHERE T gradient(const T *image, std::size_t rows, std::size_t columns, std::size_t row,
                           std::size_t column) {
  const std::size_t up = row == 0 ? row : row - 1, down = row + 1 == rows ? row : row + 1;
  const std::size_t left = column == 0 ? column : column - 1,
                    right = column + 1 == columns ? column : column + 1;
  const T *above = image + up * columns, *here = image + row * columns, *below = image + down * columns;
  const T across = above[right] + 2 * here[right] + below[right] - above[left] - 2 * here[left] - below[left];
  const T along =
      below[left] + 2 * below[column] + below[right] - above[left] - 2 * above[column] - above[right];
  return std::sqrt(across * across + along * along) / 8;
}

} // namespace images
