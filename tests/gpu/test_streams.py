"""Arrays that another stream is still writing: every sum is to be of what it will have written.

Each test sees that the stream was in fact busy when `quaff.sum` was called, or it would show nothing.
"""

import numpy as np
import pytest

import quaff
from cuda_driver import CudaArray

TRIES = 200
ELEMENTS = 2**24


class Tries:
    """Counts wrong sums, and calls that found their stream busy."""

    def __init__(self):
        self.wrong = self.busy = 0

    def add(self, busy, found, expected):
        self.busy += bool(busy)
        self.wrong += found != expected

    def check(self):
        assert self.wrong == 0, f"{self.wrong} of {TRIES} wrong"
        assert self.busy > TRIES / 2, f"the stream was busy in {self.busy} of {TRIES} calls only"


def test_a_side_stream_of_cupy(cupy):
    tries, array = Tries(), cupy.zeros(ELEMENTS, "f4")
    cupy.cuda.Device().synchronize()
    stream = cupy.cuda.Stream(non_blocking=True)
    for i in range(1, TRIES + 1):
        with stream:
            for _ in range(4):
                array += 1
            busy = not stream.done
            tries.add(busy, quaff.sum(array), 4.0 * i * ELEMENTS)
    tries.check()


def test_a_side_stream_of_torch(torch):
    tries, tensor = Tries(), torch.zeros(ELEMENTS, device="cuda")
    torch.cuda.synchronize()
    stream = torch.cuda.Stream()
    for i in range(1, TRIES + 1):
        with torch.cuda.stream(stream):
            for _ in range(4):
                tensor += 1
            busy = not stream.query()
            tries.add(busy, quaff.sum(tensor), 4.0 * i * ELEMENTS)
    tries.check()


@pytest.mark.parametrize("library", ["cupy", "torch"])
def test_a_side_stream_that_is_passed(library, request):
    module = request.getfixturevalue(library)
    if library == "cupy":
        array, stream = module.zeros(ELEMENTS, "f4"), module.cuda.Stream(non_blocking=True)
        inside, done = (lambda: stream), (lambda: stream.done)
    else:
        array, stream = module.zeros(ELEMENTS, device="cuda"), module.cuda.Stream()
        inside, done = (lambda: module.cuda.stream(stream)), stream.query
    module.cuda.Device().synchronize() if library == "cupy" else module.cuda.synchronize()
    tries = Tries()
    for i in range(1, TRIES + 1):
        with inside():
            for _ in range(4):
                array += 1
        tries.add(not done(), quaff.sum(array, stream=stream), 4.0 * i * ELEMENTS)
    tries.check()


def test_a_side_stream_of_pycuda_that_is_passed(gpuarray):
    driver = pytest.importorskip("pycuda.driver")
    tries, array, stream = Tries(), gpuarray.zeros(4 * ELEMENTS, "f4"), driver.Stream()
    for i in range(1, TRIES + 1):
        for value in (-1, -2, i):
            bits = np.float32(value).view("u4").item()
            driver.memset_d32_async(array.gpudata, bits, array.size, stream)
        tries.add(not stream.is_done(), quaff.sum(array, stream=stream), 4.0 * i * ELEMENTS)
    tries.check()


def test_a_numba_array_says_its_stream(numba_cuda):
    stream = numba_cuda.stream()
    array = numba_cuda.to_device(np.arange(1000.0), stream=stream)
    assert quaff.inspect(array).stream == stream.handle.value
    assert quaff.sum(array) == 499500.0


class Stream:
    """A stream in the way of one library."""

    def __init__(self, **attributes):
        self.__dict__.update(attributes)


class CudaStream:
    """A stream in the way of cuda.core."""

    def __init__(self, handle):
        self.handle = handle

    def __cuda_stream__(self):
        return 0, self.handle


@pytest.fixture
def stream(driver, context):
    stream = driver.create_stream()
    yield stream
    driver.destroy_stream(stream)


@pytest.mark.parametrize(
    "form",
    [
        int,
        lambda handle: Stream(handle=handle),
        lambda handle: Stream(ptr=handle),
        lambda handle: Stream(cuda_stream=handle),
        CudaStream,
    ],
    ids=["int", "handle", "ptr", "cuda_stream", "__cuda_stream__"],
)
def test_forms_of_a_stream(memory, stream, form):
    array = CudaArray(memory(np.arange(1000.0)), (1000,))
    assert quaff.sum(array, stream=form(stream)) == 499500.0


@pytest.mark.parametrize("number", [None, 0, 1, 2])
def test_default_streams(memory, number):
    array = CudaArray(memory(np.arange(1000.0)), (1000,))
    assert quaff.sum(array, stream=number) == 499500.0


def test_default_streams_of_libraries(cupy, torch):
    array = cupy.arange(1000.0)
    for stream in (cupy.cuda.Stream.null, cupy.cuda.Stream.ptds, torch.cuda.default_stream()):
        assert quaff.sum(array, stream=stream) == 499500.0


@pytest.mark.parametrize(
    ("stream", "error"), [("legacy", TypeError), (1.5, TypeError), (True, TypeError), (-1, ValueError)]
)
def test_what_is_no_stream(memory, stream, error):
    array = CudaArray(memory(np.arange(3.0)), (3,))
    with pytest.raises(error, match="stream"):
        quaff.sum(array, stream=stream)


def test_a_stream_of_another_context(driver, memory, stream):
    array = CudaArray(memory(np.arange(3.0)), (3,))
    other = driver.create_context()
    foreign = driver.create_stream()
    with pytest.raises(ValueError, match="another context"):
        quaff.sum(array, stream=foreign)
    driver.destroy_stream(foreign)
    driver.destroy_context(other)
    assert quaff.sum(array, stream=stream) == 3.0
