// refused: must be default constructible
#include "quaff/reduction.hpp"

struct State {
  explicit State(double) {}
  void add(double) {}
  void merge(const State &) {}
  double value() const { return 0; }
};

template struct quaff::Reduction<State, double, double>;
