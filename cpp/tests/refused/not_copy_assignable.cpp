// refused: must be copy assignable, without const members
#include "quaff/reduction.hpp"

struct State {
  void add(double element) { sum += element * scale; }
  void merge(const State &other) { sum += other.sum; }
  double value() const { return sum; }
  double sum = 0;
  const double scale = 2;
};

template struct quaff::Reduction<State, double, double>;
