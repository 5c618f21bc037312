// A reduction, which is also compiled for kernels: without headers of the host.
#pragma once

template <class T> class Largest {
  T found = 0;

public:
  void add(T value) { found = value > found ? value : found; }
  void merge(const Largest &other) { add(other.found); }
  T value() const { return found; }
};
template <class T> T largest(const T *in, unsigned size);

// Called for each element.
template <class T> T at_least(T x, T low) { return x < low ? low : x; }

inline void halves(double x, double &whole, int &sign) {
  whole = x / 2;
  sign = x < 0 ? -1 : 1;
}
