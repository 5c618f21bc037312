// Nearest neighbours among points of any number of dimensions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <stdexcept>

namespace neighbours {

/// For each of the `m` queries, which of the `n` points is the nearest, and the square of its distance.
/// Points and queries have `d` coordinates each. Of points that are equally near it is the first.
///
/// Throws std::invalid_argument where there is no point.
template <class T>
void nearest(const T *points, const T *queries, std::int64_t *index, T *squared, std::size_t n, std::size_t m,
             std::size_t d) {
  if (n == 0) {
    throw std::invalid_argument("there are no points");
  }
  for (std::size_t query = 0; query < m; ++query) {
    index[query] = 0;
    squared[query] = std::numeric_limits<T>::infinity();
    for (std::size_t point = 0; point < n; ++point) {
      T sum = 0;
      for (std::size_t axis = 0; axis < d; ++axis) {
        const T difference = points[point * d + axis] - queries[query * d + axis];
        sum += difference * difference;
      }
      if (sum < squared[query]) {
        index[query] = static_cast<std::int64_t>(point);
        squared[query] = sum;
      }
    }
  }
}

} // namespace neighbours
