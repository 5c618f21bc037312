// refused: needs `void merge(const Class &)`
#include "quaff/reduction.hpp"

struct State {
  void add(double) {}
  double value() const { return 0; }
};

template struct quaff::Reduction<State, double, double>;
