"""The elements of containers: text of every type, several elements with one key, other kinds of numbers."""

import pathlib

import numpy as np
import pytest


def test_views_of_text(containers):
    assert containers.after("h\u00e9llo", 1) == "\u00e9llo"
    assert containers.length_of_view("") == 0
    assert [containers.which_text(given) for given in (1, "a")] == ["int", "text"]
    for bad in (1, b"bytes", None):
        with pytest.raises(TypeError, match="expected a str"):
            containers.length_of_view(bad)


def test_wide_text(containers):
    assert containers.reversed("a\U0001f600b") == "b\U0001f600a"
    assert containers.length_of_wide("a\0b") == 3
    assert list(containers.WideVector(["x", "\u20ac"])) == ["x", "\u20ac"]
    with pytest.raises(TypeError):
        containers.length_of_wide(b"bytes")


def test_paths(containers):
    assert containers.parent("folder/file") == pathlib.Path("folder")
    assert containers.parent(pathlib.Path("folder/file")) == pathlib.Path("folder")
    with pytest.raises(TypeError):
        containers.parent(3)


def test_members_that_are_text(containers):
    texts = containers.Texts()
    assert (texts.view, texts.wide, texts.path) == ("view", "wide", pathlib.Path("folder/file"))
    texts.wide = "other"
    texts.path = "elsewhere"
    assert (texts.wide, texts.path) == ("other", pathlib.Path("elsewhere"))
    # Nothing would keep the target alive.
    with pytest.raises(AttributeError):
        texts.view = "text"


@pytest.mark.parametrize("name", ["MultiMap", "HashMultiMap"])
def test_several_items_of_one_key(containers, name):
    items = getattr(containers, name)({1: "one"})
    items[1] = "uno"
    items[2] = "two"
    assert (len(items), items.count(1), items.has_key(2), 3 in items) == (3, 2, True, False)
    assert sorted(items.items()) == [(1, "one"), (1, "uno"), (2, "two")]
    assert sorted(items.keys()) == sorted(items) == [1, 1, 2]
    del items[1]
    assert list(items.values()) == ["two"]
    with pytest.raises(KeyError):
        items[1]


def test_items_may_be_a_sequence_where_keys_repeat(containers):
    assert containers.items_of([(1, "a"), (1, "b")]) == 2
    with pytest.raises(TypeError):
        containers.items_of([1, 2])


@pytest.mark.parametrize("name", ["MultiSet", "HashMultiSet"])
def test_several_elements_that_are_equal(containers, name):
    elements = getattr(containers, name)([1, 2, 1])
    assert (len(elements), elements.count(1), sorted(elements)) == (3, 2, [1, 1, 2])


def test_what_is_out_of_range_is_not_inside(containers):
    assert [2**40 in containers.IntSet([1]), 2**70 in containers.IntSet([1])] == [False, False]
    assert containers.StringMap({"a": 1}).get(2**70, "none") == "none"


def test_bools_of_numpy(containers):
    assert list(containers.BoolVector([np.True_, False])) == [True, False]
    with pytest.raises(TypeError):
        containers.BoolVector([1])


class Complex:
    def __complex__(self):
        return 1 + 2j


def test_complex_elements(containers):
    assert containers.sum_of([1, 2.5, 1j, np.complex64(1), Complex()]) == 5.5 + 3j
    for bad in ("1", None):
        with pytest.raises(TypeError):
            containers.ComplexVector([bad])


def test_pointers_to_numbers(containers):
    first, second = containers.new_int(3), containers.new_int(4)
    assert containers.total_behind([first, second, None]) == 7
    pointers = containers.NumberPointers((first, second))
    assert containers.total_behind(pointers) == 7
    assert pointers[1] == second
    pointers[0:1] = [second]
    assert containers.total_behind(pointers) == 8
    assert containers.total_behind([containers.NumberPointer(), first]) == 3
    assert containers.no_numbers() == (None, None)
    assert containers.same_number(first) == (first, first)
    with pytest.raises(TypeError, match="an element is of another class"):
        containers.total_behind([first, containers.new_double(1.5)])
    with pytest.raises(TypeError, match="an element is of another class"):
        containers.total_behind([1, 2])


def test_pointers_to_undeclared_types(containers):
    hidden = [containers.new_hidden(5), containers.new_hidden(6)]
    assert containers.total_hidden(hidden) == 11
    assert containers.total_hidden(containers.HiddenPointers(hidden)) == 11
    with pytest.raises(TypeError, match="an element is of another class"):
        containers.total_hidden([containers.new_int(1)])
