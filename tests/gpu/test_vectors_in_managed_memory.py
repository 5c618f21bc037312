"""Vectors with an allocator of their own, in two modules, as CuVec has them: in managed memory."""

import importlib
import sys
from pathlib import Path

import numpy as np
import pytest

import quaff
from conftest import modules_of
from managed_vectors import use, zeros

FOLDER = Path(__file__).parent / "managed"


@pytest.fixture(scope="module")
def modules(request):
    names = ("managed_arrays", "managed_functions")
    folders = [str(modules_of(FOLDER / f"{name}.i", request)) for name in names]
    sys.path[:0] = folders
    yield [importlib.import_module(name) for name in names]
    for folder in folders:
        sys.path.remove(folder)
    for name in names:
        del sys.modules[name], sys.modules[f"_{name}"]


def test_a_users_program(modules):
    use(*modules)


def test_kernels_and_numpy_see_the_same(modules):
    arrays, _ = modules
    array = zeros(arrays, (1000,), "d")
    array[...] = np.arange(1000)
    assert quaff.sum(array) == quaff.sum(array, stream=0) == 499500.0
