"""One function for the arrays of every library: their squares and the sum, written through a pointer."""

import numpy as np
import pytest

import quaff

FLOATS = ["float32", "float64"]


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("length", [1, 257, 100_000])
def test_the_squares_are_where_the_array_is(library, square_array, dtype, length):
    host = (np.arange(length) % 8).astype(dtype)
    given = library.array(host)
    total, squared = square_array.square_array(given)
    # The sum of small integers is exact in any order.
    assert total == float((host * host).sum(dtype="f8"))
    assert quaff.inspect(squared).device == quaff.inspect(given).device
    assert quaff.sum(squared) == total


@pytest.mark.parametrize("dtype", FLOATS)
def test_the_host_has_the_same(square_array, dtype):
    host = np.arange(9, dtype=dtype)
    total, squared = square_array.square_array(host)
    assert total == 204.0
    assert np.array_equal(squared, host * host)


def test_no_elements_have_no_squares(cupy, square_array):
    total, squared = square_array.square_array(cupy.empty(0))
    assert (total, squared.shape) == (0.0, (0,))


def test_the_caller_may_pass_the_squares(cupy, square_array):
    given = cupy.arange(5, dtype="f4")
    out = cupy.empty(5, "f4")
    total, squared = square_array.square_array(given, out=out)
    assert total == 30.0
    assert squared is out
    assert cupy.asnumpy(out).tolist() == [0, 1, 4, 9, 16]
