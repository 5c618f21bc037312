"""Vectors with their own allocator, in two modules, as in CuVec: in managed memory."""

from pathlib import Path

import numpy as np
import pytest

import quaff
from conftest import modules_of
from managed_vectors import imported, use, zeros

FOLDER = Path(__file__).parent / "managed"


@pytest.fixture(scope="module")
def modules(request):
    names = ("managed_arrays", "managed_functions")
    folders = [modules_of(FOLDER / f"{name}.i", request) for name in names]
    with imported(folders, names) as modules:
        yield modules


def test_a_users_program(modules):
    use(*modules)


def test_kernels_and_numpy_see_the_same(modules):
    arrays, _ = modules
    array = zeros(arrays, (1000,), "d")
    array[...] = np.arange(1000)
    assert quaff.sum(array) == quaff.sum(array, stream=0) == 499500.0
