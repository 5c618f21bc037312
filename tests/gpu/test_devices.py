"""Arrays on two devices: each is summed on its own device, whichever is current."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import numpy as np
import pytest

import quaff
from libraries import CuPy, Torch
from producers import CudaArray

HOST = np.random.default_rng(0).normal(size=10**5)
THREADS = 8


@pytest.fixture(autouse=True)
def two_gpus(driver):
    if driver.device_count() < 2:
        pytest.skip("fewer than two GPUs")


@contextmanager
def bare_memory(driver, opened):
    """Arrays in a context on each device, of which the first is current."""
    contexts = [driver.create_context(device) for device in (0, 1)]
    driver.pop()

    def array_on(device, host):
        with driver.pushed(contexts[device]):
            address = driver.allocate(host.nbytes)
            driver.copy(address, host)
        return CudaArray(address, host.shape)

    yield array_on
    driver.pop()
    for context in contexts:
        driver.destroy_context(context)


@contextmanager
def cupy_arrays(driver, opened):
    cupy = opened(CuPy).module

    def array_on(device, host):
        with cupy.cuda.Device(device):
            return cupy.asarray(host)

    with cupy.cuda.Device(0):
        yield array_on


@contextmanager
def torch_tensors(driver, opened):
    torch = opened(Torch).module
    if not hasattr(torch.Tensor, "__dlpack_c_exchange_api__"):
        pytest.skip("this PyTorch hands over tensors of its current device only")
    with torch.cuda.device(0):
        yield lambda device, host: torch.from_numpy(host).to(f"cuda:{device}")


@pytest.fixture(params=[bare_memory, cupy_arrays, torch_tensors], ids=lambda kind: kind.__name__)
def array_on(request, driver, opened):
    """Copies a host array to a device, by each library in turn; the first device stays the current one."""
    with request.param(driver, opened) as array_on:
        yield array_on


def test_what_quaff_sees(array_on):
    assert [quaff.inspect(array_on(device, HOST)).device for device in (0, 1)] == ["cuda:0", "cuda:1"]


def test_sums_leave_the_current_device_as_it_was(driver, array_on):
    arrays = [array_on(device, HOST) for device in (1, 0)]
    before = driver.current()
    for array in arrays * 3:
        assert quaff.sum(array) == quaff.sum(HOST)
        assert driver.current() == before


def test_errors_leave_the_current_device_as_it_was(driver, array_on):
    arrays = [array_on(device, HOST) for device in (1, 0)]
    beyond = [CudaArray(array.__cuda_array_interface__["data"][0], (1 << 40,)) for array in arrays]
    before = driver.current()
    for array in beyond * 3:
        with pytest.raises(ValueError, match="bytes of the device's memory"):
            quaff.sum(array)
        assert driver.current() == before


def test_threads_with_arrays_on_both_devices(array_on):
    hosts = [HOST[index:].copy() for index in range(THREADS)]
    arrays = [array_on(index % 2, host) for index, host in enumerate(hosts)]
    totals = [quaff.sum(host) for host in hosts]

    def sums(first):
        """Sums all arrays; each thread starts with a different one, so that both devices are busy."""
        order = [(first + step) % THREADS for step in range(THREADS)] * 50
        return [index for index in order if quaff.sum(arrays[index]) != totals[index]]

    with ThreadPoolExecutor(THREADS) as threads:
        assert list(threads.map(sums, range(THREADS))) == [[]] * THREADS


def test_a_function_of_the_users_own(driver, array_on, example):
    host = np.arange(1000.0)
    arrays = [array_on(device, host) for device in (1, 0)]
    before = driver.current()
    for array in arrays * 3:
        assert example.sum(array) == host.sum()
        assert driver.current() == before


def test_memory_of_the_other_devices_pool(driver):
    with driver.primary(1):
        address = driver.allocate_async(HOST.nbytes)
        driver.copy(address, HOST)
        array = CudaArray(address, HOST.shape)
        with driver.primary(0) as first:
            assert quaff.inspect(array).device == "cuda:1"
            assert quaff.sum(array) == quaff.sum(HOST)
            assert driver.current() == first.value
        driver.free_async(address)


def test_a_stream_of_the_other_device(driver):
    with driver.primary(1):
        address = driver.allocate(HOST.nbytes)
        driver.copy(address, HOST)
        with driver.primary(0):
            stream = driver.create_stream()
            with pytest.raises(ValueError, match="another context"):
                quaff.sum(CudaArray(address, HOST.shape), stream=stream)
            driver.destroy_stream(stream)
        driver.free(address)
