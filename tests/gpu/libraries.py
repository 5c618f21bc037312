"""The GPU's libraries under one face: whether each works here, and how it copies an array of the host.

`current()` is for PyCUDA, whose context must be the current one where its arrays are made and used.
"""

from contextlib import contextmanager, nullcontext
from importlib import import_module


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
    """With a context of its own, as `pycuda.autoinit` makes it."""

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


LIBRARIES = [CuPy, Torch, Numba, PyCuda]
