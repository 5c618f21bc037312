#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace containers {

/// Adds up what a span shows.
template <class T> T sum(std::span<const T> values) {
  T total = 0;
  for (T value : values)
    total += value;
  return total;
}

/// Without `const` the caller's elements are written.
inline void scale(std::span<double> values, double by) {
  for (double &value : values)
    value *= by;
}

/// A vector is a copy.
inline std::vector<double> reversed(const std::vector<double> &values, const std::vector<bool> &keep = {}) {
  std::vector<double> reversed;
  for (std::size_t i = values.size(); i-- > 0;)
    if (keep.empty() || keep[i])
      reversed.push_back(values[i]);
  return reversed;
}

inline std::size_t count(std::vector<std::int64_t> values) { return values.size(); }

} // namespace containers
