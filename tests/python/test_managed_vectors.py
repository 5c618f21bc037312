"""Vectors with their own allocator, in two modules, as in CuVec: here on the host."""

from pathlib import Path

import numpy as np
import pytest

import quaff
from managed_vectors import imported, use, zeros

pytestmark = pytest.mark.whole

FOLDER = Path(__file__).parents[1] / "gpu" / "managed"
BUILT = Path(__file__).parents[2] / "target" / "tests" / "managed"


@pytest.fixture(scope="module")
def modules(build):
    names = ("managed_arrays", "managed_functions")
    for name in names:
        source = FOLDER / "host" / "managed.cpp"
        build(FOLDER / f"{name}.i", BUILT, "-I", FOLDER / "include", "--source", source)
    with imported([BUILT], names) as modules:
        yield modules


def test_a_users_program(modules):
    image = use(*modules)
    assert quaff.sum(image) == float(np.asarray(image).sum())


def test_a_class_that_is_not_bound_is_told_from_others(modules):
    arrays, functions = modules
    with pytest.raises(TypeError):
        functions.incremented(zeros(arrays, (2,), "d").memory.array)
