// refused: needs `bool decided()` beside `exact`
#include "quaff/reduction.hpp"

struct Exact {
  void add(double) {}
  void merge(const Exact &) {}
  double value() const { return 0; }
};

struct State {
  using exact = Exact;
  void add(double) {}
  void merge(const State &) {}
  double value() const { return 0; }
};

template struct quaff::Reduction<State, double, double>;
