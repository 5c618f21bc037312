// A sum in several doubles that knows whether it is exact.
//
// Kernels compile this header as well.
#pragma once

#include "quaff/checked_sum.hpp"
#include "quaff/two_sum.hpp"

namespace quaff::detail {

// A double, and a sum of what is lost where others are added to it: an Expansion or a CheckedSum. With each
// double there are 53 more bits between the greatest total and the last place of the smallest element, less
// the binary logarithm of the number of elements at worst: so much larger than one error is the sum of all.
template <class Rest> class Expansion {
public:
  // The shortcut is the class with one double less, which is faster where it suffices.
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

  // Whether nothing was lost: the terms then are the sum.
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
