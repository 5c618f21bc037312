// refused: a reduction's `pairs` needs a default constructor and copy assignment
#include "quaff/reduction.hpp"

struct State {
  struct pairs {
    explicit pairs(int) {}
    void add(float) {}
    void add(float, float) {}
  };
  State() = default;
  explicit State(const pairs &) {}
  void add(float) {}
  void merge(const State &) {}
  double value() const { return 0; }
};

template struct quaff::Reduction<State, float, double>;
