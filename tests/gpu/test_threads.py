"""Threads, streams and contexts at once."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np

import quaff
from producers import CudaArray

THREADS = 8


def test_each_thread_with_arrays_of_its_own(library):
    hosts = [np.random.default_rng(seed).normal(size=10**5 + seed) for seed in range(THREADS)]
    arrays = [library.array(host) for host in hosts]
    alone = [quaff.sum(array) for array in arrays]

    def sums(index):
        return {quaff.sum(arrays[index]) for _ in range(200)}

    with ThreadPoolExecutor(THREADS) as threads:
        assert list(threads.map(sums, range(THREADS))) == [{total} for total in alone]


def test_all_threads_with_one_array(library):
    array = library.array(np.random.default_rng(0).normal(size=10**6))
    with ThreadPoolExecutor(16) as threads:
        assert len(set(threads.map(lambda _: quaff.sum(array), range(1000)))) == 1


def test_each_thread_with_a_context_of_its_own(driver):
    def sums(index):
        context = driver.create_context()
        host = np.full(1000, float(index))
        address = driver.allocate(host.nbytes)
        driver.copy(address, host)
        found = {quaff.sum(CudaArray(address, host.shape)) for _ in range(100)}
        driver.destroy_context(context)
        return found

    with ThreadPoolExecutor(THREADS) as threads:
        assert list(threads.map(sums, range(THREADS))) == [{1000.0 * index} for index in range(THREADS)]


def test_each_thread_with_a_stream_of_its_own(cupy):
    def sums(index):
        found = set()
        with cupy.cuda.Stream(non_blocking=True):
            for _ in range(50):
                array = cupy.zeros(1 << 20, "f4")
                array += index
                found.add(quaff.sum(array))
        return found

    with ThreadPoolExecutor(THREADS) as threads:
        assert list(threads.map(sums, range(THREADS))) == [{float(index << 20)} for index in range(THREADS)]
