#pragma once

#include <cstddef>
#include <stdexcept>

namespace stats {

/// The mean of the elements.
template <class T> T mean(const T *x, std::size_t n);

/// Makes each element the mean of itself and its neighbours.
template <class T> void smooth(T *y, std::size_t n, int times = STATS_SMOOTH);

/// The number of elements within `distance` of the mean.
int count_within(const double *x, std::size_t n, double distance);

} // namespace stats
