// Sums in every floating-point mode of a processor: the same bits in each, and the mode is restored.
#include "quaff/sum.hpp"
#include "quaff/sum_state.hpp"

#include "check.hpp"

#include <array>
#include <limits>
#include <vector>

#if defined(__x86_64__)
#include <xmmintrin.h>
#else
#include <cfenv>
#endif

namespace {

#if defined(__x86_64__)

unsigned mode() { return _mm_getcsr() & 0xffc0; }
void set(unsigned mode) { _mm_setcsr(mode); }

// Rounding upward, downward and toward zero; subnormal results or operands treated as zero; trapping
// exceptions.
constexpr unsigned standard = 0x1f80;
constexpr std::array modes{0x5f80u, 0x3f80u, 0x7f80u, 0x9f80u, 0x1fc0u, 0x0000u, 0xe040u};
bool has_traps(unsigned mode) { return (mode & 0x1f80) != 0x1f80; }

#elif defined(__aarch64__)

unsigned long mode() {
  unsigned long control;
  asm volatile("mrs %0, fpcr" : "=r"(control));
  return control;
}
void set(unsigned long mode) { asm volatile("msr fpcr, %0" : : "r"(mode)); }

// As above; a processor without traps leaves those bits at 0. And every NaN as the default one.
constexpr unsigned long standard = 0;
constexpr std::array modes{1ul << 22, 2ul << 22, 3ul << 22, 1ul << 24, 0x1f00ul, 1ul << 25, 3ul << 24};
bool has_traps(unsigned long mode) { return (mode & 0x1f00) != 0; }

#else

int mode() { return std::fegetround(); }
void set(int mode) { std::fesetround(mode); }

constexpr int standard = FE_TONEAREST;
constexpr std::array modes{FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
bool has_traps(int) { return false; }

#endif

template <class T> T sum_of(const std::vector<T> &values) { return quaff::sum(values.data(), values.size()); }

// Inputs for every class: the fast one, its lanes, and the exact one.
template <class T> std::vector<std::vector<T>> inputs() {
  using Limits = std::numeric_limits<T>;
  std::vector<std::vector<T>> inputs;
  for (const std::size_t size : {3u, 5000u}) {
    const std::vector<T> thirds(size, T(1) / 3);
    inputs.push_back(thirds);
    inputs.emplace_back(size, Limits::denorm_min());
    inputs.emplace_back(size, -Limits::min() / 2);
    std::vector<T> cancelling = thirds;
    cancelling.insert(cancelling.end(), {T(1), Limits::epsilon() / 2, Limits::denorm_min()});
    cancelling.insert(cancelling.end(), size, -T(1) / 3);
    inputs.push_back(cancelling);
    inputs.push_back({Limits::max(), Limits::max(), -Limits::max(), T(1)});
  }
  return inputs;
}

template <class T> double value_of(const std::vector<T> &values) {
  quaff::SumState sum;
  for (const T value : values) {
    quaff::Superaccumulator<T> part;
    part.add(value);
    sum.add(part);
  }
  return sum.value();
}

template <class Mode, class Work> auto in_mode(Mode wanted, const Work &work) {
  set(wanted);
  const auto before = mode();
  const auto result = work();
  const auto after = mode();
  set(standard);
  CHECK(before == after);
  return result;
}

template <class T> void no_mode_changes_a_sum() {
  for (const std::vector<T> &values : inputs<T>()) {
    const T sum = sum_of(values);
    const double value = value_of(values);
    CHECK(sum == static_cast<T>(value));
    for (const auto mode : modes) {
      CHECK(in_mode(mode, [&] { return sum_of(values); }) == sum);
      CHECK(in_mode(mode, [&] { return value_of(values); }) == value);
    }
  }
}

// Otherwise a processor that ignores the modes would pass. The arithmetic is between volatile accesses, so
// that it is done in the mode; and the result is compared outside, because a comparison may also treat
// subnormal numbers as zero.
void modes_change_other_arithmetic() {
  volatile double three = 3, third = 0, least = 0;
  int changed = 0;
  for (const auto mode : modes) {
    if (has_traps(mode)) {
      continue;
    }
    in_mode(mode, [&] {
      third = -1 / three;
      least = std::numeric_limits<double>::min() / three;
      return 0;
    });
    changed += third != -1.0 / 3 || least != std::numeric_limits<double>::min() / 3;
  }
  CHECK(changed >= 2);
}

void an_exception_leaves_the_mode_as_it_was() {
  struct Thrown {};
  const auto fails = +[](int) -> int { throw Thrown(); };
  for (const auto mode : modes) {
    in_mode(mode, [&] {
      CHECK_THROWS(Thrown, quaff::detail::in_standard_environment(fails, 1));
      return 0;
    });
  }
}

} // namespace

int main() {
  no_mode_changes_a_sum<float>();
  no_mode_changes_a_sum<double>();
  modes_change_other_arithmetic();
  an_exception_leaves_the_mode_as_it_was();
  return report();
}
