// Containers with their own order, and the nested types of a container.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace example {

struct Shorter {
  bool operator()(const std::string &left, const std::string &right) const {
    return left.size() < right.size();
  }
};

inline std::map<std::string, int, Shorter> by_length() { return {{"ccc", 3}, {"a", 1}, {"bb", 2}}; }

inline std::vector<int>::size_type next_size(std::vector<int>::size_type size) { return size + 1; }
inline std::vector<double>::value_type half_of(std::vector<double>::const_reference value) {
  return value / 2;
}

const std::string_view greeting = "good day";

} // namespace example
