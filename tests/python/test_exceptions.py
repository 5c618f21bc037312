"""C++ exceptions, as Python sees them."""

import re

import numpy as np
import pytest


@pytest.mark.parametrize(
    ("thrown", "raised"),
    [
        ("invalid_argument", ValueError),
        ("domain_error", ValueError),
        ("out_of_range", IndexError),
        ("own", IndexError),
        ("overflow_error", OverflowError),
        ("runtime_error", RuntimeError),
        ("logic_error", RuntimeError),
        ("range_error", ValueError),
        ("length_error", IndexError),
        ("underflow_error", OverflowError),
    ],
)
def test_exceptions_of_the_standard_library(example, thrown, raised):
    with pytest.raises(raised, match=r"^thrown$") as error:
        example.fail(thrown)
    assert type(error.value) is raised


def test_exceptions_with_words_of_their_own(example):
    with pytest.raises(MemoryError, match="bad_alloc"):
        example.fail("bad_alloc")
    with pytest.raises(RuntimeError, match="Invalid argument"):
        example.fail("system_error")


@pytest.mark.parametrize(("thrown", "what"), [("int", 42), ("text", "thrown"), ("string", "thrown")])
def test_texts_and_numbers_that_are_thrown(example, thrown, what):
    with pytest.raises(RuntimeError) as error:
        example.fail(thrown)
    assert error.value.args == (what,)


def test_what_is_no_exception(example):
    with pytest.raises(RuntimeError, match=r"^a C\+\+ exception that is not derived from std::exception$"):
        example.fail("struct")


def test_an_exception_that_says_nothing(example):
    with pytest.raises(RuntimeError, match=r"^$"):
        example.fail("null")
    with pytest.raises(ValueError, match=r"^$"):
        example.fail_with("")


@pytest.mark.parametrize(
    "what",
    ["Ωμέγα 😀", "two\nlines", "KeyError\x1fmine", "\x1f", "\x1eone\x1e\x1eKeyError\x1ftwo\x1e", "`{}` %s"],
)
def test_the_words_of_an_exception_arrive_as_they_are(example, what):
    with pytest.raises(ValueError, match=f"^{re.escape(what)}$"):
        example.fail_with(what)


def test_words_that_are_no_utf_8_are_replaced(example):
    with pytest.raises(RuntimeError, match=r"^caf�$"):
        example.fail_with_bytes()


def causes(error):
    """The error and its causes, outermost first."""
    while error is not None:
        yield type(error), str(error)
        error = error.__cause__


def test_nested_exceptions_are_causes(example):
    with pytest.raises(ValueError, match=r"^level 3$") as error:
        example.fail_nested(3)
    assert list(causes(error.value)) == [
        (ValueError, "level 3"),
        (OverflowError, "level 2"),
        (ValueError, "level 1"),
        (IndexError, "level 0"),
    ]
    assert error.value.__suppress_context__


def test_what_is_no_exception_is_a_cause(example):
    with pytest.raises(RuntimeError) as error:
        example.fail_around_an_int()
    assert list(causes(error.value)) == [
        (RuntimeError, "\x1eouter\x1e"),
        (RuntimeError, "42"),
    ]


def test_causes_have_an_end(example):
    with pytest.raises(OverflowError) as error:
        example.fail_nested(1000)
    errors = list(causes(error.value))
    assert len(errors) == 66
    assert errors[-2:] == [
        (OverflowError, "level 936"),
        (RuntimeError, "exceptions that are nested deeper are left out"),
    ]


def test_an_exception_alone_has_no_cause(example):
    with pytest.raises(ValueError, match=r"^thrown$") as error:
        example.fail_with("thrown")
    assert error.value.__cause__ is None


def test_a_long_text(example):
    with pytest.raises(RuntimeError) as error:
        example.fail_with_long(10_000_000)
    assert len(str(error.value)) == 10_000_000


@pytest.mark.parametrize("size", [1, 100, 1000, 1 << 15, 1 << 17, 1_000_000])
@pytest.mark.parametrize("place", [0, 0.5, 1])
def test_an_exception_amid_a_reduction(example, size, place):
    # From 2^17 elements on, the exception is thrown on a thread that is not Python's.
    values = np.ones(size)
    values[int(place * (size - 1))] = -1
    for layout in (values, values[::-1], np.broadcast_to(values, (3, size))):
        with pytest.raises(ValueError, match=r"^a negative number has no root$"):
            example.roots(layout)
    assert example.roots(np.abs(values)) == size


def test_the_module_works_on_after_each(example):
    for thrown in ("int", "null", "bad_alloc"):
        with pytest.raises((RuntimeError, MemoryError)):
            example.fail(thrown)
    assert example.fail("nothing") is None
