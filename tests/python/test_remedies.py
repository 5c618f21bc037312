"""The remedies in messages about an element type that is not accepted: they work as written."""

import re

import numpy as np
import pytest

import quaff

DTYPES = [
    *("?", "b", "h", "i", "l", "q", "B", "H", "I", "L", "Q", "e", "f", "d", "g", "F", "D", "G"),
    *(">i2", ">i8", ">u4", ">f2", ">f4", ">f8", ">c8", ">c16"),
    *("M8[D]", "M8[ns]", ">M8[s]", "m8[s]", ">m8[ns]", "M8", "m8"),
    *("O", "S3", "U3", "V3"),
    [("it's", "f4"), ("y", "f8")],
    [("name", "U3"), ("x", "f8")],
    [("x", "i2")],
    [("x", ">f8"), ("y", "f8", (2,))],
    [("name", "U3")],
    [("inner", [("x", "f8")])],
]
# Element types without numbers.
WITHOUT = ("S3", "U3", "V3", "T", [("name", "U3")], [("inner", [("x", "f8")])])


@pytest.fixture
def functions(example):
    return {
        "inspect": quaff.inspect,
        "sum": quaff.sum,
        "Sum.add": lambda array: quaff.Sum().add(array),
        "last": example.last,
        "squares": example.squares,
        "count_positive": example.count_positive,
        "any": example.any,
        "total": example.total,
        "roots": example.roots,
        "scale": lambda array: example.scale(array, 1),
    }


def refusal(function, array):
    """The message, if there is one, about the element type."""
    try:
        function(array)
    except TypeError as error:
        return str(error)
    return None


def followed(message, array):
    """The results of each piece of code in the message, applied to the array."""
    help = re.split(r"[;:] (?:if its objects are numbers, )?use ", message)[1]
    for code in re.findall("`(.*?)`", help):
        code = code.replace("(…)", "(array)")
        yield eval(code if not code.startswith(".") else f"array{code}", {"numpy": np, "array": array})


@pytest.mark.parametrize("dtype", [*DTYPES, np.dtypes.StringDType()], ids=str)
@pytest.mark.parametrize(
    "name",
    ["inspect", "sum", "Sum.add", "last", "squares", "count_positive", "any", "total", "roots", "scale"],
)
def test_what_is_said_of_an_array_works(functions, name, dtype):
    function = functions[name]
    array = np.zeros(2, dtype)
    message = refusal(function, array)
    if message is not None and "use " in message:
        for made in followed(message, array):
            assert refusal(function, made) is None, message
    elif message is not None:
        assert np.dtype(dtype).kind in "SUVTMm", message
        assert message.endswith(("`", "is not supported")), message


@pytest.mark.parametrize("dtype", DTYPES[:-5], ids=str)
def test_what_is_said_of_a_scalar_works(functions, dtype):
    scalar = np.zeros(1, dtype)[0]
    if isinstance(scalar, np.generic):
        message = refusal(quaff.sum, scalar)
        if message is not None and "use " in message:
            assert all(refusal(quaff.sum, made) is None for made in followed(message, scalar)), message


@pytest.mark.parametrize("dtype", [">f4", ">i8", "e", "g", "F", "D", "i", "?", "q"])
def test_what_is_said_of_a_buffer_works(functions, dtype):
    buffer = memoryview(np.zeros(2, dtype))
    for function in functions.values():
        message = refusal(function, buffer)
        if message is not None:
            for made in followed(message, buffer):
                assert refusal(function, made) is None, message


@pytest.mark.parametrize("dtype", WITHOUT, ids=str)
def test_nothing_is_said_where_nothing_works(functions, dtype):
    array = np.zeros(2, dtype if dtype != "T" else np.dtypes.StringDType())
    for function in functions.values():
        assert "use " not in refusal(function, array)


def test_a_function_that_writes_gets_a_copy(functions):
    message = refusal(functions["scale"], np.zeros(2, [("x", "f4")]))
    assert message.endswith("use one field, as in `array['x'].copy()` and copy the result back")
