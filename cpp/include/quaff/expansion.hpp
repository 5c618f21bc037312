// A sum in several doubles that knows whether it is exact.
//
// Kernels compile this header as well.
#pragma once

#include "quaff/checked_sum.hpp"
#include "quaff/two_sum.hpp"

namespace quaff::detail {

// A double, and a sum of the errors of additions to it: an Expansion or a CheckedSum. Each double provides 53
// more bits between the greatest total and the last place of the smallest element, less, in the worst case,
// the binary logarithm of the number of elements, because the sum of all errors may be larger than one error
// by that factor.
template <class Rest> class Expansion {
public:
  // The shortcut is the class with one double less, which is faster if it suffices.
  using shortcut = Rest;

  Expansion() = default;
  explicit Expansion(const Rest &sum) : rest(sum) {}

  void add(double element) {
    const TwoSum sum(total, element + 0.0); // read once: see CompensatedSum
    total = sum.sum;
    rest.add(sum.error);
  }

  void merge(const Expansion &other) {
    add(other.total);
    rest.merge(other.rest);
  }

  // Whether no error was lost, so that the terms add up to the exact sum.
  bool suffices() const { return rest.suffices(); }

  template <class Visit> void for_each_term(const Visit &visit) const {
    visit(total);
    rest.for_each_term(visit);
  }

private:
  double total = 0;
  Rest rest;
};

} // namespace quaff::detail
