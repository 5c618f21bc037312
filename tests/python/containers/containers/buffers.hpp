// Functions that read the elements of containers, and functions that change them.
#pragma once

#include <cstddef>
#include <vector>

namespace example {

inline void grow(std::vector<double> &values) { values.resize(1000, 1.0); }
inline void grow_pointer(std::vector<double> *values) { grow(*values); }
inline double sum_of_doubles(const std::vector<double> &values) {
  double sum = 0;
  for (const double value : values) {
    sum += value;
  }
  return sum;
}
inline std::vector<double> doubles(std::size_t count) { return std::vector<double>(count, 1.5); }
inline std::vector<double> doubles_as_tuple(std::size_t count) { return doubles(count); }

struct Table {
  std::vector<double> values = {1, 2, 3};
};

// A class with a pointer to an object of another owner.
struct Grower {
  std::vector<double> *values = nullptr;
  void grow_values() { values->resize(1000); }
  std::size_t count() const { return values->size(); }
};

// A class that reaches elements by two pointers.
struct Runner {
  Grower *grower = nullptr;
  void run() { grower->grow_values(); }
};

} // namespace example
