"""Sequences of the standard library: `%template(IntVector) std::vector<int>;`."""

import gc
import sys
from array import array

import numpy as np
import pytest


@pytest.fixture(params=["IntVector", "IntList", "IntDeque"])
def sequence(containers, request):
    """A class of sequences of integers."""
    return getattr(containers, request.param)


def test_sequences_are_made_of_values(sequence):
    assert list(sequence()) == []
    assert list(sequence(3)) == [0, 0, 0]
    assert list(sequence(2, 7)) == [7, 7]
    assert list(sequence([1, 2])) == list(sequence((1, 2))) == list(sequence(sequence([1, 2]))) == [1, 2]
    assert list(sequence(range(3))) == [0, 1, 2]
    with pytest.raises(TypeError):
        sequence(i for i in range(3))


def test_sequences_have_a_length(sequence):
    assert (len(sequence([1, 2])), bool(sequence([1])), bool(sequence())) == (2, True, False)
    assert (sequence([1]).size(), sequence().empty()) == (1, True)


def test_elements_by_index(sequence):
    values = sequence([1, 2, 3])
    assert (values[0], values[-1], values.front(), values.back()) == (1, 3, 1, 3)
    values[1] = 5
    del values[-1]
    assert list(values) == [1, 5]
    assert 5 in values
    assert 6 not in values


@pytest.mark.parametrize("index", [3, -4, 10**12])
def test_an_index_out_of_range(sequence, index):
    values = sequence([1, 2, 3])
    with pytest.raises(IndexError, match="out of range"):
        values[index]
    with pytest.raises(IndexError):
        values[index] = 1
    with pytest.raises(IndexError):
        del values[index]
    assert list(values) == [1, 2, 3]


def test_nothing_is_taken_of_an_empty_sequence(sequence):
    for take in (sequence.pop, sequence.pop_back, sequence.front, sequence.back):
        with pytest.raises(IndexError):
            take(sequence())


def test_elements_come_and_go(sequence):
    values = sequence()
    values.append(1)
    values.push_back(2)
    values.insert(0, 3)
    values.insert(100, 4)
    assert list(values) == [3, 1, 2, 4]
    assert values.pop() == 4
    values.pop_back()
    assert list(values) == [3, 1]
    values.clear()
    assert not values


SLICES = [
    slice(start, stop, step)
    for start in (None, -7, -2, 0, 2, 6)
    for stop in (None, -3, 0, 3, 9)
    for step in (None, 1, 2, -1, -2)
]


@pytest.mark.parametrize("part", SLICES, ids=str)
def test_slices_are_those_of_lists(sequence, part):
    plain = list(range(6))
    values = sequence(plain)
    assert type(values[part]) is sequence
    assert list(values[part]) == plain[part]
    for new in ([], [7], [7, 8, 9]):
        plain, values = list(range(6)), sequence(range(6))
        try:
            plain[part] = new
        except ValueError:
            with pytest.raises(ValueError, match="slice"):
                values[part] = new
        else:
            values[part] = new
        assert list(values) == plain
    del plain[part]
    del values[part]
    assert list(values) == plain


def test_a_slice_of_itself(sequence):
    values = sequence([1, 2, 3])
    values[1:2] = values
    assert list(values) == [1, 1, 2, 3, 3]


def test_what_is_no_index(sequence):
    with pytest.raises(TypeError):
        sequence([1])["0"]
    with pytest.raises(TypeError):
        sequence([1])[0] = "text"


def test_a_sequence_that_changes_while_it_is_walked(sequence):
    values = sequence([1, 2, 3])
    walked = []
    for value in values:
        walked.append(value)
        values.clear()
    assert walked == [1]


@pytest.mark.parametrize(
    "values", [[1, 2], (1, 2), range(1, 3), array("q", [1, 2]), np.array([1, 2]), {1, 2}], ids=repr
)
def test_any_sequence_is_taken_for_a_constant_one(containers, values):
    assert containers.total(values) == containers.total_of_copy(values) == 3
    assert containers.total_of_doubles(values) == 3.0
    assert containers.total_of_bytes(values) == 3


def test_what_c_plus_plus_writes_is_an_instance(containers):
    values = containers.IntVector([1, 2])
    containers.twice(values)
    assert list(values) == [2, 4]
    with pytest.raises(TypeError, match="IntVector"):
        containers.twice([1, 2])


def test_results_are_tuples(containers):
    assert containers.up_to(3) == (0, 1, 2)
    assert containers.same([1, 2]) == (1, 2)
    assert containers.texts() == ("a", "caf\udce9")
    assert containers.not_each([True, False]) == (False, True)
    assert containers.sorted([3, 1, 2]) == (1, 2, 3)
    assert containers.reversed((1, 2)) == (2, 1)


