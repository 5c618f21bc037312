"""Extents of zero: empty arrays, alone and together with others."""

import numpy as np
import pytest


@pytest.mark.parametrize("shape", [(0, 3), (3, 0), (0, 0)])
def test_a_matrix_without_elements_has_its_extents(example, shape):
    matrix = np.zeros(shape)
    assert example.strided(matrix).size == 3
    assert example.fortran(matrix).size == 1
    assert example.double_rows(matrix).shape == shape
    assert example.double_rows(np.ones((2, 3))).tolist() == [[2, 2, 2], [2, 2, 2]]
    example.number(matrix)
    example.number_fortran(np.asfortranarray(matrix))


def test_an_array_without_elements_beside_a_full_one_is_refused(example):
    full, untouched = np.arange(3.0), np.arange(3.0)
    for x, y in [(np.empty(0), full), (full, np.empty(0)), (full[:0], full[1:])]:
        with pytest.raises(ValueError, match=r"argument `y`: the array has the shape \(\d,\), and `x`"):
            example.accumulate(1, x, y)
    assert full.tolist() == untouched.tolist()
    with pytest.raises(ValueError, match=r"argument `right`: the array has the shape \(2,\), and `left`"):
        example.inner(np.zeros(0, complex), np.zeros(2, complex))


def test_two_arrays_without_elements_agree(example):
    example.accumulate(1, np.empty(0), np.empty(0))
    assert example.inner(np.zeros(0, complex), np.zeros(0, complex)) == 0
