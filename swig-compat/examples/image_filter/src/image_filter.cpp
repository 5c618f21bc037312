#include "image_filter.hpp"

#include "gradient.hpp"

namespace images {

template <class T> void edges(const T *image, T *filtered, std::size_t rows, std::size_t columns) {
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns; ++column) {
      filtered[row * columns + column] = gradient(image, rows, columns, row, column);
    }
  }
}

template void edges(const float *, float *, std::size_t, std::size_t);
template void edges(const double *, double *, std::size_t, std::size_t);

} // namespace images
