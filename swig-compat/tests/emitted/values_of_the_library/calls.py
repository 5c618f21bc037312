import collections.abc
import datetime
import gc
import math
import pathlib
import sys

import numpy as np

import example

UTC = datetime.timezone.utc
ROWS = [
    # function, what it is passed, what it returns if that is something else
    (example.strings, ["a", "é", ""]),
    (example.strings, ("a",), ["a"]),
    (example.strings, {"a": 1}.keys(), ["a"]),
    (example.strings, np.array(["x", "y"]), ["x", "y"]),
    (example.moved, ["a", "b"]),
    (example.pairs_of_text, ["a", "b"]),
    (example.lists, [1, 2, 3]),
    (example.lists, range(3), [0, 1, 2]),
    (example.lists, np.arange(3, dtype=np.int32), [0, 1, 2]),
    (example.lists, np.arange(6)[::2], [0, 2, 4]),
    (example.deques, [True, False]),
    (example.letters, ["a", "b"]),
    (example.sets, {"a", "b"}),
    (example.sets, ["a", "a"], {"a"}),
    (example.multisets, [2, 1, 2], [1, 2, 2]),
    (example.unordered_sets, {1, 2}),
    (example.maps, {"a": 1, "b": 2}),
    (example.multimaps, [(1, "a"), (1, "b")]),
    (example.multimaps, {1: "a"}, [(1, "a")]),
    (example.unordered_maps, {1: 2.5}),
    (example.pairs, (1, "a")),
    (example.pairs, [1, "a"], (1, "a")),
    (example.tuples, (1, 2.5, "a")),
    (example.nothing, ()),
    (example.optionals, None),
    (example.optionals, 2.5),
    (example.optionals, 2, 2.0),
    (example.variants, None),
    (example.variants, 3),
    (example.variants, 3.0),
    (example.variants, True),
    (example.variants, "text"),
    (example.widths, 0.1),
    (example.widths, 2**24 + 1, 2.0**24 + 1),
    (example.views, "vielä"),
    (example.utf16, "vielä\0\ufeff\U0001f600"),
    (example.utf32, ["vielä\0\ufeff\U0001f600", None, ""]),
    (example.utf8, {"\U0001f600": "vielä\0\ufeff\U0001f600"}),
    (example.moved_text, "vielä"),
    (example.paths, pathlib.Path("a/b")),
    (example.paths, "a/b", pathlib.Path("a/b")),
    (example.paths, pathlib.Path("vielä/\udcff")),
    (example.durations, datetime.timedelta(days=-1, milliseconds=5)),
    (example.durations, datetime.timedelta(0)),
    (example.seconds, datetime.timedelta(seconds=2.5)),
    (example.seconds, datetime.timedelta(seconds=-2.5)),
    (example.moments, datetime.datetime(2024, 2, 29, 1, 2, 3, 4, tzinfo=UTC)),
    (example.moments, datetime.datetime(1901, 1, 1, 0, 0, 0, 1, tzinfo=UTC)),
    (example.dates, datetime.datetime(2024, 2, 29, tzinfo=UTC)),
    (example.ticks, datetime.timedelta(seconds=7)),
    (example.local_times, datetime.datetime(2024, 2, 29, 1, 2, 3)),
    (example.local_moments, datetime.datetime(1901, 1, 1, 0, 0, 0, 1)),
    (example.bits, 0),
    (example.bits, 2**69 + 1),
    (example.colors, example.Color_green),
    (example.colors, None),
    (example.halves, 4, 2),
    (example.nested, {"a": [(1, None), (2, 0.5)], "b": []}),
    (example.flags, [[True, False]], {(True, False)}),
    (example.keys, [[1, 2], (3,), np.array([1, 2])], {(1, 2), (3,)}),
    (example.places, {(1, 2): {3}}),
    (example.letters_of, ["ab", "c"], 3),
    (example.letters_of, map_to_list := [str(i) for i in range(10)], 10),
    (example.total, [[1, 2], np.array([3.0]), (4,)], 10.0),
    (example.weighted, ([1, 2], np.array([10.0, 20.0])), 50.0),
    (example.first_x, None, -1.0),
    (example.taken, (), 0),
]
for function, given, *expected in ROWS:
    arguments = given if function is example.weighted else (given,)
    value, wanted = function(*arguments), expected[0] if expected else given
    assert value == wanted and type(value) is type(wanted), (function, given, value)

