// Values of types that no `%template` names, one inside another.
#pragma once

#include "containers/places.hpp"

#include <array>
#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace nested {

using Rows = std::map<std::string, std::vector<std::tuple<long, double, std::string>>>;
using Either = std::variant<long, std::vector<std::optional<double>>, std::string>;

inline std::size_t count_rows(const Rows &rows) {
  std::size_t count = 0;
  for (const auto &[name, values] : rows) {
    count += values.size();
  }
  return count;
}
inline std::vector<std::set<long>> sets(std::vector<std::set<long>> given) { return given; }
inline Either either(Either given) { return given; }
inline long weigh(const std::vector<std::pair<places::Point, std::optional<double>>> &points,
                  const std::deque<std::array<short, 2>> &pairs) {
  return static_cast<long>(points.size() + pairs.size());
}
// The pointers are dereferenced during the call.
inline long total_of_points(const std::map<long, std::vector<places::Point *>> &points) {
  long total = 0;
  for (const auto &[key, all] : points) {
    for (const places::Point *point : all) {
      total += point == nullptr ? 0 : static_cast<long>(point->x);
    }
  }
  return total;
}

} // namespace nested
