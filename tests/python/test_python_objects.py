"""Python's own objects: `PyObject *`."""

import sys

import pytest


def test_objects_go_in_and_come_out(example):
    thing = object()
    assert example.same_object(thing) is thing
    assert example.first_of((thing,)) is thing
    assert example.same_object(None) is None


def test_references_are_neither_lost_nor_kept(example):
    thing = object()
    before = sys.getrefcount(thing)
    for _ in range(1000):
        example.same_object(thing)
    assert sys.getrefcount(thing) == before


def test_what_python_was_told_is_raised(example):
    with pytest.raises(TypeError):
        example.first_of(3)
    with pytest.raises(KeyError, match="why"):
        example.no_object(True)
    with pytest.raises(SystemError):
        example.no_object(False)


def test_any_object_is_the_last_overload(example):
    assert example.takes(1) == 1
    assert example.takes("one") == 2


def test_slices_are_taken_apart(example):
    class Stop:
        def __index__(self):
            return 7

    assert example.stop_of(slice(Stop())) == 7
    with pytest.raises(TypeError):
        example.stop_of(slice("text"))
