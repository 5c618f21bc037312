#pragma once

/// The largest element.
template <class T> class Largest {
  T found = 0;

public:
  void add(T value) { found = value > found ? value : found; }
  void merge(const Largest &other) { add(other.found); }
  T value() const { return found; }
};
template <class T> T largest(const T *in, unsigned size);
