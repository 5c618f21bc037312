// refused: only a reduction's first class may have a `narrow`
#include "quaff/reduction.hpp"

struct Exact {
  struct narrow {
    void add(float) {}
    void merge(const narrow &) {}
  };
  Exact() = default;
  explicit Exact(const narrow &) {}
  void add(float) {}
  void merge(const Exact &) {}
  double value() const { return 0; }
};

struct State {
  using exact = Exact;
  void add(float) {}
  void merge(const State &) {}
  bool decided() const { return false; }
  double value() const { return 0; }
};

template struct quaff::Reduction<State, float, double>;
