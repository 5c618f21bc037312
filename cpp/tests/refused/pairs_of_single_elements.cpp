// refused: a reduction's `pairs` needs `void add(T)` and `void add(T, T)`
#include "quaff/reduction.hpp"

struct State {
  struct pairs {
    void add(double) {}
  };
  State() = default;
  explicit State(const pairs &) {}
  void add(double) {}
  void merge(const State &) {}
  double value() const { return 0; }
};

template struct quaff::Reduction<State, double, double>;
