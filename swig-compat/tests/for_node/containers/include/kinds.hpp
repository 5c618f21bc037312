#pragma once
#include <cstdint>
#include <list>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace kinds {

class Point {
public:
  explicit Point(int x = 0) : x(x) {}
  int x;
};
inline bool operator<(const Point &a, const Point &b) { return a.x < b.x; }

inline float single(float x) { return x; }
inline std::int64_t large(std::int64_t x) { return x; }
inline std::uint64_t natural(std::uint64_t x) { return x; }

} // namespace kinds
