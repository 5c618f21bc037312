// refused: needs a constructor from its `directed`
#include "quaff/reduction.hpp"

struct State {
  struct directed {
    void add(float) {}
    void merge(const directed &) {}
  };
  void add(float) {}
  void merge(const State &) {}
  double value() const { return 0; }
};

template struct quaff::Reduction<State, float, double>;
