"""A common interface to the GPU's libraries: whether each works here, and how it copies a host array.

`current()` is for PyCUDA, whose context must be current where its arrays are made and used.
"""

from contextlib import contextmanager, nullcontext
from importlib import import_module

from cuda_driver import Driver, like


class CuPy:
    name = "cupy"

    def __init__(self):
        self.module = import_module("cupy")

    def works(self):
        return self.module.cuda.is_available()

    def array(self, host):
        return self.module.asarray(host)

    def current(self):
        return nullcontext()

    def close(self):
        pass


class Torch(CuPy):
    name = "torch"

    def __init__(self):
        self.module = import_module("torch")

    def array(self, host):
        return self.module.from_numpy(host).cuda()


class Numba(CuPy):
    name = "numba"

    def __init__(self):
        self.module = import_module("numba.cuda")

    def works(self):
        return self.module.is_available()

    def array(self, host):
        return self.module.to_device(host)


class PyCuda:
    """PyCUDA with a separate context, as `pycuda.autoinit` makes it."""

    name = "pycuda"

    def __init__(self):
        self.driver = import_module("pycuda.driver")
        self.module = import_module("pycuda.gpuarray")
        self.context = None

    def works(self):
        return True

    def array(self, host):
        return self.module.to_gpu(host)

    @contextmanager
    def current(self):
        if self.context is None:
            self.driver.init()
            self.context = self.driver.Device(0).make_context()
            self.driver.Context.pop()
        self.context.push()
        try:
            yield
        finally:
            self.driver.Context.pop()

    def close(self):
        if self.context is not None:
            self.context.detach()


class Bare:
    """No library: memory of the driver, described by hand, in a separate context."""

    name = "bare"

    def __init__(self):
        self.driver = Driver()
        self.context = self.driver.create_context()
        self.driver.pop()

    def works(self):
        return True

    def array(self, host):
        address = self.driver.allocate(max(host.nbytes, 1))
        if host.nbytes:
            self.driver.copy(address, host)
        return BareArray(address, host, host)

    def current(self):
        return self.driver.pushed(self.context)

    def close(self):
        self.driver.destroy_context(self.context)


class BareArray:
    """A part of a host array after it was copied to an address; the memory is freed with its context."""

    def __init__(self, address, host, part):
        self.address, self.host, self.part = address, host, part
        self.__cuda_array_interface__ = like(address, host, part).__cuda_array_interface__

    def __getitem__(self, index):
        return BareArray(self.address, self.host, self.part[index])


LIBRARIES = [Bare, CuPy, Torch, Numba, PyCuda]
