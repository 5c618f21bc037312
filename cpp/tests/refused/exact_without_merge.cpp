// refused: needs `void merge(const Class &)`
#include "quaff/reduction.hpp"

struct Exact {
  void add(double) {}
  double value() const { return 0; }
};

struct State {
  using exact = Exact;
  void add(double) {}
  void merge(const State &) {}
  bool decided() const { return false; }
  double value() const { return 0; }
};

template struct quaff::Reduction<State, double, double>;
