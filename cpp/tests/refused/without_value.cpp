// refused: needs `value()` that converts to the result
#include "quaff/reduction.hpp"

struct State {
  void add(double) {}
  void merge(const State &) {}
};

template struct quaff::Reduction<State, double, double>;
