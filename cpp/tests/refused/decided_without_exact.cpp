// refused: needs a member type `exact` beside `decided()`
#include "quaff/reduction.hpp"

struct State {
  void add(double) {}
  void merge(const State &) {}
  bool decided() const { return false; }
  double value() const { return 0; }
};

template struct quaff::Reduction<State, double, double>;
