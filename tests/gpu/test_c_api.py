"""The modules of articles on the C API: C++ copies to the device itself, or takes device arrays."""

import numpy as np
import pytest

import quaff

FLOATS = ["float32", "float64"]


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("length", [0, 1, 257, 10**6])
def test_arrays_of_the_host_are_added_on_the_device(my_module, dtype, length):
    v1, v2 = np.arange(length, dtype=dtype), np.ones(length, dtype)
    assert np.array_equal(my_module.vector_add(v1, v2), v1 + v2)
    # Any layout: quaff copies an array whose layout C++ cannot read.
    assert np.array_equal(my_module.vector_add(v1[::-1], v2), v1[::-1] + v2)


@pytest.mark.parametrize("dtype", FLOATS)
def test_arrays_are_added_where_they_are(library, cu_add_vector, dtype):
    v1, v2 = np.arange(1000, dtype=dtype), np.ones(1000, dtype)
    given = library.array(v1)
    total = cu_add_vector.AddVector(given, library.array(v2))
    assert quaff.inspect(total).device == quaff.inspect(given).device
    assert quaff.sum(total) == float((v1 + v2).sum(dtype="f8"))
    assert np.array_equal(cu_add_vector.AddVector(v1, v2), v1 + v2)


def test_arrays_of_both_places_are_refused(library, cu_add_vector):
    with pytest.raises(TypeError):
        cu_add_vector.AddVector(library.array(np.ones(3)), np.ones(3))
