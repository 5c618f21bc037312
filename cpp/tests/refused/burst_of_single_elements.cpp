// refused: a lane's `burst` needs `void add(T, T)`
#include "quaff/reduction.hpp"

struct State {
  struct burst {
    static constexpr unsigned int most = 8;
    void add(double) {}
    bool suffices() const { return true; }
  };
  State() = default;
  explicit State(const burst &) {}
  void add(double) {}
  void merge(const State &) {}
  double value() const { return 0; }
};

template struct quaff::Reduction<State, double, double>;
