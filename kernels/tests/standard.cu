// Uses every replacement of a standard header, and from each the declarations that reductions use.
#include <algorithm>
#include <array>
#include <cfloat>
#include <climits>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <float.h>
#include <limits.h>
#include <limits>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <tuple>
#include <type_traits>
#include <utility>

struct Pair {
  int first;
  double second;
};

static_assert(offsetof(Pair, second) == 8);
static_assert(std::is_same_v<std::make_unsigned_t<int>, unsigned int> && std::is_signed_v<char>);
static_assert(std::is_unsigned_v<bool> && !std::is_signed_v<Pair> && !std::is_unsigned_v<Pair>);
static_assert(std::is_trivially_copyable_v<Pair> && std::is_default_constructible_v<Pair>);
static_assert(std::is_copy_assignable_v<Pair> && !std::is_copy_assignable_v<const Pair>);
static_assert(std::is_convertible_v<int, double> && !std::is_convertible_v<Pair, int>);
static_assert(std::is_same_v<std::decay_t<const int &>, int> && std::is_class_v<Pair>);
static_assert(std::numeric_limits<std::int64_t>::max() == INT64_MAX && std::numeric_limits<bool>::max());
static_assert(std::numeric_limits<std::uint8_t>::digits == 8 && std::numeric_limits<int>::digits10 == 9);
static_assert(!std::numeric_limits<int>::is_iec559 && std::numeric_limits<double>::is_iec559);
static_assert(std::numeric_limits<float>::lowest() == -FLT_MAX &&
              std::numeric_limits<long>::min() == LONG_MIN);
static_assert(std::numeric_limits<double>::infinity() > DBL_MAX);
static_assert(std::max(1, 2) == 2 && std::min(1, 2) == 1 && std::clamp(3, 1, 2) == 2);

// Checks that the result has the argument's type, and is a double for an integer.
#define ONE_ARGUMENT(FUNCTION)                                                                               \
  static_assert(sizeof std::FUNCTION(1.0f) == 4 && sizeof std::FUNCTION(1.0) == 8);                          \
  *doubles++ = std::FUNCTION(*doubles) + std::FUNCTION(*floats++) + std::FUNCTION(*integers++);
#define TWO_ARGUMENTS(FUNCTION)                                                                              \
  static_assert(sizeof std::FUNCTION(1.0f, 1.0f) == 4);                                                      \
  *doubles++ = std::FUNCTION(doubles[0], doubles[1]) + std::FUNCTION(floats[0], floats[1]);
#define QUESTION(FUNCTION) *doubles++ = std::FUNCTION(*doubles) + std::FUNCTION(*floats++);

__global__ void math(double *doubles, float *floats, int *integers, long *longs) {
  ONE_ARGUMENT(acos)
  ONE_ARGUMENT(acosh)
  ONE_ARGUMENT(asin)
  ONE_ARGUMENT(asinh)
  ONE_ARGUMENT(atan)
  ONE_ARGUMENT(atanh)
  ONE_ARGUMENT(cbrt)
  ONE_ARGUMENT(ceil)
  ONE_ARGUMENT(cos)
  ONE_ARGUMENT(cosh)
  ONE_ARGUMENT(erf)
  ONE_ARGUMENT(erfc)
  ONE_ARGUMENT(exp)
  ONE_ARGUMENT(exp2)
  ONE_ARGUMENT(expm1)
  ONE_ARGUMENT(fabs)
  ONE_ARGUMENT(floor)
  ONE_ARGUMENT(lgamma)
  ONE_ARGUMENT(log)
  ONE_ARGUMENT(log10)
  ONE_ARGUMENT(log1p)
  ONE_ARGUMENT(log2)
  ONE_ARGUMENT(round)
  ONE_ARGUMENT(sin)
  ONE_ARGUMENT(sinh)
  ONE_ARGUMENT(sqrt)
  ONE_ARGUMENT(tan)
  ONE_ARGUMENT(tanh)
  ONE_ARGUMENT(tgamma)
  ONE_ARGUMENT(trunc)
  TWO_ARGUMENTS(atan2)
  TWO_ARGUMENTS(copysign)
  TWO_ARGUMENTS(fdim)
  TWO_ARGUMENTS(fmax)
  TWO_ARGUMENTS(fmin)
  TWO_ARGUMENTS(fmod)
  TWO_ARGUMENTS(hypot)
  TWO_ARGUMENTS(nextafter)
  TWO_ARGUMENTS(pow)
  TWO_ARGUMENTS(remainder)
  QUESTION(ilogb)
  QUESTION(isfinite)
  QUESTION(isinf)
  QUESTION(isnan)
  QUESTION(llrint)
  QUESTION(llround)
  QUESTION(logb)
  QUESTION(lrint)
  QUESTION(lround)
  QUESTION(nearbyint)
  QUESTION(rint)
  QUESTION(signbit)
  int exponent;
  double whole;
  float part;
  *doubles++ = std::abs(*doubles) + std::abs(*floats) + std::abs(*integers) + std::abs(*longs);
  *doubles++ = std::fma(*doubles, *doubles, *doubles) + std::fma(*floats, *floats, *floats);
  *doubles++ = std::frexp(*doubles, &exponent) + std::ldexp(*doubles, exponent) + std::modf(*doubles, &whole);
  *doubles++ = std::frexp(*floats, &exponent) + std::ldexp(*floats, exponent) + std::modf(*floats, &part);
  *doubles++ = std::remquo(*doubles, whole, &exponent) + std::scalbn(*doubles, 3) + std::scalbln(*doubles, 3);
  *doubles++ = std::pow(*doubles, 2) + std::pow(*floats, 2) + std::pow(2, 3) + std::pow(*floats, *doubles);
  *doubles++ = HUGE_VAL + INFINITY + NAN + M_PI;
}

__global__ void containers(double *doubles, const unsigned char *bytes) {
  std::array<double, 3> numbers{};
  numbers.fill(2);
  std::memcpy(&numbers[1], bytes, sizeof(double));
  std::swap(numbers.front(), numbers.back());
  for (const double number : numbers) {
    *doubles += number;
  }
  const std::pair<int, double> pair{1, 2.0};
  doubles[numbers.size()] = pair.second;
}
