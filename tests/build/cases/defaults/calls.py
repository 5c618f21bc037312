import example
import numpy as np

numbers = example.Numbers(5)
assert numbers.n == 5
assert example.Numbers(np.ones(2)).n == 200

numbers.resize(3)
assert numbers.n == 3
numbers.resize(np.zeros(4, dtype=np.int64))
assert numbers.n == 104
assert (numbers.added(1), numbers.added(np.zeros(2, dtype=np.int64))) == (105, 156)

assert (example.all(), example.all(2), example.all(np.ones(2))) == (3, 2, 200)
assert (example.two(1), example.two(np.ones(1)), example.two(np.ones(1), 2)) == (1070, 1570, 1520)
assert example.two(np.ones(1), np.ones(2)) == 1521
assert (example.letters(2), example.letters("abc")) == (2000 + ord("d"), 3000 + ord("g"))

# Code of the interface for parameters that a call leaves out.
assert (example.stepped(4), example.stepped(4, None)) == (7004, 17004)
assert example.stepped(4, example.doubled_pointer) == 17008
assert example.stepped(n=4, step=example.doubled_pointer, seen=2) == 2008

# Keywords that skip parameters.
assert example.skipped(1, last=5) == 145
assert example.skipped(1, text="", last=5) == 146
assert example.skipped(1, doubled=3, last=5) == 165
assert example.named(1, last=False) == 10000 + 5000 + 800 + 30
assert example.named(1, flags=4) == 10000 + 5000 + 800 + 41
assert example.named(1, level=2) == 10000 + 5000 + 200 + 31
assert (example.Skipped().limit(1, other=2), example.largest(1, other=2)) == (172, 192)

# A keyword skips a default only if its value is certain.
assert example.Sees().limit(1, other=2) == 192
calls = example.Hides().limit, example.Inherits().limit, example.limit_of_5, example.own
assert [call(1) for call in calls] == [171, 161, 151, 174]
for call in calls:
    try:
        raise AssertionError(call(1, other=2))
    except TypeError as error:
        assert "limit" in str(error), error

# Defaults that only C++ can spell.
assert (example.mode(1), example.mode(1, named=4)) == (15, 14)
assert (example.Limits().limit(1), example.Limits().limit(1, 4)) == (17, 114)
assert (example.labelled(), example.labelled("x")) == ("typemap", "code")

# Defaults that only the interface has.
point = example.P()
point.x = 7
assert (example.of_interface(1), example.of_interface(1, point)) == (2101, 2008)
assert example.of_interface(1, None, 3) == 3101
assert (example.typed(1), example.typed(1, 2)) == (1, 2)


def refuses(call, *given):
    """Whether a call raises a TypeError."""
    try:
        call(*given)
    except TypeError:
        return True
    return False


# Names for calls without the defaults.
named = example.Named()
assert (named.n, example.Named(5).n, example.made(5, 2).n) == (1, 5, 7)
assert (named.sum(1, 2), named.sum(1), named.one(1)) == (12, 11, 11)
assert (named.most(1), named.both(1, 3), named.most(1, 3, 4)) == (112, 132, 134)
assert (named.every(1), named.every(1, 3)) == (11, 13)
assert (named.i(), named.i(1), named.i(1, 3, 4)) == (412, 112, 134)
assert (named.j(1, 3), named.j(1), named.k(1, 3), named.k_one(2), named.k_none()) == (13, 11, 13, 21, 51)
assert (named.added(1, 3), named.added_one(1)) == (1013, 1011)
assert (example.free(1, 3), example.free_one(1)) == (13, 11)
assert (example.instance(1, 3), example.of_words(1), example.of_words(1, b=3)) == (13, 11, 13)
assert refuses(example.Named, 1, 2)
assert refuses(named.one, 1, 2)
assert refuses(named.both, 1)
assert refuses(named.k_none, 1)
assert refuses(named.added_one, 1, 2)
assert refuses(example.free_one, 1, 2)
assert not hasattr(named, "last")

# Outputs behind parameters with defaults.
assert (example.following(), example.following(4)) == ([1, 2], [4, 5])
assert (example.above(), example.above(example.HIGH)) == ([3, 4], [4, 5])
assert (example.behind(), example.behind("abc")) == ([2, 5], [3, 5])
assert (example.chosen(), example.chosen(7), example.chosen("abc")) == ([1, 1], [7, 1], [3, 2])
assert (example.called(2, 3), example.called(2)) == ([3, 2], [6, 2])
assert (example.fill(), example.fill(2)) == (0.5, 2.5)
assert (example.shaded(), example.picked(), example.picked(2, 3)) == ([ord("d"), 7], [1, 1], [5, 2])
assert example.both_ways(2, 3) == [2, 5]
# C++ makes the object of the default by the constructor for the enumeration.
assert example.leveled() == 4

# Defaults that name something, before outputs and code.
assert (example.filled_up(), example.filled_by_name(), example.filled_up(1)) == (127.5, 127.5, 1.5)
assert (example.far(), example.far(1), example.near(), example.same()) == (131, 5, 6, 1)
assert (example.Meter().fill(), example.Meter().read(), example.Scale().read(4)) == (5, 2, 4)
assert refuses(example.Scale().read)
assert (example.summed(), example.summed(np.full(2, 1.5))) == (6, 3)
assert (example.both(1), example.qualified(1), example.by_method(1)) == (11, 21, 10)
assert (example.Private().read(1), example.Private().read(1, 2)) == (31, 3)
assert (example.Node(3).add(1), example.Node(3).add(1, 2), example.Node(3).add(1, 2, "y")) == (4, 600, 600)
