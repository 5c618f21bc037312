"""Maps, sets, pairs, arrays and optional values: `%template(HashMap) std::unordered_map<…>;`."""

import gc

import pytest


@pytest.fixture(params=["StringMap", "HashMap"])
def mapping(containers, request):
    """A class of maps of text to integers."""
    return getattr(containers, request.param)


def test_maps_work_as_dicts(mapping):
    values = mapping({"a": 1})
    values["b"] = 2
    values["a"] = 3
    assert sorted(values) == sorted(values.keys()) == ["a", "b"]
    assert dict(values.items()) == values.asdict() == dict(values) == {"a": 3, "b": 2}
    assert sorted(values.values()) == [2, 3]
    assert (len(values), bool(values), bool(mapping())) == (2, True, False)
    assert ("a" in values, "c" in values, 1 in values, values.has_key("a")) == (True, False, False, True)
    assert (values.get("a"), values.get("c"), values.get("c", 7), values.get(1)) == (3, None, 7, None)
    del values["a"]
    assert list(values) == ["b"]
    values.clear()
    assert values.empty()


def test_a_key_that_is_missing(mapping):
    values = mapping({"a": 1})
    with pytest.raises(KeyError) as error:
        values["b"]
    assert error.value.args == ("b",)
    with pytest.raises(KeyError):
        del values["b"]
    with pytest.raises(TypeError):
        values[1]


def test_a_map_that_changes_while_it_is_walked(mapping):
    values = mapping({"a": 1})
    for key in values:
        values[key + key] = 2
    assert len(values) == 2


def test_maps_go_in_and_come_out(containers):
    assert containers.total_of_map({"a": 1, "b": 2}) == 3
    assert containers.total_of_map(containers.StringMap({"a": 1})) == 1
    counts = containers.counts(["a", "b", "a"])
    assert type(counts) is containers.StringMap
    assert counts.asdict() == {"a": 2, "b": 1}
    for bad in ([("a", 1)], {"a": "b"}, {1: 1}, 5):
        with pytest.raises(TypeError):
            containers.total_of_map(bad)


@pytest.mark.parametrize("name", ["IntSet", "HashSet"])
def test_sets_work_as_sets(containers, name):
    values = getattr(containers, name)([3, 1, 3])
    assert sorted(values) == [1, 3]
    values.add(2)
    values.insert(2)
    values.discard(7)
    values.remove(1)
    assert (len(values), 2 in values, 1 in values, "2" in values) == (2, True, False, False)
    with pytest.raises(KeyError):
        values.remove(1)


def test_sets_go_in_and_come_out(containers):
    assert containers.distinct([2, 1, 2]) == (1, 2)
    assert containers.size_of_set({1, 2}) == containers.size_of_set([1, 2, 2]) == 2


def test_pairs(containers):
    assert containers.swapped((7, "abc")) == (3, "7")
    pair = containers.IntPair(1, "a")
    pair[1] = "b"
    pair.first = 2
    assert (len(pair), list(pair), pair.second) == (2, [2, "b"], "b")
    assert containers.swapped(pair) == (1, "2")
    for bad in ((1,), (1, "a", 2), ("a", 1), 5):
        with pytest.raises(TypeError):
            containers.swapped(bad)
    assert list(containers.PairVector([(1, "a"), pair])) == [(1, "a"), (2, "b")]


def test_pairs_of_values_are_equal_to_tuples(containers):
    pair = containers.IntPair(1, "a")
    for equal in ((1, "a"), (1.0, "a"), containers.IntPair(1, "a")):
        assert pair == equal
        assert (pair != equal, hash(pair)) == (False, hash(equal))
    for other in (containers.IntPair(1, "b"), (2, "a"), [1, "a"], 1, None):
        assert pair != other
        assert (pair == other) is False


def test_other_pairs_are_equal_to_themselves(containers):
    pair = containers.VectorPair(1, [2, 3])
    known = {pair: "itself"}
    assert known[pair] == "itself"
    for other in (containers.VectorPair(1, [2, 3]), (1, (2, 3))):
        assert pair != other
        assert other not in known


def test_arrays_have_one_length(containers):
    assert containers.total_of_array([1, 2, 3]) == 6
    assert containers.thrice(4) == (4, 4, 4)
    values = containers.IntArray()
    values[-1] = 5
    assert list(values) == [0, 0, 5]
    values.fill(2)
    assert list(values) == [2, 2, 2]
    with pytest.raises(TypeError):
        containers.total_of_array([1, 2])
    with pytest.raises(IndexError):
        values[3]


def test_optional_values(containers):
    assert containers.half(3) == 1.5
    assert containers.half(None) is None
    with pytest.raises(TypeError):
        containers.half("3")


def test_objects_in_maps(containers):
    before = containers.Counted.alive()
    values = containers.CountedMap({1: containers.Counted(5)})
    first = values[1]
    values[2] = first
    values.clear()
    assert first.value == 5
    del first, values
    gc.collect()
    assert containers.Counted.alive() == before


def test_a_map_without_a_class_is_a_dict(containers):
    assert containers.by_length(["a", "to", "of"]) == {1: ("a",), 2: ("to", "of")}
    prices = containers.prices()
    assert (prices, containers.sum_of_prices(prices)) == ({"tea": 1.5, "rice": 2.0}, 3.5)
    prices["tea"] = 3
    assert (containers.sum_of_prices(prices), containers.total({})) == (5.0, 0.0)
    with pytest.raises(TypeError, match="it is not a mapping"):
        containers.sum_of_prices(["tea"])
