"""User-defined reductions, on every layout, compared with NumPy."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import arrays

PIECE, LARGE = 1 << 16, 1 << 17
SIZES = [0, 1, 63, 64, 65, 127, 128, 129, 1000, PIECE, PIECE + 1, LARGE - 1, LARGE, LARGE + 1, 9 * PIECE + 7]


def layouts(values):
    """Some layouts of these elements, each containing every element once."""
    twice = np.repeat(values, 2)[::2]
    packed = np.zeros(values.size, [("before", "u1"), ("value", values.dtype), ("after", "u2")])
    packed["value"] = values
    half = values.size // 2
    grid = values[: 2 * half].reshape(2, half)
    return [values, values[::-1], twice, packed["value"], grid if grid.size == values.size else twice[::-1]]


@given(values=arrays(st.sampled_from(["float32", "float64"])))
def test_a_sum_of_squares(example, values):
    assert example.squares(values) == np.sum(values.astype("float64") ** 2)


@given(values=arrays(st.sampled_from(["float32", "int16"])))
def test_a_result_of_another_type(example, values):
    count = example.count_positive(values)
    assert count == np.count_nonzero(values > 0)
    assert type(count) is int


@given(values=arrays(st.sampled_from(["bool", "uint8"])))
def test_a_state_of_one_byte(example, values):
    assert example.any(values) is bool(values.any())


@given(values=arrays(st.just("int8")))
def test_an_exact_companion(example, values):
    assert example.total(values) == values.sum(dtype="int64")


@pytest.mark.parametrize("size", SIZES)
def test_sizes_at_which_the_way_changes(example, size):
    numbers = np.random.default_rng(size).integers(-100, 100, size)
    for values in layouts(numbers.astype("int16")):
        assert example.count_positive(values) == np.count_nonzero(numbers > 0)
    for values in layouts(numbers.astype("float32")):
        assert example.squares(values) == np.sum(numbers**2)
    for values in layouts(numbers.astype("int8")):
        assert example.total(values) == numbers.sum()
    for values in layouts(np.abs(numbers).astype("int8")):
        # More than 16 bits from some hundreds of elements on: the exact companion decides.
        assert example.total(values) == np.abs(numbers).sum()


@pytest.mark.parametrize("size", SIZES[1:])
def test_a_single_element_is_found_anywhere(example, size):
    values = np.zeros(size, "uint8")
    assert example.any(values) is False
    for place in {0, size // 2, size - 1}:
        values[place] = 2
        assert example.any(values) is True
        assert example.any(values.view("bool")) is True
        values[place] = 0


@pytest.mark.parametrize("times", [1, 2, 3, 1000, 2**33 + 1])
def test_broadcast_elements_count_each_time(example, times):
    assert example.count_positive(np.broadcast_to(np.float32([1, -1, 2]), (times, 3))) == 2 * times
    assert example.total(np.broadcast_to(np.int8(3), times)) == 3 * times
    assert example.squares(np.broadcast_to(np.float64([[1], [2]]), (2, times))) == 5.0 * times


def test_the_exact_companion_runs_on_threads(example):
    values = np.ones(10_000_000, "int8")
    assert example.total(values) == 10_000_000
    values[::2] = -1
    assert example.total(values) == 0


@pytest.mark.parametrize("name", ["squares", "count_positive", "any", "total", "roots"])
def test_only_what_the_function_takes_is_reduced(example, name):
    reduce = getattr(example, name)
    with pytest.raises(
        TypeError, match=f"`{name}`: argument `in_`: expected an array of dtype .*, got dtype `int64`"
    ):
        reduce(np.zeros(3, "int64"))
    with pytest.raises(TypeError, match=f"`{name}`: argument `in_`: expected an array, got `list`"):
        reduce([1, 2])
    with pytest.raises(TypeError, match=f"`{name}` takes 1 argument, got 0"):
        reduce()
