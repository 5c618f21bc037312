"""Calls with plain arguments go straight to C++, with the same results as all other calls."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st


class Subclass(np.ndarray):
    """A subclass, which is accepted as an array, but is not plain."""


def floats():
    return np.array([1.0, -2.0, 4.0])


# Each array is made anew for every call, because some calls write to it.
ARRAYS = [
    floats,
    lambda: floats()[:2],
    lambda: floats()[:0],
    lambda: floats()[::2],
    lambda: floats().reshape(1, 3),
    lambda: floats().reshape(3, 1).T,
    lambda: np.array(2.5),
    lambda: floats().astype(np.float32),
    lambda: floats().astype(">f8"),
    lambda: floats().astype(np.int32),
    lambda: np.array([True, False, True]),
    lambda: np.array([0, 1, 2], np.uint8).view(bool),
]
VALUES = [0, 3, -1, 2**40, 2**70, 0.5, 1e300, float("nan"), True, "text", None, np.float64(1.5), np.int8(2)]
FUNCTIONS = ["dot", "add_to", "above", "kind", "place", "last", "digits", "scale", "invert", "count_true"]
FUNCTIONS += ["row_sum", "negate_row", "tiny_length", "squares", "any"]


@given(st.sampled_from(FUNCTIONS), st.lists(st.sampled_from(ARRAYS + VALUES), min_size=1, max_size=3))
def test_plain_arguments_come_to_what_others_come_to(example, name, arguments):
    plain = [made(argument) for argument in arguments]
    other = [each.view(Subclass) if is_array(each) else each for each in map(made, arguments)]
    assert outcome(getattr(example, name), plain) == outcome(getattr(example, name), other)
    for written, also in zip(plain, other, strict=True):
        if is_array(written):
            np.testing.assert_array_equal(written, also)


@pytest.mark.parametrize("name", ["add_to", "scale", "invert"])
def test_a_plain_array_that_is_read_only_is_not_written(example, name):
    array = np.zeros(3, bool if name == "invert" else float)
    array.flags.writeable = False
    rest = {"add_to": [np.ones(3)], "scale": [2.0], "invert": []}[name]
    with pytest.raises(ValueError, match="argument `out`: the array is read-only"):
        getattr(example, name)(array, *rest)


@pytest.mark.parametrize("dtype", ["bool", "int8", "int64", "uint64", "float32", "float64"])
@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_plain_values_come_to_what_they_come_to_by_keyword(example, dtype, value):
    function = getattr(example, f"same_{dtype}")
    assert outcome(function, [value]) == outcome(lambda value: function(value=value), [value])


def made(argument):
    return argument() if callable(argument) else argument


def is_array(argument):
    return isinstance(argument, np.ndarray)


def outcome(function, arguments):
    """The outcome of a call, in a form that can be compared."""
    try:
        result = function(*arguments)
    except (TypeError, ValueError, OverflowError, IndexError) as error:
        message = str(error).replace(f"{__name__}.Subclass", "numpy.ndarray")
        return type(error), message.replace("Subclass", "ndarray")
    return type(result), repr(result)
