"""Arrays whose layouts C++ gets: by strides, or in Fortran order."""

import array

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import arrays

matrices = arrays(dtypes=st.just("float64"), shapes=st.tuples(st.integers(0, 4), st.integers(0, 4)))


def address(given):
    return given.__array_interface__["data"][0]


def seen(result, given):
    """The elements, whether C++ read them in place, and the strides."""
    elements, (where, *strides) = result[: given.size], result[given.size :]
    assert elements.tolist() == given.ravel().tolist()
    return where == address(given), [int(stride) for stride in strides]


@given(matrices)
def test_the_strides_are_those_of_the_array_or_of_a_copy(example, given):
    if given.ndim != 2:
        return
    own, strides = seen(example.strided(given), given)
    steps = [stride for length, stride in zip(given.shape, given.strides, strict=True) if length > 1]
    whole = all(stride % 8 == 0 for stride in steps) and address(given) % 8 == 0
    if given.size:
        assert own == whole
    for length, stride, told in zip(given.shape, given.strides, strides, strict=True):
        assert not own or length <= 1 or not given.size or 8 * told == stride


@given(matrices)
def test_a_leading_dimension_steps_over_a_row(example, given):
    if given.ndim != 2:
        return
    for function, matrix, swapped in [
        (example.leading, given, False),
        (example.leading_columns, given.T, True),
    ]:
        _, strides = seen(function(matrix), matrix)
        dimension, unit = strides[::-1] if swapped else strides
        inner = matrix.shape[0] if swapped else matrix.shape[1]
        assert (unit, dimension >= max(inner, 1)) == (1, True)


def test_a_part_of_a_matrix_is_taken_where_it_lies(example):
    whole = np.arange(20.0).reshape(4, 5)
    assert seen(example.leading(whole[1:3, 1:4]), whole[1:3, 1:4]) == (True, [5, 1])
    assert seen(example.leading(whole[::2, :2]), whole[::2, :2]) == (True, [10, 1])
    assert seen(example.leading(whole.T), whole.T) == (False, [4, 1])
    assert seen(example.leading(whole[::-1]), whole[::-1]) == (False, [5, 1])
    assert seen(example.leading_columns(whole.T), whole.T) == (True, [1, 5])
    assert seen(example.leading_columns(whole), whole) == (False, [1, 4])
    assert seen(example.strided(whole[::-1, ::2]), whole[::-1, ::2]) == (True, [-5, 2])
    broadcast = np.broadcast_to(whole[0], (3, 5))
    assert seen(example.strided(broadcast), broadcast) == (True, [0, 1])
    assert seen(example.leading(broadcast), broadcast) == (False, [5, 1])


def test_what_the_type_of_a_stride_cannot_say_is_copied(example):
    wide = np.arange(1000.0)
    assert seen(example.nearby(wide[::127]), wide[::127]) == (True, [0, 127])
    assert seen(example.nearby(wide[::128]), wide[::128]) == (False, [0, 1])
    assert seen(example.nearby(wide[::-128]), wide[::-128]) == (True, [0, -128])
    assert seen(example.nearby(wide[::-129]), wide[::-129]) == (False, [0, 1])


def test_bools_are_made_of_their_bytes(example):
    odd = np.array([[0, 2, 1], [3, 0, 1]], np.uint8).view(bool)
    assert example.strided(odd)[:6].tolist() == [0, 1, 1, 1, 0, 1]
    assert example.strided(odd[:, ::2])[:4].tolist() == [0, 1, 1, 1]


def test_unaligned_elements_are_copied(example):
    odd = np.frombuffer(bytes(65), np.uint8)[1:].view(float).reshape(2, 4)
    assert seen(example.strided(odd[:, ::2]), odd[:, ::2]) == (False, [2, 1])


def test_strided_vectors_are_added(example):
    x, y = np.arange(12.0), np.zeros(12)
    example.accumulate(2, x[::3], y[::-2][:4])
    assert y[::-2].tolist() == [0, 6, 12, 18, 0, 0]
    example.accumulate(1, array.array("d", [1, 2]), y[:2])
    assert y[:2].tolist() == [1, 2]
    with pytest.raises(ValueError, match=r"`y`: the array has the shape \(3,\), and `x`"):
        example.accumulate(2, x[:2], y[:3])
    with pytest.raises(ValueError, match="argument `y`: the array has elements that share memory"):
        example.accumulate(2, x[:2], np.lib.stride_tricks.as_strided(y, (2,), (0,)))
    y.flags.writeable = False
    with pytest.raises(ValueError, match="argument `y`: the array is read-only"):
        example.accumulate(2, x, y)


def test_a_part_is_written_where_it_lies(example):
    grid = np.full((3, 4), -1.0)
    example.number(grid[:2, 1:3])
    assert grid.tolist() == [[-1, 0, 1, -1], [-1, 2, 3, -1], [-1, -1, -1, -1]]
    with pytest.raises(
        ValueError, match="argument `grid`: the array has strides that the function has no parameters for"
    ):
        example.number(grid.T)
    assert grid[2].tolist() == [-1, -1, -1, -1]


def test_results_have_strides_too(example):
    whole = np.arange(20.0).reshape(4, 5)
    assert example.double_rows(whole[:2, 1:3]).tolist() == [[2, 4], [12, 14]]
    room = np.zeros((3, 4))
    part = room[1:, :2]
    assert example.double_rows(whole[:2, 1:3], out=part) is part
    assert room.tolist() == [[0, 0, 0, 0], [2, 4, 0, 0], [12, 14, 0, 0]]


def test_fortran_order(example):
    field = np.arange(6.0).reshape(2, 3)
    *elements, where = example.fortran(field)
    assert (elements, where == address(field)) == (field.ravel("F").tolist(), False)
    columns = np.asfortranarray(field)
    *elements, where = example.fortran(columns)
    assert (elements, where == address(columns)) == (columns.ravel("F").tolist(), True)
    example.number_fortran(columns)
    assert columns.tolist() == [[0, 2, 4], [1, 3, 5]]
    for refused in (field, np.zeros((4, 3), order="F")[::2]):
        with pytest.raises(ValueError, match="argument `written`: the array is not in Fortran order"):
            example.number_fortran(refused)
    assert field.tolist() == [[0, 1, 2], [3, 4, 5]]


@given(matrices)
def test_every_layout_is_seen_in_fortran_order(example, given):
    if given.ndim == 2:
        assert example.fortran(given)[:-1].tolist() == given.ravel("F").tolist()


def test_the_wrong_rank_is_refused(example):
    for function in (example.strided, example.leading, example.fortran):
        with pytest.raises(TypeError, match="expected an array with 2 dimensions, got one with 1"):
            function(np.zeros(3))
