"""Positions in containers, used like C++'s iterators: `v.begin()`, `v.erase(it)`."""

import sys

import pytest


@pytest.fixture(params=["IntVector", "IntList", "IntDeque"])
def sequence(containers, request):
    """A class of sequences of integers."""
    return getattr(containers, request.param)


def test_a_loop_as_in_c_plus_plus(sequence):
    values = sequence([1, 2, 3])
    place, seen = values.begin(), []
    while place != values.end():
        seen.append(place.value())
        place += 1
    assert seen == [1, 2, 3]
    place, seen = values.rbegin(), []
    while place != values.rend():
        seen.append(next(place))
    assert seen == [3, 2, 1]


def test_iterators_count(sequence):
    values = sequence([1, 2, 3])
    first, last = values.begin(), values.end()
    assert (last - first, first.distance(last), (first + 2).value(), (last - 1).value()) == (3, 3, 3, 3)
    assert last.previous() == 3
    assert first.copy() == first == values.iterator()
    assert list(first) == [1, 2, 3]
    assert (first == 3, first != values.begin()) == (False, True)
    with pytest.raises(TypeError, match="unhashable"):
        hash(first)


def test_iterators_stay_inside(sequence):
    values = sequence([1])
    with pytest.raises(StopIteration):
        values.end().value()
    with pytest.raises(StopIteration):
        values.begin().advance(2)
    with pytest.raises(StopIteration):
        values.begin().previous()


def test_elements_are_erased_and_inserted_at_places(sequence):
    values = sequence([1, 2, 3, 4])
    assert values.erase(values.begin() + 1).value() == 3
    assert list(values) == [1, 3, 4]
    assert values.insert(values.begin() + 1, 7).value() == 7
    assert list(values) == [1, 7, 3, 4]
    assert values.erase(values.begin() + 2, values.end()) == values.end()
    assert list(values) == [1, 7]
    values.insert(1, 9)
    assert list(values) == [1, 9, 7]


def test_containers_may_change_while_iterators_live(sequence):
    values = sequence([1, 2, 3])
    last = values.begin() + 2
    values.clear()
    assert last.value() == 3
    with pytest.raises(IndexError, match="past the last element"):
        values.erase(last)
    with pytest.raises(IndexError):
        values.insert(last, 1)


def test_places_of_other_containers_are_refused(sequence):
    values, others = sequence([1, 2]), sequence([1, 2])
    with pytest.raises(ValueError, match="not of this container"):
        values.erase(others.begin())
    with pytest.raises(ValueError, match="not of this container"):
        values.erase(values.rbegin())
    with pytest.raises(ValueError, match="before the first"):
        values.erase(values.end(), values.begin())
    with pytest.raises(ValueError, match="different containers"):
        values.begin() - others.begin()
    with pytest.raises(TypeError, match="expected an iterator"):
        values.erase("first")


def test_places_of_keys(containers):
    numbers = containers.StringMap({"a": 1, "b": 2})
    assert list(numbers.begin()) == [("a", 1), ("b", 2)]
    assert numbers.rbegin().value() == ("b", 2)
    first = numbers.begin()
    numbers["0"] = 0  # inserted before the iterator, which still refers to "a"
    numbers.erase(first)
    assert numbers.asdict() == {"0": 0, "b": 2}
    with pytest.raises(IndexError, match="the element of the iterator is gone"):
        numbers.erase(first)
    keys = containers.IntSet({1, 2, 3})
    keys.erase(keys.begin() + 1)
    assert list(keys) == [1, 3]
    with pytest.raises(IndexError, match="behind the last element"):
        keys.erase(keys.end())
    assert sorted(containers.HashSet({4, 5}).begin()) == [4, 5]


def values_of(places):
    return [place.value() for place in places]


