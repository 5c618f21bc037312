// Filters over grey images, on the host and on a GPU. An image has `rows` rows of `columns` pixels, one row
// after another.
#pragma once

#include <cstddef>

// As CUDA's headers declare it, which C++ of the host alone does not have.
typedef struct CUstream_st *cudaStream_t;

namespace images {

/// Writes to `filtered`, of the size of the image, how steep the image is at each pixel: the length of
/// Sobel's gradient, per pixel. Beyond its edge the image goes on as its outermost pixels.
template <class T> void edges(const T *image, T *filtered, std::size_t rows, std::size_t columns);

namespace gpu {

/// The same for images in the memory of a GPU, in `stream`, without waiting for it.
template <class T>
void edges(const T *image_d, T *filtered_d, std::size_t rows, std::size_t columns, cudaStream_t stream);

} // namespace gpu
} // namespace images
