// refused: needs `void add(T)`
#include "quaff/reduction.hpp"

struct State {
  void merge(const State &) {}
  double value() const { return 0; }
};

template struct quaff::Reduction<State, double, double>;
