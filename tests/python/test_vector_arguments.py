"""Vector parameters: any array of their elements is accepted, and any sequence of numbers."""

import array
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import DTYPES, INTEGERS


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("make", [list, tuple, np.asarray, lambda numbers: numbers])
def test_a_vector_is_taken_from_arrays_and_sequences(example, dtype, make):
    numbers = np.array([0, 1, 1, 0], dtype)[::-1]
    taken = getattr(example, f"vector_{dtype}")(make(numbers))
    assert (taken.dtype, taken.tolist()) == (np.dtype(dtype), [0, 1, 1, 0])


@given(st.lists(st.floats(allow_nan=False)))
def test_floats_arrive_as_they_are(example, numbers):
    assert example.vector_float64(numbers).tolist() == numbers


@pytest.mark.parametrize("dtype", INTEGERS)
def test_integers_arrive_as_they_are_or_are_out_of_range(example, dtype):
    function, bounds = getattr(example, f"vector_{dtype}"), np.iinfo(dtype)
    numbers = [int(bounds.min), int(bounds.max)]
    assert function(numbers).tolist() == numbers
    for number in (numbers[0] - 1, numbers[1] + 1):
        with pytest.raises(OverflowError, match=r"argument `values`: element 1: .*is out of range"):
            function([0, number])


class Sequence:
    """An object with Python's sequence protocol that is not a list."""

    def __len__(self):
        return 3

    def __getitem__(self, index):
        if index >= 3:
            raise IndexError
        return index / 2


@pytest.mark.parametrize("numbers", [range(3), array.array("d", [0, 1, 2]), memoryview(np.arange(3.0))])
def test_whatever_has_numbers_in_a_row_is_taken(example, numbers):
    assert example.vector_float64(numbers).tolist() == [0, 1, 2]


def test_a_class_with_the_protocol_is_taken(example):
    assert example.vector_float64(Sequence()).tolist() == [0, 0.5, 1]


def test_no_numbers_are_a_vector_without_elements(example):
    for empty in ([], (), range(0), np.empty(0)):
        assert example.vector_float64(empty).tolist() == []


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (["x"], "element 0: expected a float, got `str`"),
        ([1, [2]], "element 1: expected a float, got `list`"),
        ([[1, 2], [3, 4]], "element 0: expected a float, got `list`"),
        ([1, None], "element 1: expected a float, got `NoneType`"),
        ("12", "expected an array, got `str`"),
        ({1: 2}, "expected an array, got `dict`"),
        ({1, 2}, "expected an array, got `set`"),
        (3.5, "expected an array, got `float`"),
        (None, "expected an array, got `NoneType`"),
        (iter([1.0]), "expected an array, got `list_iterator`"),
    ],
)
def test_what_is_no_sequence_of_numbers_is_refused(example, given, message):
    with pytest.raises(TypeError, match=f"argument `values`: {message}"):
        example.vector_float64(given)


def test_numbers_are_not_converted_where_something_would_be_lost(example):
    with pytest.raises(TypeError, match="element 1: expected an integer, got `float`"):
        example.vector_int32([1, 2.0])
    with pytest.raises(TypeError, match="element 0: expected a bool, got `int`"):
        example.vector_bool([1])
    with pytest.raises(OverflowError, match=r"element 0: 1e\+300 is out of range for the float"):
        example.vector_float32([1e300])
    with pytest.raises(TypeError, match="expected an array of dtype `float64`, got dtype `int64`"):
        example.vector_float64(np.arange(3))


def test_an_array_of_arrays_is_taken_in_c_order(example):
    assert example.vector_float64(np.arange(6.0).reshape(2, 3).T).tolist() == [0, 3, 1, 4, 2, 5]


def test_of_overloads_the_one_is_called_that_c_plus_plus_would_take(example):
    assert example.kind_of_vector([1, 2]) == "int"
    assert example.kind_of_vector([1, 2.5]) == "double"
    assert example.kind_of_vector([1 << 40]) == "double"
    assert example.kind_of_vector(np.ones(2, np.float32)) == "float"
    assert example.kind_of_vector("x") == "text"
    with pytest.raises(TypeError, match="element 1: expected"):
        example.kind_of_vector([1, "x"])


def test_keywords_and_several_vectors(example):
    assert example.weighed([1, 2], 10, (3, 4)) == 110
    assert example.weighed(others=np.array([3.0, 4.0]), weight=1, values=[1, 2]) == 11
    with pytest.raises(TypeError, match="argument `others`: element 0"):
        example.weighed([1], 1, [""])


def test_code_of_a_number_may_change_the_list(example):
    class Clearing:
        def __float__(self):
            numbers.clear()
            return 1.0

    numbers = [0.5, Clearing(), 2.5]
    assert example.vector_float64(numbers).tolist() == [0.5, 1.0]


def test_code_of_a_number_may_not_move_another_array(example):
    class Resizing:
        def __float__(self):
            others.resize(1 << 16, refcheck=False)
            return 1.0

    others = np.ones(2)
    with pytest.raises(BufferError, match="argument `others`: the array was changed"):
        example.weighed([1, Resizing()], 1, others)


def test_an_exception_of_a_number_is_passed_on(example):
    class Raising:
        def __float__(self):
            raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        example.vector_float64([Raising()])


def test_nothing_is_kept_of_a_sequence(example):
    number = float("1234.5")
    numbers = [number] * 1000
    before = sys.getrefcount(number), sys.getrefcount(numbers)
    for _ in range(10):
        example.vector_float64(numbers)
        example.vector_float64(tuple(numbers))
        with pytest.raises(TypeError):
            example.vector_float64([*numbers, "x"])
    assert (sys.getrefcount(number), sys.getrefcount(numbers)) == before
