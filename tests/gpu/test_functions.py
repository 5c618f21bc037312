"""The modules of the examples: C++ functions that launch their own kernels, on arrays of each library."""

import math

import numpy as np
import pytest

import quaff
from producers import CudaArray
from side_streams import CASES, NAMES, check

FLOATS = ["float32", "float64"]


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("length", [0, 1, 7, 8, 31, 32, 33, 1000, 53735, 10**6 + 3])
def test_sums_of_integers_are_exact(library, example, dtype, length):
    host = np.random.default_rng(length).integers(-8, 8, length).astype(dtype)
    found = example.sum(library.array(host))
    assert type(found) is float
    assert found == host.sum(dtype="f8")


@pytest.mark.parametrize("dtype", FLOATS)
def test_random_numbers(library, example, dtype):
    host = np.random.default_rng(0).random(10**6, dtype=dtype)
    bound = 1e-5 if dtype == "float32" else 1e-12
    assert math.isclose(example.sum(library.array(host)), host.sum(dtype="f8"), rel_tol=bound)


def test_the_call_of_the_article(gpuarray, example):
    assert example.sum(gpuarray.arange(53735, dtype=np.float64)) == 1443698245.0


def test_the_part_behind_an_offset(library, example):
    host = np.arange(1000.0)
    for offset in (1, 2, 3):
        assert example.sum(library.array(host)[offset:]) == host[offset:].sum()


@pytest.mark.parametrize("dtype", ["int32", "int64", "float16", "complex64"])
def test_another_dtype_is_a_type_error(library, example, dtype):
    with pytest.raises(TypeError, match=r"dtype|element type"):
        example.sum(library.array(np.ones(8, dtype)))


def test_a_strided_view_is_refused_with_the_fix(library, example):
    with pytest.raises(ValueError, match="not contiguous"):
        example.sum(library.array(np.arange(8.0))[::2])


@pytest.mark.parametrize(("kind", "passed"), CASES, ids=NAMES)
def test_a_side_stream_that_is_still_writing(opened, example, kind, passed):
    check(opened, kind, passed, example.sum)


def test_the_context_is_as_before(driver, context, memory, example):
    array = CudaArray(memory(np.arange(8.0)), (8,))
    assert example.sum(array) == 28.0
    assert driver.current() == context.value
    driver.pop()
    before = driver.current()
    assert example.sum(array) == 28.0
    assert driver.current() == before
    driver.do("cuCtxPushCurrent_v2", context)


def test_memory_that_is_gone(driver, context, example):
    address = driver.allocate(1 << 20)
    array = CudaArray(address, (1 << 17,))
    driver.free(address)
    with pytest.raises((example.CudaError, ValueError)):
        example.sum(array)


def test_a_shape_beyond_the_allocation(driver, context, example):
    address = driver.allocate(1 << 20)
    with pytest.raises(ValueError, match="bytes of the device's memory"):
        example.sum(CudaArray(address, (1 << 21,)))
    driver.free(address)


def test_a_length_that_does_not_fit_the_functions_type(driver, context, example):
    address = driver.allocate(1 << 20)
    with pytest.raises((OverflowError, ValueError)):
        example.sum(CudaArray(address, (1 << 33,)))
    driver.free(address)


def test_the_error_class_is_quaffs(example):
    assert example.CudaError is quaff.CudaError


def test_pipcudemo_calculates(pipcudemo):
    calls = (pipcudemo.add, pipcudemo.subtract, pipcudemo.multiply, pipcudemo.divide)
    assert [call(-7, 2) for call in calls] == [-5, -9, -14, -3]


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("length", [0, 1, 255, 256, 257, 10**6 + 3])
def test_arrays_that_share_a_length(library, vector_add, dtype, length):
    a, b = np.random.default_rng(length).integers(-8, 8, (2, length)).astype(dtype)
    out = library.array(np.zeros(length, dtype))
    vector_add.add(library.array(a), library.array(b), out)
    assert quaff.sum(out) == (a + b).sum(dtype="f8")
    # In place.
    vector_add.add(out, out, out)
    assert quaff.sum(out) == 2 * (a + b).sum(dtype="f8")


def test_arrays_of_other_shapes_share_no_length(library, vector_add):
    a, b = library.array(np.ones(8)), library.array(np.ones(7))
    out = library.array(np.zeros(8))
    with pytest.raises(
        ValueError,
        match=r"argument `b_d`: the array has the shape \(7,\), and `a_d`, which shares its length",
    ):
        vector_add.add(a, b, out)
    assert quaff.sum(out) == 0.0
    with pytest.raises(TypeError):
        vector_add.add(a, np.ones(8), out)
