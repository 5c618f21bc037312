// The macros and functions of the tests: CHECK a condition, CHECK_THROWS an exception, report() the failures.
#pragma once

#include <cstdio>

inline int failures = 0;

inline void record(bool holds, const char *fact, const char *file, int line) {
  if (!holds) {
    ++failures;
    std::fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, fact);
  }
}

#define CHECK(...) record(static_cast<bool>(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)

#define CHECK_THROWS(exception, ...)                                                                         \
  try {                                                                                                      \
    __VA_ARGS__;                                                                                             \
    record(false, #__VA_ARGS__ " throws " #exception, __FILE__, __LINE__);                                   \
  } catch (const exception &) {                                                                              \
  }

// The exit status of a test program.
inline int report() { return failures == 0 ? 0 : 1; }
