"""The fake CUDA driver of tests/fake-driver, in a process in which it replaces the system's.

    @on_fake_driver
    def test_of_a_sum(driver):
        array = driver.context().array(np.arange(3.0))
        assert quaff.sum(array) == 3.0

The body runs in a separate process, in which `driver` is a `Driver`. A test also fails if anything did what
is forbidden: called the driver with the GIL held, launched on freed memory, left a context current.
"""

import contextlib
import ctypes
import functools
import importlib
import os
import sys
import traceback
from ctypes import byref, c_char_p, c_size_t, c_uint64, c_void_p
from pathlib import Path
from typing import NamedTuple

import numpy as np

import quaff
from nursery import Nursery
from producers import CudaArray

# Calls whose failure may leave the result correct: the last calls; a first image that is refused; and the
# query whether other contexts exist.
MAY_BE_IGNORED = {"cuCtxPopCurrent_v2", "cuEventDestroy_v2", "cuModuleLoadData", "cuCtxGetId"}

OUT_OF_MEMORY, STUB_LIBRARY, NO_DEVICE, ILLEGAL_ADDRESS = 2, 34, 100, 700


def on_fake_driver(test):
    """Runs the test in a child process that has its own fixture `driver`; other arguments are literals."""

    @functools.wraps(test)
    def in_a_child(driver, **arguments):
        __tracebackhide__ = True
        test_and_arguments = f"{test.__module__!r}, {test.__name__!r}, {arguments!r}"
        program = f"import fake_driver; fake_driver.in_child({test_and_arguments})"
        nursery(driver).run(program)

    return in_a_child


@functools.cache
def nursery(driver):
    """The process from which the children of a driver are forked; each driver needs its own environment."""
    return Nursery(path=[Path(__file__).parent, *driver.path], LD_LIBRARY_PATH=str(driver.folder))


def in_child(module, name, arguments):
    """Runs the body of a test; on failure, reports everything that is known."""
    test = getattr(importlib.import_module(module), name).__wrapped__
    driver = Driver()
    try:
        test(driver, **arguments)
        driver.check()
    except BaseException as error:
        np.set_printoptions(threshold=20)
        traceback.TracebackException.from_exception(error, capture_locals=True).print()
        sys.exit(1)


class Call(NamedTuple):
    """A driver call: its name, the number of the current context, and its subject."""

    name: str
    context: int
    subject: int


class Driver:
    """The driver of this process."""

    def __init__(self):
        self.library = ctypes.CDLL("libcuda.so.1")
        for name in ("fake_call", "fake_launched", "fake_violation", "fake_failed"):
            getattr(self.library, name).restype = c_char_p
        self.library.fake_allocate_in_pool.restype = c_uint64
        self.library.fake_alive.restype = c_size_t
        for kernels in Path(os.environ["LD_LIBRARY_PATH"]).glob("*.so"):
            assert self.library.fake_add_kernels(os.fsencode(kernels))

    def __getattr__(self, name):
        """A function of the driver, unchanged."""
        return getattr(self.library, name)

    def cu(self, name, *arguments):
        """Calls a function of the driver, which must succeed."""
        code = getattr(self.library, name)(*arguments)
        assert code == 0, f"{name} answered {code}"

    def handle(self, name, *arguments):
        """Returns the value that a function of the driver writes to its first parameter."""
        handle = c_uint64()
        self.cu(name, byref(handle), *arguments)
        return handle.value

    def context(self, device=0):
        """A new context, which is not current."""
        self.cu("cuInit", 0)
        context = Context(self, self.handle("cuCtxCreate_v2", 0, device))
        self.cu("cuCtxPopCurrent_v2", None)
        return context

    def primary(self, device=0):
        self.cu("cuInit", 0)
        return Context(self, self.handle("cuDevicePrimaryCtxRetain", device))

    def pool_array(self, values, *, device=0, segments=1, **interface):
        """An array in memory that no context owns, in one allocation or in several adjacent ones."""
        self.cu("cuInit", 0)
        allocate = self.fake_allocate_in_pool
        return placed(values, lambda size: allocate(c_size_t(size), device, segments), interface)

    @contextlib.contextmanager
    def recorded(self):
        """Lists the calls made inside the block."""
        self.fake_forget_calls()
        calls = []
        yield calls
        context, subject = c_uint64(), c_uint64()
        for index in range(self.fake_call_count()):
            name = self.fake_call(c_size_t(index), byref(context), byref(subject)).decode()
            calls.append(Call(name, context.value, subject.value))

    def launched(self):
        """The names of the kernels that were launched since the last `recorded` began."""
        return [self.fake_launched(c_size_t(i)).decode() for i in range(self.fake_launch_count())]

    @contextlib.contextmanager
    def failing(self, count, code, name=""):
        """Makes the `count`th next call of `name`, or of any function, fail. Yields a function that names the
        call.
        """
        self.fake_fail(c_uint64(count), code, name.encode())
        try:
            yield lambda: self.fake_failed().decode()
        finally:
            self.fake_fail(c_uint64(0), 0, b"")

    def fail_once(self, call, right, count, code):
        """Calls with the `count`th driver call failing; returns the name of that call, or None if there are
        fewer.

        The call must raise, or otherwise return `right`; the current context must stay the same.
        """
        before, result = self.current(), None
        error = MemoryError if code == OUT_OF_MEMORY else quaff.CudaError
        with self.failing(count, code) as failed:
            try:
                result = call()
            except error as raised:
                message = str(raised)
            name = failed()
        if result is None:
            assert f"({code})" in message
        else:
            assert result == right
            assert name in MAY_BE_IGNORED | {""}
        assert self.current() == before
        return name

    def alive(self, what):
        """The number of "contexts", "streams", "events", "modules", or of bytes of "device" or "pinned"
        memory.
        """
        return self.fake_alive(what.encode())

    def current(self):
        """The handle of the current context, or 0."""
        return self.handle("cuCtxGetCurrent")

    def violations(self):
        return [self.fake_violation(c_size_t(i)).decode() for i in range(self.fake_violation_count())]

    def check(self):
        """Checks the conditions that must hold after every test."""
        found = self.violations()
        assert not found, found
        # Not by `current`, which requires success: a test may never have initialised the driver.
        current = c_uint64()
        self.library.cuCtxGetCurrent(byref(current))
        assert current.value == 0, "a context was left current"


