"""Results as real libraries read them: the protocols, the shared memory, and its lifetime."""

import gc

import numpy as np
import pytest

pytestmark = pytest.mark.whole


@pytest.fixture(params=["a NumPy array", "an array of quaff's own"])
def array(request, example):
    result = example.zeros_float64(4)
    result[:] = [1, 2, 3, 4]
    return result if request.param == "a NumPy array" else result.base


def library(name):
    """Import a library, or skip the test: only Numba is in the group `readers`, as the others are large."""
    return pytest.importorskip(name, reason=f"{name} is not installed: `.venv/bin/pip install {name}`")


def address_of(array):
    return array.__array_interface__["data"][0]


def test_numba_compiles_a_loop_over_it(array):
    numba = library("numba")

    @numba.njit
    def double(values):
        total = 0.0
        for i in range(len(values)):
            values[i] *= 2
            total += values[i]
        return total

    assert double(np.asarray(array)) == 20
    assert np.asarray(array).tolist() == [2, 4, 6, 8]


def test_pytorch_has_it_without_a_copy(array):
    torch = library("torch")
    tensor = torch.from_dlpack(array)
    assert tensor.data_ptr() == address_of(array)
    tensor[0] = 7
    assert np.asarray(array)[0] == 7
    del array
    gc.collect()
    assert tensor.tolist() == [7, 2, 3, 4]


def test_jax_reads_it(array):
    jax = library("jax")
    jax.config.update("jax_enable_x64", True)
    given = jax.numpy.from_dlpack(array)
    assert given.dtype == "float64"
    assert given.tolist() == [1, 2, 3, 4]


def test_python_has_its_buffer(array):
    view = memoryview(array)
    assert (view.format, view.shape, view.readonly) == ("d", (4,), False)
    view[0] = 9
    assert np.asarray(array)[0] == 9
