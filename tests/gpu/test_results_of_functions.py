"""Results on a device that quaff makes for C++ to write: their library, and the time when they are ready."""

import numpy as np
import pytest

import quaff
from side_streams import CASES, NAMES, check

FLOATS = ["float32", "float64"]


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("shape", [(0,), (1,), (257,), (10**6 + 3,), (3, 5), (0, 4)])
def test_a_result_has_the_shape_and_the_elements(library, vector_add, dtype, shape):
    host = np.random.default_rng(len(shape)).integers(-8, 8, shape).astype(dtype)
    scaled = vector_add.scale(library.array(host), 3.0)
    assert tuple(scaled.shape) == shape
    assert quaff.inspect(scaled).dtype == dtype
    assert quaff.sum(scaled) == 3 * host.sum(dtype="f8")


def test_a_result_is_of_the_arguments_library(library, vector_add):
    given = library.array(np.ones(8))
    scaled = vector_add.scale(given, 2.0)
    # For an object without a library, the result is the runtime's own array.
    expected = "quaff_runtime" if library.name == "bare" else type(given).__module__
    assert type(scaled).__module__ == expected
    assert quaff.inspect(scaled).device == quaff.inspect(given).device


def test_the_callers_array_is_written(library, vector_add):
    given, out = library.array(np.arange(8.0)), library.array(np.zeros(8))
    assert vector_add.scale(given, 2.0, out=out) is out
    assert quaff.sum(out) == 56.0
    # In place.
    assert vector_add.scale(out, 0.5, out=out) is out
    assert quaff.sum(out) == 28.0


def test_another_out_is_refused_and_stays(library, vector_add):
    given = library.array(np.ones(8))
    for out in (library.array(np.zeros(7)), library.array(np.zeros(8, "f4")), np.zeros(8)):
        with pytest.raises((TypeError, ValueError), match="scaled_d"):
            vector_add.scale(given, 2.0, out=out)
        assert quaff.sum(out) == 0.0


def test_results_are_let_go(library, vector_add):
    given = library.array(np.ones(1 << 22))
    # 32 MiB each, 256 GiB together: more than the memory of any device.
    for _ in range(8192):
        scaled = vector_add.scale(given, 2.0)
    assert quaff.sum(scaled) == 2.0 * (1 << 22)


@pytest.mark.parametrize(("kind", "passed"), CASES, ids=NAMES)
def test_a_side_stream_that_is_still_writing(opened, vector_add, kind, passed):
    def total(array, **named):
        return quaff.sum(vector_add.scale(array, 1.0, **named), **named)

    check(opened, kind, passed, total)
