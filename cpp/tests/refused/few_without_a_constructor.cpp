// refused: needs a constructor from its `few`
#include "quaff/reduction.hpp"

struct State {
  struct few {
    void add(float) {}
    void merge(const few &) {}
    bool suffices() const { return true; }
  };
  void add(float) {}
  void merge(const State &) {}
  double value() const { return 0; }
};

template struct quaff::Reduction<State, float, double>;