class Context:
    """A context; `with` makes it current."""

    def __init__(self, driver, handle):
        self.driver, self.handle = driver, handle

    def __enter__(self):
        self.driver.cu("cuCtxPushCurrent_v2", c_void_p(self.handle))
        return self

    def __exit__(self, *_):
        popped = self.driver.handle("cuCtxPopCurrent_v2")
        assert popped == self.handle, "another context was on top of the stack"

    @property
    def id(self):
        identity = c_uint64()
        self.driver.cu("cuCtxGetId", c_void_p(self.handle), byref(identity))
        return identity.value

    def array(self, values, *, managed=False, pinned=False, skip=0, **interface):
        """A copy of `values`, with their strides, in memory of the context, `skip` bytes from its start.

        `interface` replaces entries of the array interface; `free` frees the memory.
        """

        def allocate(size):
            with self:
                if pinned:
                    return self.driver.handle("cuMemHostAlloc", c_size_t(size + skip), 2) + skip
                if managed:
                    return self.driver.handle("cuMemAllocManaged", c_size_t(size + skip), 1) + skip
                return self.driver.handle("cuMemAlloc_v2", c_size_t(size + skip)) + skip

        array = placed(values, allocate, interface)
        array.free = lambda: self.driver.cu("cuMemFree_v2", c_uint64(array.start - skip))
        return array

    def stream(self):
        with self:
            return self.driver.handle("cuStreamCreate", 1)

    def destroy(self):
        self.driver.cu("cuCtxDestroy_v2", c_void_p(self.handle))

    def poison(self, code):
        """Makes every call in the context end with `code` from now on."""
        self.driver.fake_poison(c_void_p(self.handle), code)

    def write_later(self, stream, array, values):
        """Makes `stream` write a contiguous array as late as possible."""
        values = np.ascontiguousarray(values)
        to, size = c_void_p(array.address), c_size_t(values.nbytes)
        with self:
            self.driver.fake_write_later(c_void_p(stream), to, c_void_p(values.ctypes.data), size)


def placed(values, allocate, interface):
    """A CUDA array with the contents and the layout of `values`, in memory from `allocate(bytes)`."""
    low, high = np.lib.array_utils.byte_bounds(values) if values.size else (values.ctypes.data,) * 2
    start = allocate(max(high - low, 1))
    ctypes.memmove(start, low, high - low)
    address = start + values.ctypes.data - low
    usual = {"shape": values.shape, "strides": values.strides, "typestr": values.dtype.str, "stream": None}
    array = CudaArray(**usual | {"data": (address, False)} | interface)
    array.start, array.address, array.dtype = start, address, values.dtype
    array.shape, array.strides = values.shape, values.strides
    return array


class Built(NamedTuple):
    """The location of a fake driver, and the folders from which its children import."""

    folder: Path
    path: tuple = ()