# Numbers one after another are arrays, which own them.
ARRAYS = [
    (example.moved_numbers, [1, 2.5]),
    (example.moved_numbers, np.array([1, 2.5])),
    (example.moved_numbers, np.arange(6.0)[::2]),
    (example.moved_numbers, []),
    (example.arrays, [1, 2, 3]),
    (example.complexes, [1j, 2]),
    (example.variants, [1, 2]),
    (example.kinds_of_rows, [0.1, 2]),
    (example.kinds_of_rows, [0.1, 0.2]),
    (example.kinds_of_rows, [1, 2]),
    (example.kinds_of_rows, np.array([0.1], np.float32)),
    (example.kinds_of_rows, np.array([0.1])),
    (example.kinds_of_rows, np.array([1], np.int8)),
]
for function, given in ARRAYS:
    value = function(given)
    assert isinstance(value, np.ndarray) and value.flags.writeable, (function, given)
    assert np.array_equal(value, given), (function, given, value)
assert example.kinds_of_rows([1, 2]).dtype == np.int32
assert example.kinds_of_rows([1, 2.0]).dtype == np.float64
# A vector that C++ moves from is read as one that it does not.
assert example.moved_numbers(np.array([[1.0, 2.0], [3.0, 4.0]])).tolist() == [1, 2, 3, 4]
assert [list(row) for row in example.rows([[1], [], np.array([2.0, 3.0])])] == [[1], [], [2, 3]]
assert list(example.constants()) == [1, 2]

# The alternatives of a variant: the type that the object has, or the first that loses nothing.
ALTERNATIVES = [
    (0.5, 2),
    (np.float64(0.1), 2),
    (np.float32(0.1), 2),
    (3, 1),
    (300, 2),
    (2**60, 2),
    (np.int64(3), 1),
    (1j, 4),
    (np.complex64(1j), 4),
    (True, 5),
]
for given, wanted in ALTERNATIVES:
    assert example.alternative(given) == wanted, (given, example.alternative(given))

try:
    example.lone_surrogate()
    raise AssertionError("a lone surrogate")
except UnicodeDecodeError:
    pass
sys.path.append(str(pathlib.Path(__file__).parents[4] / "tests" / "python"))
from without_memory import fail_each_allocation

fail_each_allocation({"a lone surrogate": example.lone_surrogate})

# A time without a time zone is local.
local = datetime.datetime(2024, 7, 1, 12)
assert example.moments(local) == local.astimezone(UTC)


# Errors say which element it is.
class Broken:
    def __index__(self):
        raise ZeroDivisionError("of the element itself")


