// Stores that bypass the caches, for results larger than the caches: an ordinary store first reads the cache
// line that it writes.
#pragma once

#include <cstddef>
#include <cstdint>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

namespace quaff::detail {

#if defined(__x86_64__)

// Whether non-temporal stores are faster on this processor. A Zen 5 was slower with one thread and with two.
inline bool stores_stream() { return __builtin_cpu_is("intel"); }

// Copies from a large block that is aligned to 64 bytes.
inline void stream_store(unsigned char *to, const unsigned char *from, std::size_t size) {
  const std::size_t before = -reinterpret_cast<std::uintptr_t>(to) % 64;
  if (size < before + 64) {
    __builtin_memcpy(to, from, size);
    return;
  }
  __builtin_memcpy(to, from, before);
  std::size_t done = before;
  for (; done + 64 <= size; done += 64) {
    for (std::size_t part = 0; part < 64; part += 16) {
      const auto value = _mm_loadu_si128(reinterpret_cast<const __m128i *>(from + done + part));
      _mm_stream_si128(reinterpret_cast<__m128i *>(to + done + part), value);
    }
  }
  __builtin_memcpy(to + done, from + done, size - done);
}

// Makes non-temporal stores visible to other threads before the end of the work is announced.
inline void stream_fence() { _mm_sfence(); }

#else

inline bool stores_stream() { return false; }

// The compiler's own copy is as fast on processors that detect stores of whole lines.
inline void stream_store(unsigned char *to, const unsigned char *from, std::size_t size) {
  __builtin_memcpy(to, from, size);
}

inline void stream_fence() {}

#endif

} // namespace quaff::detail
