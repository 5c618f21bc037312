#pragma once

#include <complex>
#include <vector>

namespace spectra {

template <class T> std::complex<T> inner(const std::complex<T> *left, const std::complex<T> *right, int n) {
  std::complex<T> total = 0;
  for (int i = 0; i < n; ++i) {
    total += std::conj(left[i]) * right[i];
  }
  return total;
}

inline void rotate(std::complex<double> *spectrum, int n, std::complex<double> by) {
  for (int i = 0; i < n; ++i) {
    spectrum[i] *= by;
  }
}

/// A host has nothing to do on a device.
inline void zero(std::complex<float> *spectrum_d, int n) {
  static_cast<void>(spectrum_d);
  static_cast<void>(n);
}

inline std::vector<std::complex<float>> same(const std::vector<std::complex<float>> &numbers) {
  return numbers;
}

} // namespace spectra
