"""The interface's code around calls: `%exception`."""

import pytest


def test_code_around_functions_raises_what_it_says(example):
    assert example.guarded(2) == 2
    with pytest.raises(OSError, match=r"^guarded: negative$"):
        example.guarded(-1)


def test_code_around_constructors_and_methods(example):
    door = example.Door(1)
    assert door.open(2) == 3
    with pytest.raises(OSError, match=r"^Door_open: negative$"):
        door.open(-1)
    with pytest.raises(OSError, match=r"negative$"):
        example.Door(-1)
    assert door.code == 1


def test_functions_without_code(example):
    with pytest.raises(RuntimeError, match=r"^negative$"):
        example.unguarded(-1)


@pytest.mark.parametrize(
    ("how", "raised", "text"),
    [
        (1, KeyError, "'one'"),
        (2, LookupError, "two 2"),
        (3, ZeroDivisionError, "three"),
        (4, SystemError, "four"),
    ],
)
def test_ways_to_raise(example, how, raised, text):
    with pytest.raises(raised) as error:
        example.raises(how)
    assert type(error.value) is raised
    assert str(error.value) == text


def test_code_that_fails_without_a_reason_is_an_error(example):
    assert example.raises(0) == 0
    with pytest.raises(RuntimeError, match="has not said why"):
        example.raises(5)


@pytest.mark.parametrize(
    ("how", "raised"), [(0, IndexError), (1, ValueError), (2, SystemError), (3, RuntimeError)]
)
def test_exceptions_as_swig_sorts_them(example, how, raised):
    with pytest.raises(raised) as error:
        example.std_exception(how)
    assert type(error.value) is raised
