// refused: a lane needs a constructor from its `burst`
#include "quaff/reduction.hpp"

struct State {
  struct burst {
    static constexpr unsigned int most = 8;
    void add(double, double) {}
    bool suffices() const { return true; }
  };
  void add(double) {}
  void merge(const State &) {}
  double value() const { return 0; }
};

template struct quaff::Reduction<State, double, double>;
