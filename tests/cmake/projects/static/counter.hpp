#pragma once
#include <stdexcept>
// One counter for the whole program, whichever module counts.
inline int &counter() {
  static int count = 0;
  return count;
}
inline int fail() { throw std::invalid_argument("failed"); }
