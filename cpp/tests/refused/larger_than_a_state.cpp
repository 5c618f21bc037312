// refused: at most 1024 bytes
#include "quaff/reduction.hpp"

struct State {
  void add(double) {}
  void merge(const State &) {}
  double value() const { return sums[0]; }
  double sums[129];
};

template struct quaff::Reduction<State, double, double>;
