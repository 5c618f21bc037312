"""Values on their way to C++ and back: numbers and text."""

import decimal
import math

import numpy as np
import pytest
from hypothesis import example as case
from hypothesis import given
from hypothesis import strategies as st

from strategies import INTEGERS

BORDERS = st.sampled_from([sign * (1 << bits) for bits in (7, 8, 15, 16, 31, 32, 63, 64) for sign in (1, -1)])
integers = st.builds(int.__add__, BORDERS, st.integers(-2, 2)) | st.integers()


def same(example, dtype):
    return getattr(example, f"same_{dtype}")


@pytest.mark.parametrize("dtype", INTEGERS)
@given(value=integers)
@case(value=0)
@case(value=-1)
def test_an_integer_arrives_as_it_is_or_not_at_all(example, dtype, value):
    least, greatest = np.iinfo(dtype).min, np.iinfo(dtype).max
    if least <= value <= greatest:
        assert same(example, dtype)(value) == value
        assert same(example, dtype)(np.dtype(dtype).type(value)) == value
    else:
        with pytest.raises(OverflowError) as refusal:
            same(example, dtype)(value)
        bits = np.iinfo(dtype).bits
        assert str(refusal.value) == (
            f"`same_{dtype}`: argument `value`: {value} is out of range for the {bits}-bit integer that C++ "
            f"takes: {least} to {greatest}"
        )


@pytest.mark.parametrize("sign", [1, -1])
def test_an_integer_that_python_does_not_print_is_out_of_range(example, sign):
    with pytest.raises(OverflowError, match="out of range for the 8-bit integer"):
        example.same_int8(sign * 10**5000)


@given(value=st.floats())
def test_a_double_arrives_as_it_is(example, value):
    assert example.same_float64(value) == value or math.isnan(value)
    assert math.copysign(1, example.same_float64(value)) == math.copysign(1, value)


@given(value=st.floats(width=32))
def test_a_float_arrives_as_it_is(example, value):
    assert example.same_float32(value) == value or math.isnan(value)
    assert example.same_float32(np.float32(value)) == value or math.isnan(value)


GREATEST = float(np.finfo("float32").max)


@pytest.mark.parametrize("value", [1e39, -1e39, GREATEST * (1 + 2.0**-24), 10**39])
def test_a_number_beyond_float_is_an_overflow(example, value):
    with pytest.raises(OverflowError, match="out of range for the float"):
        example.same_float32(value)


def test_a_number_is_rounded_to_float(example):
    assert example.same_float32(0.1) == float(np.float32(0.1))
    assert example.same_float32(GREATEST * (1 + 2.0**-26)) == GREATEST
    assert example.same_float32(1e-60) == 0
    assert example.same_float32(math.inf) == math.inf


def test_an_integer_beyond_double_is_an_overflow(example):
    assert example.same_float64(2**1023) == 2.0**1023
    with pytest.raises(OverflowError, match="too large for a double"):
        example.same_float64(2**1024)


class Indexed:
    def __index__(self):
        return 7


@pytest.mark.parametrize("value", [7, True + 6, np.int8(7), np.uint64(7), np.array(7), Indexed()])
def test_anything_with_an_index_is_an_integer(example, value):
    assert example.same_int16(value) == 7
    assert example.same_float64(value) == 7


@pytest.mark.parametrize(
    "value", [0.5, np.float32(0.5), np.float64(0.5), np.array(0.5), decimal.Decimal("0.5")]
)
def test_anything_with_a_float_is_a_float_and_no_integer(example, value):
    assert example.same_float32(value) == example.same_float64(value) == 0.5
    with pytest.raises(TypeError, match="expected an integer, got"):
        example.same_int32(value)


@pytest.mark.parametrize("value", [None, "1", b"1", [1], 1j, object(), np.zeros(2)])
@pytest.mark.parametrize("dtype", ["int32", "float32", "float64"])
def test_what_is_no_number_is_refused(example, dtype, value):
    with pytest.raises(TypeError, match=f"argument `value`: expected an? .*, got `{type(value).__name__}`"):
        same(example, dtype)(value)


@pytest.mark.parametrize("value", [True, False])
def test_a_bool_is_a_bool_of_python_or_numpy(example, value):
    assert example.same_bool(value) is value
    assert example.same_bool(np.bool(value)) is value


@pytest.mark.parametrize("value", [1, 0, 1.0, None, "", np.int8(1), np.array(True)])
def test_nothing_else_is_a_bool(example, value):
    with pytest.raises(TypeError, match="argument `value`: expected a bool, got"):
        example.same_bool(value)


@pytest.mark.parametrize("method", ["__index__", "__float__"])
def test_an_error_of_a_conversion_is_passed_on(example, method):
    def fails(_self):
        raise KeyError("mine")

    value = type("Failing", (), {method: fails})()
    with pytest.raises(KeyError, match="mine"):
        (example.same_int64 if method == "__index__" else example.same_float64)(value)


# Text


@given(text=st.text(st.characters(exclude_categories=["Cs"])))
@case(text="a\0b")
@case(text="naïve Ωμέγα 😀")
def test_text_arrives_as_it_is(example, text):
    assert example.text(text) == text
    assert example.text_size(text) == len(text.encode())
    if "\0" not in text:
        assert example.c_text(text) == text


def test_long_text_arrives_as_it_is(example):
    text = "ü" * 10_000_000
    assert example.text(text) == text
    assert example.c_text(text) == text


def test_a_str_of_a_subclass_is_text(example):
    assert example.text(type("Text", (str,), {"__str__": lambda _: "other"})("mine")) == "mine"
    assert example.text(np.str_("mine")) == "mine"


def test_text_may_hold_zeros_where_it_is_a_string(example):
    assert example.with_zero() == "a\0b"
    with pytest.raises(ValueError, match="argument `text`: the str contains a zero character"):
        example.c_text("a\0b")


def test_none_is_a_null_pointer_where_it_is_a_c_string(example):
    assert example.c_text(None) is None
    assert example.c_text("") == ""
    with pytest.raises(TypeError, match="expected a str, got `NoneType`"):
        example.text(None)


@pytest.mark.parametrize("name", ["text", "c_text"])
@pytest.mark.parametrize("value", [b"text", bytearray(b"text"), 1, ["text"]])
def test_what_is_no_str_is_refused(example, name, value):
    with pytest.raises(
        TypeError, match=f"`{name}`: argument `text`: expected a str.*, got `{type(value).__name__}`"
    ):
        getattr(example, name)(value)


@pytest.mark.parametrize("name", ["text", "c_text"])
def test_lone_surrogates_are_refused(example, name):
    with pytest.raises(TypeError, match="lone surrogate, which UTF-8 cannot encode"):
        getattr(example, name)("a\ud800b")


@given(first=st.integers(0, 255), second=st.integers(0, 255))
def test_bytes_that_are_no_utf_8_come_back_escaped(example, first, second):
    assert example.bytes(first, second).encode(errors="surrogateescape") == bytes([first, second])
