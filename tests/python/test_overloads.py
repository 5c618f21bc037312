"""The selection of a C++ function, and the assignment of arguments to parameters."""

import array

import numpy as np
import pytest


@pytest.mark.parametrize("arguments", [(), (1,), (1, 2)])
def test_by_count(example, arguments):
    assert example.count_arguments(*arguments) == len(arguments)


def test_no_overload_of_that_count(example):
    with pytest.raises(TypeError, match="`count_arguments` takes 0 to 2 arguments, got 3"):
        example.count_arguments(1, 2, 3)


@pytest.mark.parametrize(
    ("value", "chosen"),
    [
        (True, "bool"),
        (np.True_, "bool"),
        (1, "int"),
        (np.int8(1), "int"),
        (np.uint64(1), "int"),
        (1.0, "double"),
        (np.float32(1), "double"),
        (2**31, "double"),
        ("text", "string"),
    ],
)
def test_by_type(example, value, chosen):
    assert example.type_of(value) == chosen


@pytest.mark.parametrize("value", [None, b"text", 1j, [1], 10**400])
def test_no_overload_of_that_type_names_each_and_why(example, value):
    with pytest.raises(TypeError) as refusal:
        example.type_of(value)
    first, *overloads = str(refusal.value).splitlines()
    assert first == f"`type_of` has no overload for ({type(value).__name__})"
    assert [line.split(":")[1].strip(" )") for line in overloads] == ["bool", "int32", "float64", "str"]


@pytest.mark.parametrize(
    ("value", "chosen"),
    [
        (0, "int"),
        (-(2**31), "int"),
        (2**31 - 1, "int"),
        (2**31, "long long"),
        (-(2**31) - 1, "long long"),
        (-(2**63), "long long"),
        (2**63 - 1, "long long"),
        (2**63, "unsigned long long"),
        (2**64 - 1, "unsigned long long"),
    ],
)
def test_by_width(example, value, chosen):
    assert example.integer(value) == chosen


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (2**64, 2**64),
        (-(2**63) - 1, -(2**63) - 1),
        (-(10**400), "an integer of 401 digits"),
        pytest.param(10**5000, "an integer of thousands of digits", id="thousands of digits"),
    ],
)
def test_an_integer_that_no_width_takes_is_an_overflow(example, value, shown):
    with pytest.raises(OverflowError, match=f"argument `arg1`: {shown} is out of range"):
        example.integer(value)


def test_a_narrow_type_gets_what_does_not_fit_the_other(example):
    assert (example.narrow(-1), example.narrow(1), example.narrow(300)) == ("int8", "uint16", "uint16")


def test_a_float_is_a_double(example):
    assert example.real(0.5) == "double"


# By dtype: see `test_array_arguments.py`.


def test_overloads_see_all_arguments(example):
    for dtype, factor in [("int32", 2), ("float64", 2.5), ("float32", 2.5), ("float64", 2), ("float32", 2)]:
        values = np.ones(3, dtype)
        example.scale(values, factor)
        assert values.tolist() == [factor] * 3


def test_the_array_says_which_overload_was_meant(example):
    with pytest.raises(TypeError) as refusal:
        example.scale(np.ones(3, "int32"), 2.5)
    assert str(refusal.value) == "`scale`: argument `factor`: expected an integer, got `float`"
    with pytest.raises(OverflowError, match="argument `factor`: 2147483648 is out of range for the 32-bit"):
        example.scale(np.ones(3, "int32"), 2**31)


@pytest.mark.parametrize("value", [3, 3.0, np.float64(3), np.float32(3), np.int8(3)])
def test_a_scalar_of_numpy_is_a_number(example, value):
    assert (example.kind(value), example.kind(True, value)) == ("number", "number")


@pytest.mark.parametrize(
    "value",
    [
        np.ones(()),
        np.ones(1),
        np.ones((2, 2))[:, 1],
        np.ones(1).view(type("Subclass", (np.ndarray,), {})),
        array.array("d", [3]),
        memoryview(np.ones((1, 1))),
    ],
)
def test_an_array_of_one_element_is_an_array(example, value):
    assert (example.kind(value), example.kind(True, value)) == ("array", "array")


def test_an_array_of_another_dtype_is_no_number_either(example):
    with pytest.raises(TypeError) as refusal:
        example.kind(np.ones(1, "float32"))
    first, *overloads = str(refusal.value).splitlines()
    assert first == "`kind` has no overload for (ndarray)"
    assert "  kind(arg1: float64): `arg1`: expected a value, got an array" in overloads


def test_the_array_of_each_overload_has_its_own_place(example):
    values = np.ones(3)
    assert (example.place(True, values), example.place(values, 5)) == (1, 0)
    with pytest.raises(TypeError, match=r"`place` has no overload for \(list, list\)"):
        example.place([1.0], [1.0])


# Places


def test_defaults_are_those_of_cpp(example):
    assert (example.area(2), example.area(2, 3), example.area(2, 3, 4)) == (4, 6, 24)


def test_keywords(example):
    assert example.area(width=2) == 4
    assert example.area(2, height=3) == 6
    assert example.area(times=4, height=3, width=2) == 24
    # Defaults before an argument that is named, if the interface has their values.
    assert example.area(2, times=4) == 16
    assert example.raised(1) == 3
    assert example.raised(1, times=2) == 6
    keywords = {"width": 2, "height": 3, "times": 4}
    assert example.area(**keywords) == 24
    assert example.dot(b=np.ones(2), a=array.array("d", [1, 2])) == 3


@pytest.mark.parametrize(
    ("arguments", "keywords", "message"),
    [
        ((), {}, "takes 1 to 3 arguments, got 0"),
        ((1, 2, 3, 4), {}, "takes 1 to 3 arguments, got 4"),
        ((1, 2, 3, 4), {"times": 1}, "was given argument `times` twice"),
        ((1,), {"width": 1}, "was given argument `width` twice"),
        ((1,), {"depth": 1}, "has no keyword argument `depth`: it has `width`, `height`, `times`"),
        ((1,), {"": 1}, "has no keyword argument ``"),
        ((1,), {"höhe": 1}, "has no keyword argument `höhe`"),
        ((), {"height": 1}, "is missing its argument `width`"),
    ],
)
def test_arguments_that_find_no_place(example, arguments, keywords, message):
    with pytest.raises(TypeError) as refusal:
        example.area(*arguments, **keywords)
    assert str(refusal.value).startswith(f"`area` {message}")


@pytest.mark.parametrize("keywords", [{"from": 1, "what": 2}, {"from_": 1, "what": 2}])
def test_parameters_that_python_cannot_name_have_no_keywords(example, keywords):
    assert example.subtract(5, 3) == 2
    with pytest.raises(TypeError, match="its arguments are positional-only"):
        example.subtract(**keywords)


def test_an_array_may_be_missing(example):
    with pytest.raises(TypeError, match="`dot` takes 2 arguments, got 1"):
        example.dot(np.ones(2))
    with pytest.raises(TypeError, match="`dot` is missing its argument `a`"):
        example.dot(b=np.ones(2))


def test_nothing_is_returned_as_none(example):
    assert example.nothing() is None
    with pytest.raises(TypeError, match="`nothing` takes 0 arguments, got 1"):
        example.nothing(1)
