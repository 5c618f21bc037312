#pragma once

#include "largest.hpp"

template <> struct Largest<bool> {
  bool found = false;
  void add(bool value) { found |= value; }
  void merge(const Largest &other) { found |= other.found; }
  bool value() const { return found; }
};
