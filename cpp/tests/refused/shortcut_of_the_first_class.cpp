// refused: only a reduction's `exact` class may have a `shortcut`
#include "quaff/reduction.hpp"

struct State {
  struct shortcut {
    void add(double) {}
    void merge(const shortcut &) {}
    bool suffices() const { return true; }
  };
  State() = default;
  explicit State(const shortcut &) {}
  void add(double) {}
  void merge(const State &) {}
  double value() const { return 0; }
};

template struct quaff::Reduction<State, double, double>;
