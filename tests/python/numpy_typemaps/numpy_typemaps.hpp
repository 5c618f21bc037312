// A function for each typemap of numpy.i, which returns a code of its arguments.
#pragma once

#ifndef DIMENSION
#define DIMENSION 3
#endif

#include <complex>
#include <cstddef>
#include <cstdlib>
#include <initializer_list>

#ifndef SWIG
/// A number that distinguishes arrays, by the place of each element in memory and the axis of each extent.
inline double code(const double *a, std::initializer_list<int> extents) {
  double sum = 0;
  int count = 1, axis = 0;
  for (int extent : extents) {
    count *= extent;
    sum += 1e4 * ++axis * extent;
  }
  for (int i = 0; i < count; ++i) {
    sum += (i + 1) * a[i];
  }
  return sum;
}

/// The number for an array that is passed by its parts along the first axis; see `code`.
inline double code_of_planes(double **planes, int first, std::initializer_list<int> rest) {
  int count = 1, axis = 1;
  double sum = 1e4 * first;
  for (int extent : rest) {
    count *= extent;
    sum += 1e4 * ++axis * extent;
  }
  for (int i = 0; i < first * count; ++i) {
    sum += (i + 1) * planes[i / count][i % count];
  }
  return sum;
}

/// Doubles each element.
inline void twice(double *a, int count) {
  for (int i = 0; i < count; ++i) {
    a[i] *= 2;
  }
}

/// Writes 0, 1, 2 and so on.
inline void count_up(double *a, int count) {
  for (int i = 0; i < count; ++i) {
    a[i] = i;
  }
}

inline double memory[120];
inline double *allocated(int count) {
  double *data = static_cast<double *>(std::malloc(count * sizeof(double)));
  count_up(data, count);
  return data;
}

#endif

