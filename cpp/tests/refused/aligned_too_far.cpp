// refused: aligned to at most 64 bytes
#include "quaff/reduction.hpp"

struct alignas(128) State {
  void add(double) {}
  void merge(const State &) {}
  double value() const { return 0; }
};

template struct quaff::Reduction<State, double, double>;
