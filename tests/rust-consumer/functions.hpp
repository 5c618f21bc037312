// Functions of every kind. Plain loops replace kernels: the fake driver's memory is on the host.
#pragma once

#include <cstdint>
#include <exception>
#include <stdexcept>
#include <string>
#include <vector>

using cudaStream_t = struct CUstream_st *;

/// The sum of all elements.
template <class T> T sum(const T *in, unsigned size) {
  T total = 0;
  for (unsigned i = 0; i < size; ++i) {
    total += in[i];
  }
  return total;
}

/// The sum of all elements on a device plus one, which shows which overload ran.
template <class T> T sum(T *in_d, unsigned size) {
  const T *elements = in_d;
  return sum(elements, size) + 1;
}

/// The largest difference of sorted elements; the parameter has the function's name.
inline double spread(const double *spread, unsigned size) { return spread[size - 1] - spread[0]; }
inline float spread(const float *spread, unsigned size) { return spread[size - 1] - spread[0]; }

/// The elements that are not 0, in a vector of the same type.
template <class T> std::vector<T> others(const T *in, unsigned size) {
  std::vector<T> all;
  for (unsigned i = 0; i < size; ++i) {
    if (in[i] != 0) {
      all.push_back(in[i]);
    }
  }
  return all;
}

template <class T> void scale(T *out, unsigned size, T factor) {
  if (factor == 0) {
    throw std::invalid_argument("the factor is zero");
  }
  if (factor != factor) {
    try {
      throw std::overflow_error("it is no number");
    } catch (...) {
      std::throw_with_nested(std::out_of_range("the factor is of no use"));
    }
  }
  for (unsigned i = 0; i < size; ++i) {
    out[i] *= factor;
  }
}

/// Returns the stream that it works in.
inline std::uint64_t fill(double *out_d, unsigned size, double value, cudaStream_t stream) {
  for (unsigned i = 0; i < size; ++i) {
    out_d[i] = value;
  }
  return reinterpret_cast<std::uint64_t>(stream);
}

/// Copies to the host, and returns a description of the copy.
inline std::string copy(const double *in_d, unsigned size, double *out, unsigned size_out,
                        const char *label) {
  if (size != size_out) {
    throw std::invalid_argument("the arrays differ in length");
  }
  for (unsigned i = 0; i < size; ++i) {
    out[i] = in_d[i];
  }
  return std::to_string(size) + " " + label;
}

inline std::string greet(const std::string &name, int times = 1) {
  std::string text = "hello";
  while (times-- > 0) {
    text += " " + name;
  }
  return text;
}

inline const char *same(const char *text) { return text; }
