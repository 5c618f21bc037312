// refused: must be trivially copyable
#include "quaff/reduction.hpp"

#include <vector>

struct State {
  void add(double) {}
  void merge(const State &) {}
  double value() const { return 0; }
  std::vector<double> values;
};

template struct quaff::Reduction<State, double, double>;
