#pragma once
#include <cstddef>
#include <cstdint>

// As in cuda_runtime.h.
typedef struct CUstream_st *cudaStream_t;

// One function for each directive of quaff.i, with spellings of types that SWIG might not understand.
namespace words {

inline unsigned count(const bool *in, std::size_t size) {
  unsigned count = 0;
  for (std::size_t i = 0; i < size; ++i)
    count += in[i];
  return count;
}

inline int last(const std::int64_t *in, std::uint32_t size) { return static_cast<int>(in[size - 1]); }

inline int first(const int8_t *in, long long size) { return size ? in[0] : -1; }

template <class T> void scale(T *out, std::ptrdiff_t length, T by) {
  for (std::ptrdiff_t i = 0; i < length; ++i)
    out[i] *= by;
}

// One length for two arrays: in SWIG, only the second array has a length next to it.
inline double dot(const double *left, const double *right, int count) {
  double total = 0;
  for (int i = 0; i < count; ++i)
    total += left[i] * right[i];
  return total;
}

// Extents immediately after their pointer.
inline double corner(const double *matrix, std::size_t rows, std::size_t columns) {
  return matrix[rows * columns - 1];
}

inline void fill_volume(float *volume, int planes, int rows, int columns) {
  for (int i = 0; i < planes * rows * columns; ++i)
    volume[i] = static_cast<float>(i);
}

// A stride, which the caller passes in SWIG.
inline double below_corner(const double *view, int rows, int columns, int ld) {
  return rows > 1 && columns > 0 ? view[ld] : 0;
}

// Extents elsewhere, and a directive for a single function: in SWIG, these are pointers and numbers.
inline double product(const double *a, const double *b, int m, int k, int n) {
  return a[m * k - 1] * b[k * n - 1];
}

inline double passed_over(const double *x, int n) { return x[n - 1]; }

// A result: in SWIG, numpy.i's ARGOUT_ARRAY1, whose length the caller passes. A two-dimensional result is a
// pointer.
inline void ramp(double *steps, int number) {
  for (int i = 0; i < number; ++i)
    steps[i] = i;
}

inline void grid(double *table, int rows, int columns) { table[rows * columns - 1] = 0; }

// A library's error code.
typedef int status;

inline const char *status_text(int code) { return code == 2 ? "two" : "another code"; }

inline words::status check(int code) { return code; }

// The part of device functions that a host can test: the pointer is passed, and the stream is the default
// one.
inline double last_on_device(const double *in_d, std::size_t size) { return in_d[size - 1]; }

inline bool fill_on_device(cudaStream_t stream, std::int16_t *out_d, int length) {
  for (int i = 0; i < length; ++i)
    out_d[i] = 7;
  return stream == nullptr;
}

} // namespace words
