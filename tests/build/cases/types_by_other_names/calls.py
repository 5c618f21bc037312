import copy

import example

assert (example.flip(0), example.flip(1)) == (1, 0)
assert example.kind_of(1, 11) == 11
assert (example.up(0), example.up(0, 1)) == (1, 1)
example.cvar.chosen = 1
assert example.cvar.chosen == 1

lamp = example.Lamp()
lamp.mode = 1
assert (lamp.mode, lamp.turned(1), lamp.turned(0), lamp.kept(3)) == (1, 0, 1, 3)
assert (lamp.turn(1), lamp.turn(1), lamp.turn(1, 0), lamp.mode) == (0, 1, 1, 1)
assert (lamp.color, lamp.other(1), lamp.other(2)) == (1, 2, 1)
lamp.color = 2
assert (lamp.color, lamp.other(1)) == (2, 2)

shadow = example.Shadow()
assert (shadow.get(), shadow.sum(example.Shadow())) == (5, 10)
handle = example.Hidden()
assert example.cvar.hidden == 1
del handle
assert example.cvar.hidden == 0
assert example.kept().get() == 5
assert example.bare().get() == 5
for unknown in (shadow, example.Hidden(), example.bare()):
    try:
        copy.copy(unknown)
    except RuntimeError as error:
        assert "cannot be copied" in str(error)
    else:
        raise AssertionError("nobody knows how large it is")

member = example.member()
assert (example.by_value(member), example.by_reference(member)) == (4, 2)

assert (example.call_quiet(example.quiet()), example.call_loud(example.loud())) == (7, 4)
assert (example.call_silent(example.silent()), example.Machine().run(example.silent())) == (5, 6)
try:
    example.call_silent(example.loud())
except TypeError as error:
    assert "_p_f_int_int_noexcept" in str(error), error
else:
    raise AssertionError("the function may throw")

count = example.counted(4)
assert example.add(count) > 1
assert (count.value, count.twin().value) == (5, 5)

measured = example.measured()
assert (type(measured), measured.first, measured.second) == (example.Measured, 3, 0.5)
assert example.total_of(example.Measured(1, 2.5)) == example.total_of(measured) == 3.5
assert example.Rows().sum((3, 4)) == 7

graph = example.Graph()
assert type(graph.edges) is type(graph.all()) is example.Int32Vector
graph.edges.append(4)
assert (list(graph.edges), graph.counted(graph.edges), graph.counted([5, 6])) == ([1, 2, 3, 4], 4, 2)
longs = example.longs()
assert (type(longs), longs.last(), example.last_of(longs)) == (example.Longs, 8, 8)

register = example.Register()
assert (register.size(), register.value(3), register.remove(7), register.remove(7)) == (1, 0.5, 1, 0)

# Constants that are texts by names for pointers, which may be null.
assert (example.text_constant, example.constant_text, example.given_text) == ("letters", "text", "letters")
assert (example.no_text, example.nothing, example.cvar.no_text) == (None, None, None)
assert (example.no_given_text, example.NULL_TEXT) == (None, None)

# Typemaps for a `volatile` type are not for the type itself, whose own ones are for both.
assert (example.of_volatile(1), example.of_reading(1), example.of_plain(1)) == (101, 101, 1)
assert (example.of_cleared(1), example.to_volatile(1), example.to_plain(1)) == (1, 1001, 1)
assert (example.of_volatile_short(3), example.of_short(3), example.of_volatile_float(1.5)) == (6, 3, 5.5)
assert (example.cvar.volatile_reading, example.cvar.plain_reading) == (10, 3)
example.cvar.volatile_reading = example.cvar.plain_reading = 1
assert (example.cvar.volatile_reading, example.cvar.plain_reading) == (13, 1)
readings = example.Readings()
readings.changing = readings.plain = 2
assert (readings.changing, readings.plain) == (1102, 2)

assert (example.ticks, example.last_tick) == (11, 2**64 - 1)

assert (example.opened(3), example.opened(0)) == ([3, 0], [0, example.LATE_FAULT])
assert (example.opened_checked(3), example.opened_checked(0)) == (0, 7)
try:
    example.opened_checked(-1)
except ValueError as error:
    assert str(error) == "below zero"
else:
    raise AssertionError("no exception")
assert (example.raised(1), example.stage_of(example.EARLY), example.stage_of(2)) == (201, -3, 2)
assert (example.stage_or_none(), example.stage_or_none(example.LATE), example.stage_or_none(None)) == (
    100,
    4,
    100,
)
assert (example.busy(), example.Faulty().failed()) == (200, [1, 7])

box, text_box = example.boxed(), example.boxed_text()
assert [example.which_box(given) for given in (box, text_box, "a", 3)] == [1, 20, 30, 40]
assert example.which_box(box, 4) == 5
inner = example.inner_of_int(), example.inner_of_double()
assert [example.which_inner(given) for given in inner] == [1, 2]
assert [example.which_pointer(given) for given in inner] == [1, 2]
plain, secret = example.cased(), example.cased_secret()
given = plain, secret, example.secret()
assert [example.which_case(each) for each in given] == [1, 2, 3]
assert (example.Opener(plain).how, example.Opener(secret).how) == (1, 2)
assert [example.Opener(plain).opened(each) for each in (plain, secret)] == [1, 2]
assert [example.Opener.of(each) for each in (plain, secret)] == [1, 2]
assert [example.IntSorter().sorted(each) for each in (plain, secret)] == [1, 2]
