// refused: needs a constructor from its `pairs`
#include "quaff/reduction.hpp"

struct State {
  struct pairs {
    void add(float) {}
    void add(float, float) {}
  };
  void add(float) {}
  void merge(const State &) {}
  double value() const { return 0; }
};

template struct quaff::Reduction<State, float, double>;
