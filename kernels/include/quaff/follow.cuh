// Kernels that a device may start before the preceding kernel in the stream has ended, which hides the cost
// of their launch. CUDA calls this programmatic dependent launch.
#pragma once

namespace quaff::detail {

// Waits until all earlier kernels have ended and their results can be read. A kernel that the host launches
// as a follower must call it, even if it reads nothing, because the next kernel waits only for this one.
__device__ __forceinline__ void wait_for_kernels_before() {
#if defined(__CUDACC__) && __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}

} // namespace quaff::detail
