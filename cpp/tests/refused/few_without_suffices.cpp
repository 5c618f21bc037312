// refused: a reduction's `few` needs `bool suffices() const`
#include "quaff/reduction.hpp"

struct State {
  struct few {
    void add(float) {}
    void merge(const few &) {}
  };
  State() = default;
  explicit State(const few &) {}
  void add(float) {}
  void merge(const State &) {}
  double value() const { return 0; }
};

template struct quaff::Reduction<State, float, double>;