inline double sum_of_in_1_fixed(double in_1_fixed[2]) { return code(in_1_fixed, {2}); }
inline double sum_of_in_1(double *in_1, int m) { return code(in_1, {m}); }
inline double sum_of_in_1_after(int m, double *in_1_after) { return code(in_1_after, {m}); }
inline double sum_of_in_2_fixed(double in_2_fixed[2][3]) { return code(&in_2_fixed[0][0], {2, 3}); }
inline double sum_of_in_2(double *in_2, int m, int n) { return code(in_2, {m, n}); }
inline double sum_of_in_2_after(int m, int n, double *in_2_after) { return code(in_2_after, {m, n}); }
inline double sum_of_in_f2(double *in_f2, int m, int n) { return code(in_f2, {m, n}); }
inline double sum_of_in_f2_after(int m, int n, double *in_f2_after) { return code(in_f2_after, {m, n}); }
inline double sum_of_in_3_fixed(double in_3_fixed[2][3][2]) { return code(&in_3_fixed[0][0][0], {2, 3, 2}); }
inline double sum_of_in_3(double *in_3, int m, int n, int k) { return code(in_3, {m, n, k}); }
inline double sum_of_in_3_planes(double **in_3_planes, int m, int n, int k) {
  return code_of_planes(in_3_planes, m, {n, k});
}
inline double sum_of_in_3_after(int m, int n, int k, double *in_3_after) {
  return code(in_3_after, {m, n, k});
}
inline double sum_of_in_f3(double *in_f3, int m, int n, int k) { return code(in_f3, {m, n, k}); }
inline double sum_of_in_f3_after(int m, int n, int k, double *in_f3_after) {
  return code(in_f3_after, {m, n, k});
}
inline double sum_of_in_4_fixed(double in_4_fixed[2][3][2][2]) {
  return code(&in_4_fixed[0][0][0][0], {2, 3, 2, 2});
}
inline double sum_of_in_4(double *in_4, int m, int n, int k, int l) { return code(in_4, {m, n, k, l}); }
inline double sum_of_in_4_planes(double **in_4_planes, int m, int n, int k, int l) {
  return code_of_planes(in_4_planes, m, {n, k, l});
}
inline double sum_of_in_4_after(int m, int n, int k, int l, double *in_4_after) {
  return code(in_4_after, {m, n, k, l});
}
inline double sum_of_in_f4(double *in_f4, int m, int n, int k, int l) { return code(in_f4, {m, n, k, l}); }
inline double sum_of_in_f4_after(int m, int n, int k, int l, double *in_f4_after) {
  return code(in_f4_after, {m, n, k, l});
}
inline void twice_inplace_1_fixed(double inplace_1_fixed[2]) { twice(inplace_1_fixed, 2); }
inline void twice_inplace_1(double *inplace_1, int m) { twice(inplace_1, m); }
inline double first_of_1(const double *read_in_place, int m) { return m ? read_in_place[0] : -1; }
inline double first_of_f2(const double *f_read_in_place, int m, int n) {
  return m && n ? f_read_in_place[0] : -1;
}
inline void twice_inplace_1_after(int m, double *inplace_1_after) { twice(inplace_1_after, m); }
inline void twice_inplace_2_fixed(double inplace_2_fixed[2][3]) { twice(&inplace_2_fixed[0][0], 6); }
inline void twice_inplace_2(double *inplace_2, int m, int n) { twice(inplace_2, m * n); }
inline void twice_inplace_2_after(int m, int n, double *inplace_2_after) { twice(inplace_2_after, m * n); }
inline void twice_inplace_f2(double *inplace_f2, int m, int n) { twice(inplace_f2, m * n); }
inline void twice_inplace_f2_after(int m, int n, double *inplace_f2_after) { twice(inplace_f2_after, m * n); }
inline void twice_inplace_3_fixed(double inplace_3_fixed[2][3][2]) { twice(&inplace_3_fixed[0][0][0], 12); }
inline void twice_inplace_3(double *inplace_3, int m, int n, int k) { twice(inplace_3, m * n * k); }
inline void twice_inplace_3_planes(double **inplace_3_planes, int m, int n, int k) {
  for (int i = 0; i < m; ++i)
    twice(inplace_3_planes[i], n * k);
}
inline void twice_inplace_3_after(int m, int n, int k, double *inplace_3_after) {
  twice(inplace_3_after, m * n * k);
}
inline void twice_inplace_f3(double *inplace_f3, int m, int n, int k) { twice(inplace_f3, m * n * k); }
inline void twice_inplace_f3_after(int m, int n, int k, double *inplace_f3_after) {
  twice(inplace_f3_after, m * n * k);
}
inline void twice_inplace_4_fixed(double inplace_4_fixed[2][3][2][2]) {
  twice(&inplace_4_fixed[0][0][0][0], 24);
}
inline void twice_inplace_4(double *inplace_4, int m, int n, int k, int l) {
  twice(inplace_4, m * n * k * l);
}
inline void twice_inplace_4_planes(double **inplace_4_planes, int m, int n, int k, int l) {
  for (int i = 0; i < m; ++i)
    twice(inplace_4_planes[i], n * k * l);
}
inline void twice_inplace_4_after(int m, int n, int k, int l, double *inplace_4_after) {
  twice(inplace_4_after, m * n * k * l);
}
inline void twice_inplace_f4(double *inplace_f4, int m, int n, int k, int l) {
  twice(inplace_f4, m * n * k * l);
}
inline void twice_inplace_f4_after(int m, int n, int k, int l, double *inplace_f4_after) {
  twice(inplace_f4_after, m * n * k * l);
}
inline void twice_inplace_flat(double *flat, int count) { twice(flat, count); }
inline void make_1_fixed(double made_1_fixed[2]) { count_up(made_1_fixed, 2); }
inline void make_2_fixed(double made_2_fixed[2][3]) { count_up(&made_2_fixed[0][0], 6); }
inline void make_3_fixed(double made_3_fixed[2][3][2]) { count_up(&made_3_fixed[0][0][0], 12); }
inline void make_4_fixed(double made_4_fixed[2][3][2][2]) { count_up(&made_4_fixed[0][0][0][0], 24); }
inline void make_1(double *made_1, int m) { count_up(made_1, m); }
inline void make_1_after(int m, double *made_1_after) { count_up(made_1_after, m); }
inline void show_view_1(double **view_1, int *m) {
  count_up(memory, 2);
  *view_1 = memory;
  *m = 2;
}
inline void show_view_1_after(int *m, double **view_1_after) {
  count_up(memory, 2);
  *view_1_after = memory;
  *m = 2;
}
inline void show_view_2(double **view_2, int *m, int *n) {
  count_up(memory, 6);
  *view_2 = memory;
  *m = 2;
  *n = 3;
}
inline void show_view_2_after(int *m, int *n, double **view_2_after) {
  count_up(memory, 6);
  *view_2_after = memory;
  *m = 2;
  *n = 3;
}
inline void show_view_f2(double **view_f2, int *m, int *n) {
  count_up(memory, 6);
  *view_f2 = memory;
  *m = 2;
  *n = 3;
}
inline void show_view_f2_after(int *m, int *n, double **view_f2_after) {
  count_up(memory, 6);
  *view_f2_after = memory;
  *m = 2;
  *n = 3;
}
inline void show_view_3(double **view_3, int *m, int *n, int *k) {
  count_up(memory, 24);
  *view_3 = memory;
  *m = 2;
  *n = 3;
  *k = 4;
}
inline void show_view_3_after(int *m, int *n, int *k, double **view_3_after) {
  count_up(memory, 24);
  *view_3_after = memory;
  *m = 2;
  *n = 3;
  *k = 4;
}
inline void show_view_f3(double **view_f3, int *m, int *n, int *k) {
  count_up(memory, 24);
  *view_f3 = memory;
  *m = 2;
  *n = 3;
  *k = 4;
}
inline void show_view_f3_after(int *m, int *n, int *k, double **view_f3_after) {
  count_up(memory, 24);
  *view_f3_after = memory;
  *m = 2;
  *n = 3;
  *k = 4;
}
inline void show_view_4(double **view_4, int *m, int *n, int *k, int *l) {
  count_up(memory, 120);
  *view_4 = memory;
  *m = 2;
  *n = 3;
  *k = 4;
  *l = 5;
}
inline void show_view_4_after(int *m, int *n, int *k, int *l, double **view_4_after) {
  count_up(memory, 120);
  *view_4_after = memory;
  *m = 2;
  *n = 3;
  *k = 4;
  *l = 5;
}
inline void show_view_f4(double **view_f4, int *m, int *n, int *k, int *l) {
  count_up(memory, 120);
  *view_f4 = memory;
  *m = 2;
  *n = 3;
  *k = 4;
  *l = 5;
}
inline void show_view_f4_after(int *m, int *n, int *k, int *l, double **view_f4_after) {
  count_up(memory, 120);
  *view_f4_after = memory;
  *m = 2;
  *n = 3;
  *k = 4;
  *l = 5;
}
inline void show_managed_1(double **managed_1, int *m) {
  *managed_1 = allocated(2);
  *m = 2;
}
inline void show_managed_1_after(int *m, double **managed_1_after) {
  *managed_1_after = allocated(2);
  *m = 2;
}
inline void show_managed_2(double **managed_2, int *m, int *n) {
  *managed_2 = allocated(6);
  *m = 2;
  *n = 3;
}
inline void show_managed_2_after(int *m, int *n, double **managed_2_after) {
  *managed_2_after = allocated(6);
  *m = 2;
  *n = 3;
}
inline void show_managed_f2(double **managed_f2, int *m, int *n) {
  *managed_f2 = allocated(6);
  *m = 2;
  *n = 3;
}
inline void show_managed_f2_after(int *m, int *n, double **managed_f2_after) {
  *managed_f2_after = allocated(6);
  *m = 2;
  *n = 3;
}
inline void show_managed_3(double **managed_3, int *m, int *n, int *k) {
  *managed_3 = allocated(24);
  *m = 2;
  *n = 3;
  *k = 4;
}
inline void show_managed_3_after(int *m, int *n, int *k, double **managed_3_after) {
  *managed_3_after = allocated(24);
  *m = 2;
  *n = 3;
  *k = 4;
}
inline void show_managed_f3(double **managed_f3, int *m, int *n, int *k) {
  *managed_f3 = allocated(24);
  *m = 2;
  *n = 3;
  *k = 4;
}
inline void show_managed_f3_after(int *m, int *n, int *k, double **managed_f3_after) {
  *managed_f3_after = allocated(24);
  *m = 2;
  *n = 3;
  *k = 4;
}
inline void show_managed_4(double **managed_4, int *m, int *n, int *k, int *l) {
  *managed_4 = allocated(120);
  *m = 2;
  *n = 3;
  *k = 4;
  *l = 5;
}
inline void show_managed_4_after(int *m, int *n, int *k, int *l, double **managed_4_after) {
  *managed_4_after = allocated(120);
  *m = 2;
  *n = 3;
  *k = 4;
  *l = 5;
}
inline void show_managed_f4(double **managed_f4, int *m, int *n, int *k, int *l) {
  *managed_f4 = allocated(120);
  *m = 2;
  *n = 3;
  *k = 4;
  *l = 5;
}
inline void show_managed_f4_after(int *m, int *n, int *k, int *l, double **managed_f4_after) {
  *managed_f4_after = allocated(120);
  *m = 2;
  *n = 3;
  *k = 4;
  *l = 5;
}

