"""NumCu's functions, with its keywords, over the arrays of every library."""

import numpy as np
import pytest

import quaff

FLOATS = ["float32", "float64"]
A, B = np.arange(8.0), np.array([1.0, 2.0, 0.0, 4.0, 5.0, 0.0, 7.0, 8.0])


@pytest.mark.parametrize("dtype", FLOATS)
def test_arithmetic_is_where_the_arrays_are(library, numcu, dtype):
    a, b = library.array(A.astype(dtype)), library.array(B.astype(dtype))
    for function, expected in [(numcu.add, A + B), (numcu.mul, A * B)]:
        found = function(a, b)
        assert quaff.inspect(found).device == quaff.inspect(a).device
        assert quaff.sum(found) == expected.sum()


@pytest.mark.parametrize("dtype", FLOATS)
def test_a_division_by_zero_is_the_default(cupy, numcu, dtype):
    a, b = cupy.asarray(A.astype(dtype)), cupy.asarray(B.astype(dtype))
    host = A.astype(dtype), B.astype(dtype)
    for keywords in ({}, {"default": -1.0}, {"default": 0.0, "sync": False}):
        expected = numcu.div(*host, **keywords)
        assert np.array_equal(cupy.asnumpy(numcu.div(a, b, **keywords)), expected)


def test_the_caller_may_pass_the_output(cupy, numcu):
    a, b, output = cupy.asarray(A), cupy.asarray(B), cupy.empty(8)
    assert numcu.add(a, b, output, 0, True) is output
    assert np.array_equal(cupy.asnumpy(output), A + B)
    # The result array is also an input.
    assert numcu.mul(a, b, output=a, sync=False) is a
    assert np.array_equal(cupy.asnumpy(a), A * B)


def test_the_host_has_the_same(numcu):
    assert np.array_equal(numcu.add(A, B), A + B)
    assert np.array_equal(numcu.mul(A, B, dev_id=0, sync=False), A * B)
    assert numcu.div(A, B, default=7.0)[2] == 7.0


def test_arrays_of_managed_memory_are_added_by_the_host_or_the_device(numcu):
    a, b = quaff.empty(8), quaff.empty(8)
    a[...], b[...] = A, B
    assert np.array_equal(numcu.add(a, b), A + B)
