// The macro of the fuzz targets: REQUIRE a condition, whose failure is a finding.
#pragma once

#include <cstdio>
#include <cstdlib>

#define REQUIRE(...)                                                                                         \
  if (!(__VA_ARGS__)) {                                                                                      \
    std::fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #__VA_ARGS__);                    \
    std::abort();                                                                                            \
  }
