// refused: needs a constructor from its `lane`
#include "quaff/reduction.hpp"

struct State {
  struct lane {
    void add(double) {}
    void merge(const lane &) {}
  };
  void add(double) {}
  void merge(const State &) {}
  double value() const { return 0; }
};

template struct quaff::Reduction<State, double, double>;
