// What the compiler is to make of a loop.
#pragma once

// A loop as it stands: unrolled, what is in it would be most of a kernel.
#ifdef __CUDACC__
#define QUAFF_KEEP_LOOP _Pragma("unroll 1")
#else
#define QUAFF_KEEP_LOOP
#endif
