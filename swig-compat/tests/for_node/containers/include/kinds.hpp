#pragma once
#include <cmath>
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

// Elements and keys that JavaScript cannot give back to C++.
inline void spoil(std::set<std::string> &names) { names.insert({"\xff\xfe", "\xfe\xff"}); }
inline void spoil(std::map<std::string, int> &ages) { ages.insert({{"\xff\xfe", 1}, {"\xfe\xff", 2}}); }
inline void spoil(std::unordered_set<double> &sizes) { sizes.insert({std::nan(""), 1}); }
inline void spoil(std::set<char> &letters) { letters.insert({'a', '\xe4'}); }

} // namespace kinds