REFUSED = [
    (example.strings, ["a", 3], TypeError, "`strings`: argument `values`: element 1: expected a str, got `int`"),
    (example.strings, "abc", TypeError, "expected a list, got `str`"),
    (example.strings, b"abc", TypeError, "expected a list, got `bytes`"),
    (example.strings, {"a": 1}, TypeError, "expected a list, got `dict`"),
    (example.strings, iter(["a"]), TypeError, "got an iterator: pass `list(…)` of it"),
    (example.strings, 5, TypeError, "expected a list, got `int`"),
    (example.lists, [1, 2.5], TypeError, "element 1: expected an int, got `float`"),
    (example.lists, [2**31], OverflowError, "element 0: the number does not fit into an integer of 32 bits"),
    (example.lists, [Broken()], ZeroDivisionError, "of the element itself"),
    (example.lists, np.ma.array([1], mask=[True]), TypeError, "a masked array's elements include"),
    (example.rows, [np.ma.array([1.0], mask=[True])], TypeError, "element 0: a masked array's elements"),
    (example.lists, np.array([1.5]), TypeError, "element 0: expected an int, got `float64`"),
    (example.arrays, [1, 2], ValueError, "expected 3 elements, got 2"),
    (example.moved_numbers, np.array([1j]), TypeError, "complex128"),
    (example.moved_numbers, np.ones(1, "f4"), TypeError, "float32"),
    (example.rows, [np.array([1j])], TypeError, "element 0: element 0: expected a float, got `complex128`"),
    (example.rows, [np.ones(1, "c8")], TypeError, "element 0: element 0: expected a float, got `complex64`"),
    (example.utf16, "\ud800", UnicodeEncodeError, "surrogates not allowed"),
    (example.utf32, ["\ud800"], UnicodeEncodeError, "surrogates not allowed"),
    (example.utf8, {"": "\ud800"}, UnicodeEncodeError, "surrogates not allowed"),
    (example.utf16, b"a", TypeError, "expected a str, got `bytes`"),
    (example.seconds, np.complex128(1), TypeError, "complex128"),
    (example.pairs, (1, "a", 2), ValueError, "expected 2 elements, got 3"),
    (example.pairs, ("a", 1), TypeError, "element 0: expected an int, got `str`"),
    (example.maps, {"a": "b"}, TypeError, "value of 'a': expected an int, got `str`"),
    (example.maps, {3: 1}, TypeError, "key 3: expected a str, got `int`"),
    (example.maps, [("a", 1)], TypeError, "expected a dict, got `list`"),
    (example.multimaps, [(1, "a", 2)], ValueError, "element 0: expected a pair, got 3 elements"),
    (example.optionals, "x", TypeError, "expected a float, got `str`"),
    (example.variants, {}, TypeError, "expected a value of one of the variant's types, got `dict`"),
    (example.views, 3, TypeError, "expected a str, got `int`"),
    (example.paths, 3, TypeError, "expected a str or a path, got `int`"),
    (example.paths, "a\0b", ValueError, "the path contains a null character"),
    (example.moved_text, 3, TypeError, "argument `value`: expected a str, got `int`"),
    (example.durations, 5, TypeError, "expected a datetime.timedelta, got `int`"),
    (example.durations, datetime.timedelta(microseconds=1), ValueError, "not a whole number"),
    (example.moments, datetime.date(2024, 1, 1), TypeError, "expected a datetime.datetime, got `date`"),
    (example.local_times, datetime.datetime(2024, 1, 1, tzinfo=UTC), TypeError, "without a time zone"),
    (example.local_times, datetime.datetime(2024, 1, 1, 0, 0, 0, 1), ValueError, "not a whole number"),
    (example.bits, -1, OverflowError, "does not fit into 70 bits"),
    (example.bits, 2**70, OverflowError, "does not fit into 70 bits"),
    (example.halves, 3, RuntimeError, "odd"),
    (
        example.nested,
        {"a": [(1, None), (2, "x")]},
        TypeError,
        "value of 'a': element 1: element 1: expected a float, got `str`",
    ),
    (example.points, [3], TypeError, "element 0: "),
    (example.keys, [3], TypeError, "element 0: expected an array or a list, got `int`"),
]
for function, given, error, text in REFUSED:
    try:
        function(given)
    except error as raised:
        assert text in str(raised), (function, given, str(raised))
    else:
        raise AssertionError((function, given))

# Objects are copies, and pointers are the objects themselves.
point = example.Point(3)
(copy,) = example.points([point])
copy.x = 4
assert (point.x, copy.x, copy.thisown) == (3, 4, True)
(same, none) = example.pointers([point, None])
same.x = 5
assert (point.x, none, same.thisown) == (5, None, False)
assert example.first_x(point) == 5

KINDS = [("a", "text"), (["a"], "strings"), ([1], "ints"), ([1.5], "floats"), ({"a": 1}, "map"), (point, "optional")]
for given, kind in KINDS:
    assert example.kind(given) == kind, (given, example.kind(given))
assert example.kind([]) == "ints" and example.kind(None) == "optional"
try:
    example.kind(object())
except TypeError as error:
    assert "dict[str, int]" in str(error), error

# What Python sees of members cannot be changed, so that no change is lost.
table = example.Table()
for change in (lambda: table.names.append("b"), lambda: table.columns.update(), lambda: table.ids.add(1)):
    try:
        change()
    except AttributeError:
        continue
    raise AssertionError(change)
table.columns = {"x": [1, 2]}
assert not table.columns["x"].flags.writeable and list(table.columns["x"]) == [1, 2]
try:
    table.columns["y"] = []
except TypeError:
    pass
flags = table.flags
assert flags.tolist() == [True, False] and not flags.flags.writeable
table.flags = [False]
assert table.flags.tolist() == [False]
table.names, table.ids, table.limit, table.points = ["b"], {1}, 3, [point]
assert (table.names, table.ids, table.limit) == (("b",), frozenset({1}), 3)
table.points[0].x = 6
assert point.x == 6
table.kept().append("lost, as it is a list of the caller's own")
table.add(["c"], times=2)
assert table.names == ("b", "c", "c")
assert example.cvar.counts == {"all": 1}
example.cvar.counts = {"none": 0}
assert dict(example.cvar.counts) == {"none": 0}
assert example.taken() == 2


