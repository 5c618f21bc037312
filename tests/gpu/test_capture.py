"""Sums while a stream is captured into a graph: an error that leaves the capture intact."""

import numpy as np
import pytest

import quaff
from cuda_driver import BLOCKING, GLOBAL, RELAXED, THREAD_LOCAL
from producers import CudaArray

LENGTH = 1000


def check_refusal(array, **stream):
    """During a capture the stream's work does not run, so no sum can be waited for."""
    with pytest.raises(quaff.CudaError, match="captured"):
        quaff.sum(array, **stream)


@pytest.fixture
def ones(memory):
    """An array in a new context, in which no kernel is loaded yet, and its address."""
    address = memory(np.ones(LENGTH, "f4"))
    return CudaArray(address, (LENGTH,), "float32"), address


@pytest.mark.parametrize("used", [False, True], ids=["first call", "later call"])
@pytest.mark.parametrize("mode", [GLOBAL, THREAD_LOCAL, RELAXED], ids=["global", "thread", "relaxed"])
def test_a_stream_that_is_captured(driver, ones, mode, used):
    array, address = ones
    stream = driver.create_stream()
    if used:
        assert quaff.sum(array, stream=stream) == LENGTH
    driver.begin_capture(stream, mode)
    driver.fill_later(stream, address, 2.0, LENGTH)
    check_refusal(array, stream=stream)
    graph = driver.end_capture(stream)
    assert quaff.sum(array, stream=stream) == LENGTH
    driver.replay(graph, stream)
    assert quaff.sum(array, stream=stream) == 2 * LENGTH
    driver.destroy_stream(stream)


def test_the_default_stream_while_one_is_captured_that_waits_for_it(driver, ones):
    array, address = ones
    stream = driver.create_stream(BLOCKING)
    driver.begin_capture(stream, GLOBAL)
    driver.fill_later(stream, address, 2.0, LENGTH)
    check_refusal(array)
    driver.replay(driver.end_capture(stream), stream)
    assert quaff.sum(array) == 2 * LENGTH
    driver.destroy_stream(stream)


def test_a_stream_that_cupy_captures(cupy):
    array = cupy.ones(LENGTH)
    array += 1  # compiles the kernel
    cupy.cuda.Device().synchronize()
    with cupy.cuda.Stream(non_blocking=True) as stream:
        stream.begin_capture()
        array += 1
        check_refusal(array)
        graph = stream.end_capture()
        assert quaff.sum(array) == 2 * LENGTH
        graph.launch(stream)
        assert quaff.sum(array) == 3 * LENGTH


def test_a_graph_of_torch(torch):
    if not hasattr(torch.Tensor, "__dlpack_c_exchange_api__"):
        pytest.skip("this PyTorch does not tell its stream, and has the default one wait for it")
    array = torch.ones(LENGTH, dtype=torch.float64, device="cuda")
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        array += 1
        check_refusal(array)
    assert quaff.sum(array) == LENGTH
    graph.replay()
    assert quaff.sum(array) == 2 * LENGTH
