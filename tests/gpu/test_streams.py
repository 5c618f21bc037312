"""Streams: those that arrays report, those that are passed, and that a sum waits for them."""

import numpy as np
import pytest

import quaff
from producers import CudaArray, CudaStream, Stream
from side_streams import CASES, NAMES, check


@pytest.mark.parametrize(("kind", "passed"), CASES, ids=NAMES)
def test_a_side_stream_that_is_still_writing(opened, kind, passed):
    check(opened, kind, passed, quaff.sum)


def test_a_numba_array_says_its_stream(numba_cuda):
    stream = numba_cuda.stream()
    array = numba_cuda.to_device(np.arange(1000.0), stream=stream)
    handle = stream.handle
    assert quaff.inspect(array).stream == int(getattr(handle, "value", handle))
    assert quaff.sum(array) == quaff.sum(array, stream=stream) == 499500.0


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