# Elements whose own code changes what they are in, or what else is passed.
class Shrinks:
    def __init__(self, change):
        self.change = change

    def __float__(self):
        self.change()
        gc.collect()
        return 1.0


for elements in ([], [1.0] * 100):
    weights = []
    weights += [Shrinks(weights.clear), *elements]
    assert example.weighted(weights, np.ones(4)) == 1.0
array = np.ones(4)
try:
    example.weighted([Shrinks(lambda: array.resize(100000, refcheck=False))], array)
except BufferError:
    pass
row = []
row += [Shrinks(row.clear), 2.0]
assert len(example.moved_numbers(row)) == 1
rows = []
rows += [[Shrinks(rows.clear)], [2.0]]
assert len(example.rows(rows)) == 1
pair = []
pair += [Shrinks(pair.clear), "x"]
try:
    example.tuples([1, *pair])
except TypeError:
    raise AssertionError from None
mapping = {}
mapping.update({1: Shrinks(lambda: mapping.update({3: 4.0})), 2: 1.0})
try:
    example.unordered_maps(mapping)
except RuntimeError as error:
    assert "changed size" in str(error)
else:
    raise AssertionError


# Pointers to objects that nothing else has, and to objects that are let go of before C++ is called.
class Makes(collections.abc.Mapping):
    def __getitem__(self, key):
        return example.Point(key)

    def __iter__(self):
        return iter((3, 4))

    def __len__(self):
        return 2


class Fresh:
    def __iter__(self):
        yield from (example.Point(x) for x in (3, 4))


assert example.sum(Fresh(), [], Fresh()) == 14.0
assert set(example.named(Makes())) == {3, 4}
points = [example.Point(3), example.Point(4)]
# C++ may convert its arguments in any order.
assert example.sum(points, [Shrinks(points.clear)], points) == 8.0


# Elements that leave their list when they are asked what they are, and are freed.
def leaving(method, outcome):
    values = []

    def leave(self):
        values.clear()
        return outcome()

    values.append(type("Leaving", (), {method: property(leave) if method == "__class__" else leave})())
    return values


def refuse():
    raise TypeError("refused")


LEAVING = [
    (example.strings, "__class__", lambda: int),
    (example.letters, "__class__", lambda: int),
    (example.letters_of, "__class__", lambda: int),
    (example.wide, "__class__", lambda: int),
    (example.choices, "__float__", refuse),
    (example.rows, "__iter__", refuse),
    (example.multimaps, "__class__", lambda: int),
    (example.multimaps, "__iter__", refuse),
    (example.multimaps, "__iter__", lambda: iter((1, 2))),
    (example.points, "__class__", lambda: int),
    (example.points, "__class__", refuse),
]
for function, method, outcome in LEAVING:
    try:
        function(leaving(method, outcome))
    except (TypeError, ValueError):
        continue
    raise AssertionError((function, method))
assert example.multimaps(leaving("__iter__", lambda: iter((1, "a")))) == [(1, "a")]

# What C++ throws while it takes an array, and errors that are tuples or nothing.
assert example.ordered(np.array([2.0, 1.0, 2.0])) == 2
for call, error, arguments in [
    (lambda: example.ordered(np.array([1.0, -1.0])), ValueError, ("negative",)),
    (lambda: example.refusals(1), RuntimeError, ((1, "a"),)),
    (lambda: example.silence(1), RuntimeError, (None,)),
]:
    try:
        call()
    except error as raised:
        assert raised.args == arguments, raised.args
    else:
        raise AssertionError(arguments)
weak = example.Point(1)


class Frees:
    def __str__(self):
        return "x"


assert example.beside(["a"], weak) == 2.0
assert math.isnan(example.optionals(math.nan))


# Numbers whose code frees an object to which another part of the value points, or another value.
class Removes:
    def __init__(self, point):
        self.point = point

    def __float__(self):
        example.remove(self.point)
        return 1.0


point = example.Point(2)
assert example.weighed([(point, 1.5), (point, 1)], [1, 2]) == 10
for call in (
    lambda point: example.weighed([(point, 1.5), (point, Removes(point))], [1]),
    lambda point: example.weighed([(point, 1.5)], [Removes(point)]),
    lambda point: example.sum([point], [Removes(point)], []),
):
    try:
        call(example.Point(2))
    except ValueError as error:
        assert "an object was freed or moved while other values were read" in str(error), error
    else:
        raise AssertionError("an object that was freed was used")