def test_places_that_cplusplus_finds_by_keys(containers):
    numbers = containers.IntSet([1, 3, 5])
    assert numbers.find(3).value() == 3
    assert numbers.find(4) == numbers.end()
    assert values_of([numbers.lower_bound(2), numbers.upper_bound(3)]) == [3, 5]
    assert values_of(numbers.equal_range(3)) == [3, 5]
    numbers.erase(numbers.find(3), numbers.end())
    assert list(numbers) == [1]
    several = containers.MultiSet([1, 3, 3, 3, 5])
    first, last = several.equal_range(3)
    assert last - first == 3
    several.erase(first + 1, last)
    assert list(several) == [1, 3, 5]
    mapping = containers.StringMap({"a": 1, "b": 2, "c": 3})
    assert mapping.find("b").value() == ("b", 2)
    assert values_of([mapping.lower_bound("aa"), mapping.upper_bound("b")]) == [("b", 2), ("c", 3)]
    with pytest.raises(ValueError, match="before the first"):
        mapping.erase(mapping.find("c"), mapping.find("b"))
    mapping.erase(mapping.find("a"), mapping.find("c"))
    assert mapping.asdict() == {"c": 3}
    texts = containers.MultiMap()
    for key, text in ((1, "one"), (2, "two"), (2, "zwei")):
        texts[key] = text
    texts.erase(texts.find(2) + 1)  # of two elements with one key, the second
    assert texts.items() == [(1, "one"), (2, "two")]
    hashed = containers.HashMap({"a": 1})
    assert hashed.find("a").value() == ("a", 1)
    assert hashed.find("b") == hashed.end()
    assert containers.HashSet([4]).equal_range(4)[0].value() == 4


def test_iterators_over_keys_and_values(containers):
    for name in ("StringMap", "HashMap"):
        mapping = getattr(containers, name)({"a": 1})
        assert list(mapping.iterkeys()) == list(mapping.key_iterator()) == ["a"]
        assert list(mapping.itervalues()) == list(mapping.value_iterator()) == [1]
        assert list(mapping.iteritems()) == [("a", 1)]
        assert mapping.iterkeys().value() == "a"
        with pytest.raises(ValueError, match="not of this container"):
            mapping.erase(mapping.iterkeys())


def test_the_first_element_of_lists_and_deques(containers):
    for name in ("IntList", "IntDeque"):
        values = getattr(containers, name)([1, 2])
        values.push_front(0)
        values.pop_front()
        values.pop_front()
        assert list(values) == [2]
        values.pop_front()
        with pytest.raises(IndexError):
            values.pop_front()
    numbers = containers.IntList([1, 2, 3])
    numbers.reverse()
    assert list(numbers) == [3, 2, 1]
    points = containers.PointList([containers.Point(1, 2), containers.Point(3, 4)])
    first = points[0]
    points.reverse()
    first.x = 9  # a separate copy since
    assert [point.x for point in points] == [3, 1]


def test_arrays_have_slices_of_all_elements(containers):
    array = containers.IntArray([1, 2, 3])
    assert (list(array[:]), list(array[::-1]), list(array[-9:9])) == ([1, 2, 3], [3, 2, 1], [1, 2, 3])
    array[::-1] = [7, 8, 9]
    assert list(array.begin()) == [9, 8, 7]
    for part in (slice(1, 2), slice(None, None, 2)):
        with pytest.raises(ValueError, match="of all its elements"):
            array[part]
    with pytest.raises(ValueError, match="none can be deleted"):
        del array[0]
    with pytest.raises(TypeError):
        array[:] = [1]


def test_orders_and_names_of_containers(containers):
    assert list(containers.by_length().items()) == [("a", 1), ("bb", 2), ("ccc", 3)]
    lengths = containers.LengthMap({"xx": 1})
    lengths["yy"] = 2
    assert lengths.items() == [("xx", 2)]
    assert containers.next_size(4) == 5
    assert containers.half_of(3) == 1.5
    assert containers.greeting == "good day"


def test_containers_of_any_object(containers):
    key, value = object(), []
    before = sys.getrefcount(key), sys.getrefcount(value)
    objects = containers.ObjectMap()
    objects[key] = value
    assert objects[key] is value
    assert (key in objects, objects.keys()) == (True, [key])
    objects.clear()
    assert (sys.getrefcount(key), sys.getrefcount(value)) == before
    # Without Python's lock, which is needed to free Python objects.
    several = containers.ObjectVector([value, object(), []])
    several.append(object())
    copy = containers.ObjectVector(several)
    assert several.pop() is copy[3]
    several.swap(copy)
    del copy[0], several[1:]
    several.clear()
    copy.clear()
    assert sys.getrefcount(value) == before[1]
    pair = containers.ItemPair(1, 2)
    pair[1] = 3
    assert list(pair) == [1, 3]
    assert repr(pair) == "(1, 3)"
    with pytest.raises(TypeError, match="key of an item"):
        pair[0] = 3
