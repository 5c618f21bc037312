"""Arrays that a side stream still writes while they are summed: each sum is that of the last values."""

import math
from contextlib import nullcontext
from importlib import import_module

import numpy as np

from libraries import CuPy, PyCuda, Torch

TRIES = 200
# 256 MiB: a write takes much longer than its launch, so that the stream is busy.
ELEMENTS = 2**26


class Writer:
    """Writes an array in a stream for which no other code waits; `current()` makes it the library's current
    stream.
    """

    def write(self, value):
        """Write three times, so that the sum has work to wait for."""
        with self.current():
            for each in (-1, -2, value):
                self.fill(each)


class CuPyWriter(Writer):
    def __init__(self, cupy):
        self.array, self.stream = cupy.zeros(ELEMENTS, "f4"), cupy.cuda.Stream(non_blocking=True)
        cupy.cuda.Device().synchronize()

    def current(self):
        return self.stream

    def fill(self, value):
        self.array.fill(value)

    def busy(self):
        return not self.stream.done


class TorchWriter(Writer):
    def __init__(self, torch):
        self.torch = torch
        self.array, self.stream = torch.zeros(ELEMENTS, device="cuda"), torch.cuda.Stream()
        torch.cuda.synchronize()

    def current(self):
        return self.torch.cuda.stream(self.stream)

    def fill(self, value):
        self.array.fill_(value)

    def busy(self):
        return not self.stream.query()


class PyCudaWriter(Writer):
    def __init__(self, gpuarray):
        self.driver = import_module("pycuda.driver")
        self.array, self.stream = gpuarray.zeros(ELEMENTS, "f4"), self.driver.Stream()
        self.driver.Context.synchronize()

    def current(self):
        return nullcontext()

    def fill(self, value):
        bits = np.float32(value).view("u4").item()
        self.driver.memset_d32_async(self.array.gpudata, bits, ELEMENTS, self.stream)

    def busy(self):
        return not self.stream.is_done()


WRITERS = {CuPy: CuPyWriter, Torch: TorchWriter, PyCuda: PyCudaWriter}
# Whether the stream is passed, or obtained from the array; PyCUDA's arrays do not have it.
CASES = [(CuPy, False), (CuPy, True), (Torch, False), (Torch, True), (PyCuda, True)]
NAMES = [f"{kind.name}, {'passed' if passed else 'current'}" for kind, passed in CASES]


def check(opened, kind, passed, total):
    """Checks that no sum was wrong, and that the stream was in fact busy, without which this would show
    nothing.
    """
    library = opened(kind)
    with library.current():
        writer = WRITERS[kind](library.module)
        wrong = busy = 0
        for value in range(1, TRIES + 1):
            writer.write(value)
            busy += writer.busy()
            if passed:
                found = total(writer.array, stream=writer.stream)
            else:
                with writer.current():
                    found = total(writer.array)
            # For sums in float32: the old values differ by at least half a percent.
            wrong += not math.isclose(found, value * ELEMENTS, rel_tol=1e-3)
    assert wrong == 0, f"{wrong} of {TRIES} wrong"
    assert busy > TRIES / 2, f"the stream was busy in {busy} of {TRIES} calls only"
