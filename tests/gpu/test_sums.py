"""`quaff.sum` of contiguous arrays of each library, compared with sums of the same numbers on the host."""

import math

import numpy as np
import pytest

import quaff
from cuda_driver import like

FLOATS = ["float32", "float64"]
LENGTHS = [0, 1, 7, 8, 1000, 10**6 + 3]
# The offsets in elements: the kernels read 16 bytes at once where possible.
OFFSETS = [0, 1, 2, 3]


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("dtype", FLOATS)
def test_random_numbers(library, dtype, length):
    host = np.random.default_rng(length).normal(size=length).astype(dtype)
    found = quaff.sum(library.array(host))
    assert (type(found), found) == (float, quaff.sum(host))


@pytest.mark.parametrize("offset", OFFSETS)
@pytest.mark.parametrize("dtype", FLOATS)
def test_integers_are_exact_at_every_offset(library, dtype, offset):
    for length in (4, 7, 8, 63, 1000, 4099, 10**6 + 3):
        host = np.random.default_rng(length).integers(-8, 8, length).astype(dtype)
        assert quaff.sum(library.array(host)[offset:]) == host[offset:].sum(dtype="f8")


@pytest.mark.parametrize("dtype", FLOATS)
def test_every_length_to_300(driver, context, memory, dtype):
    host = np.random.default_rng(1).integers(-8, 8, 304).astype(dtype)
    address = memory(host)
    for offset in OFFSETS:
        for length in range(300):
            part = host[offset : offset + length]
            assert quaff.sum(like(address, host, part)) == part.sum(dtype="f8")


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize(
    "values",
    [[math.inf, 1.0], [-math.inf, 1.0], [math.inf, -math.inf], [math.nan, 1.0], [-0.0], [5e-324, 5e-324]],
)
def test_special_numbers_are_as_on_the_host(library, dtype, values):
    host = np.array(values, dtype)
    assert repr(quaff.sum(library.array(host))) == repr(quaff.sum(host))


def test_an_overflow_is_as_on_the_host(library):
    host = np.full(1000, 1e308)
    assert repr(quaff.sum(library.array(host))) == repr(quaff.sum(host))


def test_what_cancels_is_not_lost(library):
    host = np.tile([1e16, 1.0, -1e16], 10_000)
    assert quaff.sum(library.array(host)) == 10_000.0


def test_the_bits_are_the_same_each_time(library):
    array = library.array(np.random.default_rng(0).normal(size=10**6))
    assert len({quaff.sum(array) for _ in range(20)}) == 1


@pytest.mark.parametrize("dtype", ["int32", "bool", "float16", "complex64"])
def test_another_dtype_is_refused(library, dtype):
    with pytest.raises(TypeError, match=r"dtype|element type"):
        quaff.sum(library.array(np.ones(8, dtype)))
