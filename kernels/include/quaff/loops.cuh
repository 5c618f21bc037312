// Instructions for the compiler about loops, and the number of threads that share a loop.
#pragma once

// Prevents unrolling of a loop whose body would otherwise be most of a kernel.
#ifdef __CUDACC__
#define QUAFF_KEEP_LOOP _Pragma("unroll 1")
#else
#define QUAFF_KEEP_LOOP
#endif

namespace quaff::detail {

constexpr unsigned int threads_per_block = 256;
constexpr unsigned int threads_per_warp = 32;

} // namespace quaff::detail
