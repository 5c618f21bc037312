"""`quaff.Sum` of arrays on the GPU: byte by byte equal to that of the host."""

import numpy as np
import pytest

import quaff


def sum_of(*arrays):
    total = quaff.Sum()
    for array in arrays:
        total.add(array)
    return total


@pytest.mark.parametrize("length", [0, 1, 1000, 10**6 + 3])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_the_bytes_are_those_of_the_host(library, dtype, length):
    random = np.random.default_rng(length)
    host = np.ldexp(random.normal(size=length), random.integers(-100, 100, length)).astype(dtype)
    array = library.array(host)
    assert sum_of(array) == sum_of(host)
    part, host_part = (array, host) if length == 0 else (array[length // 3 :], host[length // 3 :])
    assert bytes(sum_of(array, part)) == bytes(sum_of(host, host_part))
    assert sum_of(array).value == quaff.sum(array)


def test_host_and_device_and_both_types_make_one_sum(library):
    random = np.random.default_rng(1)
    double, single = random.normal(size=10**5), random.normal(size=10**5).astype("float32")
    total = sum_of(library.array(double), single)
    total.merge(sum_of(double, library.array(single)))
    assert total == sum_of(single, double, single, double)


def test_numbers_that_are_not_finite(library):
    for values in ([np.nan, 1.0], [np.inf, 1.0], [np.inf, -np.inf]):
        host = np.array(values)
        assert sum_of(library.array(host)) == sum_of(host)


def test_chunks_of_dask_on_the_gpu():
    cupy, dask = pytest.importorskip("cupy"), pytest.importorskip("dask.array")
    host = np.random.default_rng(1).normal(size=(300, 200))
    lazy = quaff.sum(dask.from_array(cupy.asarray(host), chunks=(70, 90), asarray=False))
    result = lazy.compute(scheduler="threads")
    assert (type(result), result) == (np.float64, quaff.sum(host))
