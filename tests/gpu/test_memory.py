"""`quaff.sum` of every kind of memory, in any location and with any current context."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import quaff
from producers import CudaArray, CuVec

HOST = np.arange(1000.0)
TOTAL = 499500.0


def in_a_thread(function):
    """The result of a function on a thread of its own, which has no context."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(function).result()


def test_a_context_of_its_own(driver, context, memory):
    array = CudaArray(memory(HOST), HOST.shape)
    assert quaff.sum(array) == TOTAL
    assert driver.current() == context.value
    assert quaff.inspect(array).context == context.value


def test_a_context_that_is_not_current(driver, context, memory):
    array = CudaArray(memory(HOST), HOST.shape)
    driver.pop()
    before = driver.current()
    assert quaff.sum(array) == TOTAL
    assert driver.current() == before
    assert in_a_thread(lambda: (quaff.sum(array), driver.current())) == (TOTAL, None)
    driver.do("cuCtxPushCurrent_v2", context)


def test_two_contexts(driver, context, memory):
    first = CudaArray(memory(HOST), HOST.shape)
    other = driver.create_context()
    address = driver.allocate(HOST.nbytes)
    driver.copy(address, 2 * HOST)
    second = CudaArray(address, HOST.shape)
    for _ in range(3):
        assert (quaff.sum(first), quaff.sum(second)) == (TOTAL, 2 * TOTAL)
        assert driver.current() == other.value
    assert quaff.inspect(first).context != quaff.inspect(second).context
    driver.destroy_context(other)
    assert quaff.sum(first) == TOTAL


def test_a_destroyed_context(driver):
    context = driver.create_context()
    address = driver.allocate(HOST.nbytes)
    driver.copy(address, HOST)
    array = CudaArray(address, HOST.shape)
    assert quaff.sum(array) == TOTAL
    driver.destroy_context(context)
    with pytest.raises(quaff.CudaError, match="destroyed"):
        quaff.sum(array)


def test_contexts_that_come_and_go(driver):
    # The driver reuses the handle; the state kept for the old context must not be used.
    for _ in range(5):
        context = driver.create_context()
        address = driver.allocate(HOST.nbytes)
        driver.copy(address, HOST)
        assert quaff.sum(CudaArray(address, HOST.shape)) == TOTAL
        driver.destroy_context(context)


@pytest.mark.parametrize("size", [256, 1 << 20])
def test_freed_memory(driver, context, size):
    address = driver.allocate(size)
    driver.fill(address, 1.0, size // 4)
    array = CudaArray(address, (size // 4,), "float32")
    assert quaff.sum(array) == size / 4
    driver.free(address)
    with pytest.raises((quaff.CudaError, ValueError), match="freed"):
        quaff.sum(array)


def test_managed_memory(driver, context):
    address = driver.allocate_managed(HOST.nbytes)
    driver.copy(address, HOST)
    assert quaff.sum(CudaArray(address, HOST.shape)) == TOTAL
    driver.free(address)


def test_managed_memory_that_is_numpys_too(driver, context):
    address = driver.allocate_managed(HOST.nbytes)
    driver.copy(address, HOST)
    array, stream = CuVec.at(address, HOST), driver.create_stream()
    assert quaff.sum(array) == TOTAL
    assert quaff.sum(array, stream=stream) == TOTAL
    driver.destroy_stream(stream)
    driver.free(address)


@pytest.mark.parametrize("current", [True, False])
def test_memory_of_the_pool(driver, current):
    with driver.primary():
        address = driver.allocate_async(HOST.nbytes)
        driver.copy(address, HOST)
        array = CudaArray(address, HOST.shape)
        total = quaff.sum(array) if current else in_a_thread(lambda: quaff.sum(array))
        driver.free_async(address)
    assert total == TOTAL


@pytest.mark.parametrize("allocator", ["malloc_managed", "malloc_async"])
def test_allocators_of_cupy(cupy, allocator):
    with cupy.cuda.using_allocator(getattr(cupy.cuda, allocator)):
        array = cupy.arange(1000.0)
        assert quaff.sum(array) == TOTAL
        assert quaff.sum(array[1::2]) == 250000.0


def test_memory_of_cupys_pool_that_is_used_again(cupy):
    for i in range(100):
        assert quaff.sum(cupy.full(1000, i, "f8")) == 1000.0 * i


def test_pinned_memory_of_cupy(cupy):
    pinned = np.frombuffer(cupy.cuda.alloc_pinned_memory(HOST.nbytes), "f8", HOST.size)
    pinned[...] = HOST
    assert quaff.sum(pinned) == TOTAL


def test_pinned_memory_of_torch(torch):
    assert quaff.sum(torch.from_numpy(HOST).pin_memory()) == TOTAL


def test_an_array_of_pycuda_where_its_context_is_not_current(gpuarray):
    driver = pytest.importorskip("pycuda.driver")
    array, own = gpuarray.to_gpu(HOST), driver.Context.get_current()
    own.pop()
    try:
        assert quaff.sum(array) == TOTAL
        assert in_a_thread(lambda: quaff.sum(array)) == TOTAL
    finally:
        own.push()


def test_a_view_of_pycuda_beyond_its_end(gpuarray):
    # For PyCUDA 2026.1 this slice has 3 elements, from the last one on.
    length = 1 << 18
    array = gpuarray.to_gpu(np.ones(length))[length - 1 : length - 4]
    if array.shape != (3,):
        pytest.skip("PyCUDA makes no such view any more")
    with pytest.raises(ValueError, match="bytes of the device's memory"):
        quaff.sum(array)


def test_a_freed_array_of_pycuda(gpuarray):
    array = gpuarray.to_gpu(np.ones(1 << 20))
    assert quaff.sum(array) == 1 << 20
    array.gpudata.free()
    with pytest.raises((quaff.CudaError, ValueError)):
        quaff.sum(array)