@pytest.mark.parametrize(
    ("values", "raised", "text"),
    [
        ([1, "2"], TypeError, "element 1: expected an int, got `str`"),
        ([1, 2.5], TypeError, "element 1: expected an int, got `float`"),
        ([1, 2**31], OverflowError, "element 1: the number does not fit into an integer of 32 bits"),
        ([1, 2**70], OverflowError, "element 1: the number does not fit into an integer of 32 bits"),
        (7, TypeError, "it is not a sequence"),
        (iter([1]), TypeError, "an iterator is not a sequence"),
        ("12", TypeError, "a string is not a sequence"),
        (None, TypeError, "it is not a sequence"),
    ],
)
def test_values_that_cannot_be_elements(containers, values, raised, text):
    with pytest.raises(raised, match=text):
        containers.total(values)


def test_text_is_an_element_and_a_sequence_of_letters(containers):
    assert containers.joined(["a", "b"]) == "ab"
    assert containers.joined("ab") == "ab"
    with pytest.raises(TypeError):
        containers.joined([1])


def test_overloads_by_elements(containers):
    assert containers.kind([1]) == 1
    assert containers.kind(["a"]) == 2
    assert containers.kind(5) == 3
    with pytest.raises(TypeError):
        containers.kind([1.5])


def test_sequences_of_sequences(containers):
    assert containers.total_of_nested([[1, 2], (3,), containers.IntVector([4])]) == 10
    nested = containers.NestedVector([[1, 2]])
    nested.append([3])
    assert list(nested) == [(1, 2), (3,)]


def test_members_are_views_that_can_be_assigned(containers):
    holder = containers.Holder()
    holder.values = (1, 2)
    holder.values.append(3)
    assert list(holder.values) == [1, 2, 3]
    values = holder.values
    del holder
    gc.collect()
    assert list(values) == [1, 2, 3]


def test_exceptions_of_an_iterable_are_its_own(containers):
    class Broken:
        def __iter__(self):
            yield 1
            raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        containers.total(Broken())


def test_objects_are_copied_in_and_out(containers):
    values = containers.CountedVector([containers.Counted(1), containers.Counted(2)])
    assert containers.total_of_counted(values) == 3
    assert containers.total_of_counted([containers.Counted(4)]) == 4
    assert [each.value for each in containers.counted(3)] == [0, 1, 2]
    assert [each.value for each in values] == [1, 2]
    with pytest.raises(TypeError):
        containers.CountedVector([None])


def test_an_element_outlives_its_sequence(containers):
    values = containers.CountedVector([containers.Counted(1)])
    first = values[0]
    values.clear()
    del values
    gc.collect()
    assert first.value == 1


def test_a_part_of_a_converted_value_keeps_it(containers):
    first = containers.first([containers.Counted(5)])
    gc.collect()
    assert first.value == 5


def test_pointers_are_those_of_the_objects(containers):
    counted = containers.Counted(3)
    pointers = containers.CountedPointers([counted, None])
    assert pointers[1] is None
    pointers[0].value = 4
    assert counted.value == 4


def test_nothing_is_lost(containers):
    def use():
        values = containers.CountedVector(containers.counted(3))
        values[0] = containers.Counted(7)
        values[1:2] = [containers.Counted(8), containers.Counted(9)]
        part = values[::2]
        containers.total_of_counted(part)
        containers.total_of_counted([containers.Counted(1)])
        for bad in ([containers.Counted(1), None], [containers.Counted(1), "text"]):
            with pytest.raises(TypeError):
                containers.total_of_counted(bad)
        containers.first(list(values))
        values.pop()
        del values[0]

    gc.collect()
    before = containers.Counted.alive()
    for _ in range(200):
        use()
    gc.collect()
    assert containers.Counted.alive() == before


def test_references_of_elements_are_given_up(containers):
    text = "".join(["a text of its own", "!"])
    before = sys.getrefcount(text)
    for _ in range(100):
        containers.joined([text])
        with pytest.raises(TypeError):
            containers.joined([text, 1])
    assert sys.getrefcount(text) == before


def test_an_element_that_frees_the_sequence_is_read_first(containers):
    values = containers.IntVector([1])

    class Index:
        def __index__(self):
            values.clear()
            return 0

    with pytest.raises(IndexError):
        values[Index()]
    values.append(1)
    values[Index() :] = [3]
    assert list(values) == [3]


def test_containers_of_other_classes_are_taken_for_their_elements(containers):
    for given in (
        containers.IntVector([1, 2]),
        containers.IntList([1, 2]),
        containers.IntDeque([1, 2]),
        containers.IntSet([1, 2]),
    ):
        assert list(containers.DoubleVector(given)) == [1, 2]
        assert containers.sum_of_doubles(given) == 3
    assert containers.total_of_map(containers.HashMap({"a": 1, "b": 2})) == 3
    # The class that an overload names is preferred.
    assert list(containers.IntVector(containers.IntVector([3, 4]))) == [3, 4]
    with pytest.raises(TypeError, match="expected a `DoubleVector`, got a `StringVector`"):
        containers.sum_of_doubles(containers.StringVector(["a"]))
    with pytest.raises(TypeError, match="expected a `DoubleVector`, got a `IntVector`"):
        containers.grow(containers.IntVector([1]))
    with pytest.raises(TypeError):
        containers.sum_of_doubles(containers.Point(1, 2))
