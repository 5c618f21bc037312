// refused: needs a constructor from its `shortcut`
#include "quaff/reduction.hpp"

struct Exact {
  struct shortcut {
    void add(double) {}
    void merge(const shortcut &) {}
    bool suffices() const { return true; }
  };
  void add(double) {}
  void merge(const Exact &) {}
  double value() const { return 0; }
};

struct State {
  using exact = Exact;
  void add(double) {}
  void merge(const State &) {}
  bool decided() const { return false; }
  double value() const { return 0; }
};

template struct quaff::Reduction<State, double, double>;
