// The functions for machines without a GPU.
#include "managed.hpp"

#include <cstdlib>

namespace managed {

void *allocate(std::size_t bytes) { return std::malloc(bytes); }
void release(void *memory) noexcept { std::free(memory); }
void increment(const float *from, float *to, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    to[i] = from[i] + 1;
  }
}

} // namespace managed
