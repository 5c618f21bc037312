// Kernels that a device may start before the kernel ahead of them in the stream has ended: its launch then
// takes no time of its own. CUDA calls it programmatic dependent launch.
#pragma once

namespace quaff::detail {

// Waits until all kernels before this one have ended and what they wrote can be read. A kernel that the host
// launches as a follower must call it, even where it reads nothing: the next kernel waits only for this one.
__device__ __forceinline__ void wait_for_kernels_before() {
#if defined(__CUDACC__) && __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}

} // namespace quaff::detail
