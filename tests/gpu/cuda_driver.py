"""The CUDA driver by ctypes: memory of every kind, contexts and streams, without another library."""

import ctypes
from contextlib import contextmanager
from ctypes import byref, c_int, c_size_t, c_uint, c_uint64, c_void_p

import numpy as np

from producers import CudaArray

BLOCKING, NON_BLOCKING = 0, 1
# Other work allowed while a stream is captured: nothing unsafe in any thread; nothing unsafe in this thread;
# anything.
GLOBAL, THREAD_LOCAL, RELAXED = range(3)
ATTACH_GLOBAL = 1

# A kernel of which one thread writes to an invalid address; the driver compiles it for its GPU.
FAULTING_PTX = b"""
.version 7.0
.target sm_75
.address_size 64
.visible .entry fault() {
    .reg .b64 %rd<2>;
    .reg .b32 %r<2>;
    mov.u64 %rd1, 64;
    mov.u32 %r1, 1;
    st.global.u32 [%rd1], %r1;
    ret;
}
"""


class Driver:
    """`libcuda.so.1`; an OSError says why there is no working driver."""

    def __init__(self):
        self.library = ctypes.CDLL("libcuda.so.1")
        count = c_int()
        if self.library.cuInit(0) or self.library.cuDeviceGetCount(byref(count)) or not count.value:
            raise OSError("no GPU that the CUDA driver can use")

    def do(self, function, *arguments):
        if code := self.library[function](*arguments):
            name = ctypes.c_char_p()
            self.library.cuGetErrorName(code, byref(name))
            raise RuntimeError(f"{function}: {name.value.decode()} ({code})")

    def device_count(self):
        count = c_int()
        self.do("cuDeviceGetCount", byref(count))
        return count.value

    # Contexts

    def create_context(self, device=0):
        """A separate context, current on this thread."""
        context = c_void_p()
        self.do("cuCtxCreate_v2", byref(context), 0, device)
        return context

    def destroy_context(self, context):
        self.do("cuCtxDestroy_v2", context)

    def current(self):
        """The handle of the context that is current on this thread, or None."""
        context = c_void_p()
        self.do("cuCtxGetCurrent", byref(context))
        return context.value

    @contextmanager
    def pushed(self, context):
        self.do("cuCtxPushCurrent_v2", context)
        try:
            yield
        finally:
            self.pop()

    def pop(self):
        popped = c_void_p()
        self.do("cuCtxPopCurrent_v2", byref(popped))
        return popped

    @contextmanager
    def primary(self, device=0):
        """The primary context of a GPU, which CuPy, PyTorch and Numba share."""
        context = c_void_p()
        self.do("cuDevicePrimaryCtxRetain", byref(context), device)
        try:
            with self.pushed(context):
                yield context
        finally:
            self.do("cuDevicePrimaryCtxRelease_v2", device)

    # Memory

    def allocate(self, size):
        return self.address("cuMemAlloc_v2", c_size_t(size))

    def allocate_managed(self, size):
        return self.address("cuMemAllocManaged", c_size_t(size), c_uint(ATTACH_GLOBAL))

    def allocate_async(self, size):
        """Memory of the device's pool, which belongs to no context."""
        address = self.address("cuMemAllocAsync", c_size_t(size), None)
        self.do("cuStreamSynchronize", None)
        return address

    def address(self, function, *arguments):
        address = c_uint64()
        self.do(function, byref(address), *arguments)
        return address.value

    def free(self, address):
        self.do("cuMemFree_v2", c_uint64(address))

    def free_async(self, address):
        self.do("cuMemFreeAsync", c_uint64(address), None)

    def copy(self, address, host):
        """Copies a contiguous host array to the device, where it is visible to every stream."""
        self.do("cuMemcpyHtoD_v2", c_uint64(address), c_void_p(host.ctypes.data), c_size_t(host.nbytes))
        self.do("cuCtxSynchronize")

    def read(self, address, host):
        """Copies from the device into a contiguous host array."""
        self.do("cuMemcpyDtoH_v2", c_void_p(host.ctypes.data), c_uint64(address), c_size_t(host.nbytes))

    def fill(self, address, value, count):
        """Writes one float32 `count` times."""
        bits = c_uint(np.float32(value).view("u4").item())
        self.do("cuMemsetD32_v2", c_uint64(address), bits, c_size_t(count))
        self.do("cuCtxSynchronize")

    def free_bytes(self):
        free, total = c_size_t(), c_size_t()
        self.do("cuMemGetInfo_v2", byref(free), byref(total))
        return free.value

    # Streams

    def create_stream(self, flags=NON_BLOCKING):
        stream = c_void_p()
        self.do("cuStreamCreate", byref(stream), c_uint(flags))
        return stream.value

    def destroy_stream(self, stream):
        self.do("cuStreamDestroy_v2", c_void_p(stream))

    # Graphs

    def begin_capture(self, stream, mode):
        self.do("cuStreamBeginCapture_v2", c_void_p(stream), c_int(mode))

    def fill_later(self, stream, address, value, count):
        """Writes one float32 `count` times, as work in the stream."""
        bits = c_uint(np.float32(value).view("u4").item())
        self.do("cuMemsetD32Async", c_uint64(address), bits, c_size_t(count), c_void_p(stream))

    def end_capture(self, stream):
        """The captured graph."""
        graph = c_void_p()
        self.do("cuStreamEndCapture", c_void_p(stream), byref(graph))
        return graph

    def replay(self, graph, stream):
        """Runs the captured graph once, and destroys it."""
        executable = c_void_p()
        self.do("cuGraphInstantiateWithFlags", byref(executable), graph, c_uint64(0))
        self.do("cuGraphLaunch", executable, c_void_p(stream))
        self.do("cuStreamSynchronize", c_void_p(stream))
        self.do("cuGraphExecDestroy", executable)
        self.do("cuGraphDestroy", graph)

    def launch_fault(self):
        """Breaks the current context: only for programs in a separate process."""
        module, kernel = c_void_p(), c_void_p()
        self.do("cuModuleLoadData", byref(module), FAULTING_PTX)
        self.do("cuModuleGetFunction", byref(kernel), module, b"fault")
        self.do("cuLaunchKernel", kernel, 1, 1, 1, 1, 1, 1, 0, None, None, None)


def like(address, base, view):
    """The device view that corresponds to `view` after the memory of `base` was copied to `address`."""
    offset = view.ctypes.data - base.ctypes.data
    return CudaArray(address + offset, view.shape, view.dtype, strides=view.strides)
