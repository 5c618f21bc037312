"""Iterators of containers that functions return and take."""

import pytest


def test_python_iterates_from_one_iterator_on(example):
    bag = example.Bag()
    assert list(bag.begin()) == [1, 2, 3]
    assert list(bag.rbegin()) == [3, 2, 1]
    assert list(bag.find(2)) == [2, 3]
    assert list(bag.chosen_begin()) == [8, 9]
    assert list(bag.words_begin()) == [("a", 1), ("b", 2)]
    assert list(bag.Begin()) == ["x", "y"]
    assert [point.x for point in bag.beginPoints()] == [0, 0]


def test_a_loop_as_in_c_plus_plus(example):
    bag = example.Bag()
    place, seen = bag.begin(), []
    while place != bag.end():
        seen.append(place.value())
        place.incr()
    assert seen == [1, 2, 3]
    assert (bag.end() - bag.begin(), (bag.begin() + 2).value(), bag.end().previous()) == (3, 3, 3)
    assert bag.chosen_end().distance(bag.chosen_begin()) == -2


def test_iterators_that_find_nothing_are_at_the_end(example):
    bag, values = example.Bag(), example.IntVector([1, 2, 3])
    assert bag.find(7) == bag.end()
    assert bag.first_of(2) == bag.begin() + 1
    assert example.find(values, 7) == values.end()
    with pytest.raises(StopIteration):
        bag.find(7).value()


def test_iterators_of_functions_are_those_of_the_container(example):
    values = example.IntVector([1, 2, 3])
    assert values.erase(example.find(values, 2)).value() == 3
    assert values.insert(example.find(values, 3), 7).value() == 7
    assert list(values) == [1, 7, 3]
    assert values.erase(example.Bag().of_another(values)).value() == 7
    with pytest.raises(ValueError, match="not of this container"):
        values.erase(example.Bag().begin())


def test_elements_that_are_gone_can_still_be_read(example):
    bag = example.Bag()
    place = bag.find(2)
    bag.clear()
    assert list(place) == [2, 3]
    assert list(example.Bag().begin()) == [1, 2, 3]


def test_iterators_of_different_elements_are_not_compared(example):
    bag = example.Bag()
    with pytest.raises(ValueError, match="different containers"):
        bag.begin().distance(bag.chosen_begin())


def test_iterators_of_no_known_object_are_left_out(example):
    assert not hasattr(example, "lost")
    assert not hasattr(example, "found_in_copy")


def test_cxx_gets_iterators_at_the_same_places(example):
    bag, values = example.Bag(), example.IntVector([4, 5, 6])
    assert example.value(example.find(values, 5)) == 5
    assert example.value(values.begin() + 2) == 6
    assert example.sum(values.begin(), values.end()) == 15
    assert example.joined("text", values.begin(), ["word"]) == 9
    assert (bag.value(bag.begin() + 1), list(bag.begin())) == (-2, [1, -2, 3])
    assert bag.count(bag.begin(), bag.end()) == 3
    assert (bag.chosen(bag.chosen_begin()), bag.key(bag.word("b"))) == (8, "b")
    assert list(bag.erase(bag.begin())) == [-2, 3]
    assert list(bag.erase(bag.begin())) == [3]


def test_iterators_keep_their_objects_alive(example):
    assert example.value(example.IntVector([7]).begin()) == 7
    assert example.value(example.find(example.IntVector([7, 8]), 8)) == 8


def test_cxx_gets_no_iterator_behind_the_elements(example):
    bag, values = example.Bag(), example.IntVector([4, 5, 6])
    place, other = bag.begin() + 1, values.begin() + 2
    bag.clear()
    values.clear()
    with pytest.raises(IndexError, match="past the last element"):
        bag.count(place, place)
    with pytest.raises(IndexError, match="past the last element"):
        example.sum(other, other)


def test_other_iterators_are_refused(example):
    bag, values = example.Bag(), example.IntVector([4])
    for given in (3, None, iter([1]), values.rbegin(), bag.chosen_begin(), bag.word("a")):
        with pytest.raises(TypeError):
            example.value(given)
    with pytest.raises(TypeError):
        bag.value(bag.chosen_begin())


class Clears:
    """An element that changes a container while it is read."""

    def __init__(self, values):
        self.values = values

    def __len__(self):
        return 1

    def __getitem__(self, index):
        self.values.clear()
        if index:
            raise IndexError
        return "word"


def test_code_of_other_arguments_may_change_the_container(example):
    values = example.IntVector([4, 5, 6])
    with pytest.raises(IndexError, match="past the last element"):
        example.joined("text", values.begin() + 2, Clears(values))
