// Sums of short runs, four elements at a time: in four sums side by side, whose additions do not wait for one
// another. Such a sum knows less about itself than one that adds element by element; where this does not
// suffice, the elements are added again.
//
// For the host, and compilers with GNU's vectors.
#pragma once

#include <cstddef>
#include <cstring>
#include <limits>

namespace quaff::detail {

// The sum of a run: `total` and the sum of the errors of its additions, and a number that is at least the sum
// of all |total|, or of all |sum of errors|, of which the classes in compensated_sum.hpp derive their bounds.
struct ShortSum {
  double total, errors, doubt;
};

#if defined(__GNUC__) && !defined(__CUDACC__)
#define QUAFF_SHORT_SUMS

// The baselines of x86-64 and of 64-bit Arm have registers for two doubles.
using Two = double __attribute__((vector_size(16)));
using TwoFloats = float __attribute__((vector_size(8)));

constexpr std::size_t shortest_run = 4;

template <class Vector> Vector load_two(const unsigned char *from) {
  Vector two;
  std::memcpy(&two, from, sizeof two);
  return two;
}

inline Two magnitudes(Two two) {
  using Words = long long __attribute__((vector_size(16)));
  return reinterpret_cast<Two>(reinterpret_cast<Words>(two) & std::numeric_limits<long long>::max());
}

// Sums with the errors of their additions: Knuth's TwoSum.
template <class Number> class SumWithErrors {
public:
  explicit SumWithErrors(Number first) : sum(first), errors(Number{}), doubt(Number{}) {}
  SumWithErrors(Number sum, Number errors, Number doubt) : sum(sum), errors(errors), doubt(doubt) {}

  void add(Number addend) {
    const Number before = sum;
    sum = before + addend;
    const Number added = sum - before;
    const Number error = (before - (sum - added)) + (addend - added);
    errors += error;
    doubt += magnitude(error);
  }

  void merge(const SumWithErrors &other) {
    add(other.sum);
    errors += other.errors;
    doubt += other.doubt;
  }

  Number sum, errors, doubt;

private:
  static Two magnitude(Two two) { return magnitudes(two); }
  static double magnitude(double number) { return __builtin_fabs(number); }
};

// The sum of at least `shortest_run` doubles. Each of the sums of errors has as many additions as there are
// elements at most, and the magnitude of each is at most that of all errors together.
inline ShortSum short_sum_of_doubles(const unsigned char *run, std::size_t length) {
  const auto two_from = [run](std::size_t first) { return load_two<Two>(run + first * sizeof(double)); };
  SumWithErrors<Two> even(two_from(0)), odd(two_from(2));
  std::size_t i = 4;
  for (; length - i >= 4; i += 4) {
    even.add(two_from(i));
    odd.add(two_from(i + 2));
  }
  if (length & 2) {
    even.add(two_from(i));
  }
  if (length & 1) {
    double last;
    std::memcpy(&last, run + (length - 1) * sizeof(double), sizeof last);
    odd.add(Two{last, 0});
  }
  even.merge(odd);
  SumWithErrors<double> all(even.sum[0], even.errors[0], even.doubt[0]);
  all.merge({even.sum[1], even.errors[1], even.doubt[1]});
  return {all.sum, all.errors, static_cast<double>(length) * all.doubt};
}

// The sum of at least `shortest_run` floats, as doubles, whose errors are not computed. No sum's magnitude
// exceeds that of all elements together.
inline ShortSum short_sum_of_floats(const unsigned char *run, std::size_t length) {
  Two sum{}, all{};
  std::size_t i = 0;
  for (; length - i >= 2; i += 2) {
    const Two two = __builtin_convertvector(load_two<TwoFloats>(run + i * sizeof(float)), Two);
    sum += two;
    all += magnitudes(two);
  }
  double total = sum[0] + sum[1], magnitude = all[0] + all[1];
  if (i < length) {
    float element;
    std::memcpy(&element, run + i * sizeof(float), sizeof element);
    total += static_cast<double>(element);
    magnitude += __builtin_fabs(static_cast<double>(element));
  }
  return {total, 0, static_cast<double>(length) * magnitude};
}
#endif

} // namespace quaff::detail
