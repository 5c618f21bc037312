// Complex numbers: elements of arrays, and values.
#pragma once

#include <complex>
#include <stdexcept>
#include <vector>

namespace example {

template <class T>
std::complex<T> inner(const std::complex<T> *left, const std::complex<T> *right, int count) {
  std::complex<T> total = 0;
  for (int i = 0; i < count; ++i) {
    total += std::conj(left[i]) * right[i];
  }
  return total;
}

inline void rotate(std::complex<double> *spectrum, int bins, std::complex<double> by = {0, 1}) {
  for (int i = 0; i < bins; ++i) {
    spectrum[i] *= by;
  }
}

inline void conjugate(const std::complex<float> *spectrum, std::complex<float> *conjugated, int bins) {
  for (int i = 0; i < bins; ++i) {
    conjugated[i] = std::conj(spectrum[i]);
  }
}

inline void modulus(const std::complex<double> *spectrum, double *moduli, int bins) {
  for (int i = 0; i < bins; ++i) {
    moduli[i] = std::abs(spectrum[i]);
  }
}

inline std::complex<double> same_complex(std::complex<double> number) { return number; }
inline std::complex<float> same_complex_float(const std::complex<float> &number) { return number; }

inline const char *kind_of_number(double) { return "double"; }
inline const char *kind_of_number(std::complex<double>) { return "complex"; }

inline std::vector<std::complex<double>> powers(std::complex<double> base, int count) {
  std::vector<std::complex<double>> powers;
  std::complex<double> power = 1;
  for (int i = 0; i < count; ++i, power *= base) {
    powers.push_back(power);
  }
  return powers;
}

inline std::complex<float> sum_of(const std::vector<std::complex<float>> &numbers) {
  std::complex<float> total = 0;
  for (std::complex<float> number : numbers) {
    total += number;
  }
  return total;
}

} // namespace example
