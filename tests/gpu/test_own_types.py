"""Device arrays as a user's own types: a class with `quaff::array_traits`, and plain structs."""

import numpy as np
import pytest

from producers import CudaArray

HOST = np.arange(12.0).reshape(3, 4)
PARTICLE = np.dtype([("x", "f4"), ("y", "f4"), ("z", "f4"), ("id", "i4")])
PARTICLES = np.array([(1, 2, 3, 4), (5, 6, 7, 8)], PARTICLE)


def test_a_class_reads_arrays_of_every_library(library, own_types):
    assert own_types.sum_of_last_row(library.array(HOST)) == HOST[-1].sum()


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_a_class_writes_where_the_array_lies(cupy, own_types, dtype):
    given = cupy.asarray(HOST.astype(dtype))
    assert own_types.scale(given, 2) is None
    assert np.array_equal(cupy.asnumpy(given), HOST.astype(dtype) * 2)


def test_a_class_refuses_arrays_that_it_cannot_view(cupy, own_types):
    given = cupy.asarray(HOST)
    for array, error, text in [
        (HOST, TypeError, "in host memory"),
        (None, TypeError, "grid"),
        ([[1.0]], TypeError, "list"),
        (given.astype("i4"), TypeError, "int32"),
        (given[0], TypeError, "2 dimensions"),
        (given[:, ::2], ValueError, "contiguous"),
        (given.T, ValueError, "contiguous"),
    ]:
        with pytest.raises(error, match=text):
            own_types.scale(array, 2)
    assert np.array_equal(cupy.asnumpy(given), HOST)


def structs(address, host):
    return CudaArray(address, host.shape, host.dtype, descr=host.dtype.descr)


def test_structs_are_read_and_written(driver, memory, own_types):
    address, found = memory(PARTICLES), np.empty_like(PARTICLES)
    assert own_types.sum_of_ids(structs(address, PARTICLES)) == 12
    own_types.move(structs(address, PARTICLES), 2.5)
    driver.read(address, found)
    assert found["x"].tolist() == [3.5, 7.5]
    assert found[["y", "z", "id"]].tolist() == PARTICLES[["y", "z", "id"]].tolist()


def test_other_structs_are_refused(memory, own_types):
    other = np.zeros(2, [("a", "f4"), ("y", "f4"), ("z", "f4"), ("id", "i4")])
    with pytest.raises(TypeError, match="no field `x`"):
        own_types.sum_of_ids(structs(memory(other), other))
    with pytest.raises(TypeError, match="on a device"):
        own_types.sum_of_ids(PARTICLES)
