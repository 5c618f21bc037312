// refused: needs a constructor from its `narrow`
#include "quaff/reduction.hpp"

struct State {
  struct narrow {
    void add(float) {}
    void merge(const narrow &) {}
  };
  void add(float) {}
  void merge(const State &) {}
  double value() const { return 0; }
};

template struct quaff::Reduction<State, float, double>;