inline long sum_of_ints(int *ints, int n) {
  long sum = 0;
  for (int i = 0; i < n; ++i) {
    sum += ints[i];
  }
  return sum;
}
inline int sum_of_bytes(unsigned char *bytes, int n) {
  int sum = 0;
  for (int i = 0; i < n; ++i) {
    sum += bytes[i];
  }
  return sum;
}
inline double sum_of_floats(const float *floats, std::size_t n) {
  double sum = 0;
  for (std::size_t i = 0; i < n; ++i) {
    sum += floats[i];
  }
  return sum;
}
inline std::complex<double> sum_of_complex(std::complex<double> *numbers, int n) {
  std::complex<double> sum;
  for (int i = 0; i < n; ++i) {
    sum += numbers[i];
  }
  return sum;
}
inline void conjugates(double real, std::complex<double> conjugate[2]) {
  conjugate[0] = {real, 1};
  conjugate[1] = {real, -1};
}
/// Two views and a number.
inline int several(double **view_1, int *m, const int **primes, int *n) {
  static const int first[] = {2, 3, 5};
  count_up(memory, 2);
  *view_1 = memory;
  *m = 2;
  *primes = first;
  *n = 3;
  return 7;
}
inline void show_empty(double **empty, int *n) {
  *empty = nullptr;
  *n = 0;
}
inline void show_missing(double **missing, int *n) {
  *missing = nullptr;
  *n = 3;
}
inline double last(double vector[DIMENSION]) { return vector[DIMENSION - 1]; }
