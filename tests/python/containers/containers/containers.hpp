// Functions that take containers and return them.
#pragma once

#include <array>
#include <deque>
#include <list>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace example {

// A class that counts its objects.
class Counted {
public:
  explicit Counted(int value = 0) : value(value) { ++count(); }
  Counted(const Counted &other) : value(other.value) { ++count(); }
  ~Counted() { --count(); }
  Counted &operator=(const Counted &other) = default;
  static int alive() { return count(); }
  int value;

private:
  static int &count() {
    static int alive = 0;
    return alive;
  }
};

inline int total(const std::vector<int> &values) { return std::accumulate(values.begin(), values.end(), 0); }
inline int total_of_copy(std::vector<int> values) { return total(values); }
inline double total_of_doubles(const std::vector<double> &values) {
  return std::accumulate(values.begin(), values.end(), 0.0);
}
inline int total_of_bytes(const std::vector<unsigned char> &values) {
  return std::accumulate(values.begin(), values.end(), 0);
}
inline void twice(std::vector<int> &values) {
  for (int &value : values) {
    value *= 2;
  }
}
inline std::vector<int> up_to(int count) {
  std::vector<int> values(count);
  std::iota(values.begin(), values.end(), 0);
  return values;
}
inline const std::vector<int> &same(const std::vector<int> &values) { return values; }
inline std::string joined(const std::vector<std::string> &texts) {
  return std::accumulate(texts.begin(), texts.end(), std::string());
}
inline std::vector<std::string> texts() { return {"a", "caf\xe9"}; }
inline std::vector<bool> not_each(std::vector<bool> values) {
  values.flip();
  return values;
}
inline int total_of_nested(const std::vector<std::vector<int>> &values) {
  int sum = 0;
  for (const std::vector<int> &inner : values) {
    sum += total(inner);
  }
  return sum;
}
inline std::list<int> sorted(std::list<int> values) {
  values.sort();
  return values;
}
inline std::deque<int> reversed(const std::deque<int> &values) { return {values.rbegin(), values.rend()}; }

inline int total_of_counted(const std::vector<Counted> &values) {
  int sum = 0;
  for (const Counted &each : values) {
    sum += each.value;
  }
  return sum;
}
inline const Counted &first(const std::vector<Counted> &values) { return values.at(0); }
inline std::vector<Counted> counted(int count) {
  std::vector<Counted> values;
  for (int i = 0; i < count; ++i) {
    values.emplace_back(i);
  }
  return values;
}

inline int kind(const std::vector<int> &) { return 1; }
inline int kind(const std::vector<std::string> &) { return 2; }
inline int kind(int) { return 3; }

inline int total_of_array(const std::array<int, 3> &values) { return values[0] + values[1] + values[2]; }
inline std::array<int, 3> thrice(int value) { return {value, value, value}; }
inline std::pair<int, std::string> swapped(const std::pair<int, std::string> &pair) {
  return {static_cast<int>(pair.second.size()), std::to_string(pair.first)};
}
inline int total_of_map(const std::map<std::string, int> &map) {
  int sum = 0;
  for (const auto &item : map) {
    sum += item.second;
  }
  return sum;
}
inline std::map<std::string, int> counts(const std::vector<std::string> &words) {
  std::map<std::string, int> counts;
  for (const std::string &word : words) {
    ++counts[word];
  }
  return counts;
}
inline std::set<int> distinct(const std::vector<int> &values) { return {values.begin(), values.end()}; }
inline int size_of_set(std::set<int> values) { return static_cast<int>(values.size()); }
inline std::optional<double> half(std::optional<double> value) {
  return value ? std::optional<double>(*value / 2) : std::nullopt;
}

struct Holder {
  std::vector<int> values;
};

} // namespace example
