// The processor's floating-point mode, which other libraries change and do not always restore: the rounding
// direction, whether subnormal numbers are treated as zero, and which exceptions trap. Each thread has its
// own mode.
#pragma once

#if defined(__x86_64__)
#include <xmmintrin.h>
#elif !defined(__aarch64__)
#include <cfenv>
#endif

namespace quaff::detail {

#if defined(__x86_64__)

// The register MXCSR. Its low six bits are the flags of raised exceptions, which do not affect results.
class FloatEnvironment {
public:
  static FloatEnvironment current() { return FloatEnvironment(_mm_getcsr()); }
  static FloatEnvironment standard() { return FloatEnvironment(0x1f80); }
  bool is_standard() const { return (control & 0xffc0) == 0x1f80; }
  void set() const { _mm_setcsr(control); }

private:
  explicit FloatEnvironment(unsigned int control) : control(control) {}
  unsigned int control;
};

#elif defined(__aarch64__)

// The register FPCR.
class FloatEnvironment {
public:
  static FloatEnvironment current() {
    unsigned long control;
    asm volatile("mrs %0, fpcr" : "=r"(control));
    return FloatEnvironment(control);
  }
  static FloatEnvironment standard() { return FloatEnvironment(0); }
  bool is_standard() const { return control == 0; }
  void set() const { asm volatile("msr fpcr, %0" : : "r"(control)); }

private:
  explicit FloatEnvironment(unsigned long control) : control(control) {}
  unsigned long control;
};

#else

// Saves and restores the floating-point environment by the C library's functions.
class FloatEnvironment {
public:
  static FloatEnvironment current() {
    FloatEnvironment environment;
    std::fegetenv(&environment.environment);
    return environment;
  }
  // FE_DFL_ENV can only be passed to that call: in glibc it is the address -1, and does not point to an
  // environment.
  static FloatEnvironment standard() {
    const FloatEnvironment before = current();
    std::fesetenv(FE_DFL_ENV);
    const FloatEnvironment standard = current();
    before.set();
    return standard;
  }
  bool is_standard() const { return std::fegetround() == FE_TONEAREST; }
  void set() const { std::fesetenv(&environment); }

private:
  std::fenv_t environment;
};

#endif

// Calls the function in the standard environment, and restores the caller's. Reading the environment takes a
// nanosecond, so it is done for every call; the environment is written only if it differs.
template <class Result, class... Parameters, class... Arguments>
Result in_standard_environment(Result (*function)(Parameters...), Arguments &&...arguments) {
  const FloatEnvironment before = FloatEnvironment::current();
  if (before.is_standard()) {
    return function(arguments...);
  }
  struct Restore {
    ~Restore() { before.set(); }
    const FloatEnvironment &before;
  } const restore{before};
  FloatEnvironment::standard().set();
  // The compiler may move arithmetic across a change of the environment, but not across a call of a function
  // that it does not know.
  asm volatile("" : "+r"(function) : : "memory");
  return function(arguments...);
}

} // namespace quaff::detail
