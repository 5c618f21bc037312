"""Iterators of containers that functions return and take."""

import example
import pytest


def test_python_iterates_from_one_iterator_on():
    bag = example.Bag()
    assert list(bag.begin()) == [1, 2, 3]
    assert list(bag.rbegin()) == [3, 2, 1]
    assert list(bag.find(2)) == [2, 3]
    assert list(bag.chosen_begin()) == [8, 9]
    assert list(bag.words_begin()) == [("a", 1), ("b", 2)]
    assert list(bag.Begin()) == ["x", "y"]
    assert [point.x for point in bag.beginPoints()] == [0, 0]


def test_a_loop_as_in_c_plus_plus():
    bag = example.Bag()
    place, seen = bag.begin(), []
    while place != bag.end():
        seen.append(place.value())
        place.incr()
    assert seen == [1, 2, 3]
    assert (bag.end() - bag.begin(), (bag.begin() + 2).value(), bag.end().previous()) == (3, 3, 3)
    assert bag.chosen_end().distance(bag.chosen_begin()) == -2


def test_iterators_that_find_nothing_are_at_the_end():
    bag, values = example.Bag(), example.IntVector([1, 2, 3])
    assert bag.find(7) == bag.end()
    assert bag.first_of(2) == bag.begin() + 1
    assert example.find(values, 7) == values.end()
    with pytest.raises(StopIteration):
        bag.find(7).value()


def test_iterators_of_functions_are_those_of_the_container():
    values = example.IntVector([1, 2, 3])
    assert values.erase(example.find(values, 2)).value() == 3
    assert values.insert(example.find(values, 3), 7).value() == 7
    assert list(values) == [1, 7, 3]
    assert values.erase(example.Bag().of_another(values)).value() == 7
    with pytest.raises(ValueError, match="not of this container"):
        values.erase(example.Bag().begin())


def test_elements_that_are_gone_can_still_be_read():
    bag = example.Bag()
    place = bag.find(2)
    bag.clear()
    assert list(place) == [2, 3]
    assert list(example.Bag().begin()) == [1, 2, 3]


def test_iterators_of_different_elements_are_not_compared():
    bag = example.Bag()
    with pytest.raises(ValueError, match="different containers"):
        bag.begin().distance(bag.chosen_begin())


def test_iterators_of_no_known_object_are_left_out():
    assert not hasattr(example, "lost")
    assert not hasattr(example, "found_in_copy")
    # `words_begin` alone does not tell that the words are looked through for this one too.
    assert not hasattr(example.Bag, "word")


def test_cxx_gets_iterators_at_the_same_places():
    bag, values = example.Bag(), example.IntVector([4, 5, 6])
    assert example.value(example.find(values, 5)) == 5
    assert example.value(values.begin() + 2) == 6
    assert example.sum(values.begin(), values.end()) == 15
    assert example.joined("text", values.begin(), ["word"]) == 9
    assert (bag.value(bag.begin() + 1), list(bag.begin())) == (-2, [1, -2, 3])
    assert bag.count(bag.begin(), bag.end()) == 3
    assert (bag.chosen(bag.chosen_begin()), bag.key(bag.words_begin() + 1)) == (8, "b")
    assert list(bag.erase(bag.begin())) == [-2, 3]
    assert list(bag.erase(bag.begin())) == [3]


def test_iterators_keep_their_objects_alive():
    assert example.value(example.IntVector([7]).begin()) == 7
    assert example.value(example.find(example.IntVector([7, 8]), 8)) == 8


def test_cxx_gets_no_iterator_behind_the_elements():
    bag, values = example.Bag(), example.IntVector([4, 5, 6])
    place, other = bag.begin() + 1, values.begin() + 2
    bag.clear()
    values.clear()
    with pytest.raises(IndexError, match="past the last element"):
        bag.count(place, place)
    with pytest.raises(IndexError, match="past the last element"):
        example.sum(other, other)


def test_other_iterators_are_refused():
    bag, values = example.Bag(), example.IntVector([4])
    for given in (3, None, iter([1]), values.rbegin(), bag.chosen_begin(), bag.words_begin()):
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


def test_code_of_other_arguments_may_change_the_container():
    values = example.IntVector([4, 5, 6])
    with pytest.raises(IndexError, match="past the last element"):
        example.joined("text", values.begin() + 2, Clears(values))


for name, test in list(globals().items()):
    if name.startswith("test_"):
        test()
