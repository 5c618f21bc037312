#pragma once

#include <stdexcept>

inline int half(int number) {
  if (number % 2 != 0)
    throw std::invalid_argument("an odd number has no half");
  return number / 2;
}
