import copy
import sys

import example
import numpy

assert example.headof(example.made(7)) == 7
assert example.sum(1) == 3
assert example.scaled(3) == 5
assert example.scaled(3, None) == 5
assert example.scaled(3, None, 4) == 7

one = example.stats_of(3)
assert (one.n, one.twice()) == (3, 6)
# As with SWIG, the first declaration has the name.
assert example.stats(4).twice() == 8
word = example.Word()
word.whole = 7
assert example.word_of(word) == 7

assert example.found(3).n == 3
try:
    example.found(0)
except KeyError:
    pass
else:
    raise AssertionError("a null pointer is returned")

assert example.SCOPE_USER == 3
e = example.chain(5)
assert (e.tail, example.tail_of(e), example.number_of(example.node(4))) == (5, 5, 4)
assert (e.moved(2), e.moved(2, 3)) == (9, 15)
try:
    e.moved(-99)
except ValueError:
    pass
else:
    raise AssertionError("the exception in the class is not the class's")
assert example.moved(-1) == -1
assert (example.text_of(0), example.text_of(1)) == ("none", "one")

things = example.Things()
assert (example.Things.LIMIT, things.thing().id) == (7, 0)
assert [thing.id for thing in things.listed(4)] == [4, 5]
assert example.LANGUAGE == "C"
assert (example.Whole().plus(), example.Whole().plus(1)) == (42, 3)
pointer = example.new_intp()
example.intp_assign(pointer, 3)
assert example.intp_value(pointer) == 3

asked = []


def fails(x):
    asked.append(x)
    return 1 / (x - 2)


assert example.total(4, lambda x: 2 * x) == 12
try:
    example.total(5, fails)
except ZeroDivisionError:
    assert asked == [0, 1, 2]
    assert example.times_returned() == 2
else:
    raise AssertionError("no ZeroDivisionError")
visited = example.visited()
visited.count = 3
assert example.visit(visited, lambda of, text: of.count + len(text)) == 7
assert example.chosen(lambda: visited).count == 3
assert example.by_value(lambda of: of.count + 1) == 2
# Structs by value: Python gets copies, and C gets the struct that the callable returns.
kept = []


def move(point, by):
    kept.append(point)
    point.x, point.level = point.x + by, 30
    return point


assert example.shifted_where(move) == 11.5 + 2 + 30 + 3
assert (kept[0].x, kept[0].level) == (11.5, 30)
assert example.shifted_where(None) == -1
assert example.weighed(3, lambda point: point.x + point.y) == 9
assert example.weighed(100_000, lambda point: point.level) == 100_000
for wrong in (lambda point, by: None, lambda point, by: 3, lambda point: point):
    try:
        example.shifted_where(wrong)
    except TypeError:
        continue
    raise AssertionError("no TypeError")
assert example.level_of(lambda level: example.high if level == example.low else 0) == example.high
assert example.gauge().turn(example.high) == example.high
assert example.undefined(example.x_of_undefined) == 7
assert example.apply(example.doubled, 2) == example.apply(example.doubled_pointer, 2) == 4

one = example.holder()
one.new, one.this, one.namespace = 3, 4, "inside"
one.delete = numpy.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
assert one.delete[1][2] == 6
assert one.delete.shape == (2, 3)
both = example.twice(one)
assert (both.new, both.this, both.namespace, one.namespace) == (6, 8, "", "inside")
try:
    one.namespace = "longer than it"
except TypeError as error:
    assert "room for 7" in str(error)
else:
    raise AssertionError("text is cut")
assert (example.virtual, example.next(example.virtual)) == (3, 4)
assert example.cvar.counted == 20
example.cvar.counted = 21
assert (example.counted_twice(), example.at(0), example.at(1), example.at(2)) == (42, 1, 0, 5)
assert example.sum_of_all([1.0, 2.0]) == 3
assert example.halves(7) == [3, 1]
assert (example.sign_of(-4), example.sign_of(4), example.turn(example.below), example.read_sign(1)) == (
    [-4, -1],
    [4, 1],
    1,
    1,
)
assert example.write_name() == "written"

point = example.point()
point.x = 5
assert (example.x_of(7), example.x_of(point), example.kind_of(point)) == (7, 5, "point *")
for name in ["struct point *", "point*", " struct  point *", "spot *", "_p_point"]:
    assert example.kind_named(name) == "point *", name
for name in ["stats *", "struct stats *", "union word *", "E *"]:
    assert example.kind_named(name) != "none", name
for name in ["structpoint *", "struct E", "struct none *", "", "struct", " "]:
    assert example.kind_named(name) == "none", name
try:
    example.x_of("7")
except TypeError as error:
    assert "x_of" in str(error)
else:
    raise AssertionError("text is no point")
assert (point.scaled(2), point.scaled("3"), point.scaled()) == (10, 15, -5)
assert example.checked(1) == 1
try:
    example.checked(-1)
except LookupError:
    pass
else:
    raise AssertionError("the code behind the call does not see the result")
numbers = example.new_ints(3)
example.ints_setitem(numbers, 2, 9)
assert example.ints_getitem(numbers, 2) == 9
example.delete_ints(numbers)
shorts = example.Shorts(2)
shorts[1] = 6
assert shorts[1] == 6
point.x = 1
assert point.moved(2) is point
assert point.moved(3).moved(4) is point
assert point.x == 10
assert (example.defaulted(4), example.defaulted(4, 8)) == (47, 48)
person = example.Person()
person.name = "a longer name"
assert person.name == "set to a longer name"
assert example.said(1, "four") == 5

assert example.is_directed(example.described(3)) == example.is_directed_at(example.described(3)) == 3
assert example.is_directed_at(None) == -1
assert example.is_directed(example.cvar.strict) == 7
assert example.n_of(example.next_later(example.first_later())) == 2
assert example.darker(0) == example.darker(1) == 1
for wrong in (1, point, None):
    try:
        example.is_directed(wrong)
    except (TypeError, ValueError):
        pass
    else:
        raise AssertionError(f"{wrong} is no Description")

event = example.event()
event.kind, event.at.x, event.at.y, event.data.key = 1, 2.5, 3, 0x10002
assert (event.data.parts.low, event.data.parts.high) == (2, 1)
assert example.sum_of_event(event) == 1 + 2.5 + 3 + 0x10002
event.data.named.n = 4
assert event.data.key == 4
at = example.event_at()
at.x = 9
event.at = at
assert (event.at.x, event.at.y) == (9, 0)
assert type(event.at) is example.event_at
assert type(event.data.parts) is example.event_data_parts
assert type(event.several) is example.event_several
example.cvar.final.x = 12
assert example.x_of_final() == 12
assert example.conjugate(1 + 2j) == 1 - 2j
assert example.half(3j) == 1.5j

tagged, tag = example.tagged(), ["a tag"]
count = sys.getrefcount(tag)
assert tagged.tag is None
tagged.tag = tag
assert (tagged.tag is tag, sys.getrefcount(tag)) == (True, count + 1)
tagged.tag = tagged.tag
assert sys.getrefcount(tag) == count + 1
del tagged
assert sys.getrefcount(tag) == count

header = example.header()
header.type, header.version = 2, 7
assert (header.type, header.version) == (2, 7)
assert "" not in dir(header)
record = example.record_of("willow")
assert (type(record).__name__, record.n, record.name, example.codename) == ("record", 6, "willow", "heron")
try:
    record.name = "oak"
except AttributeError:
    pass
else:
    raise AssertionError("nothing says how long the array is")
assert example.sample(example.one_sample().values, 1) == 5
assert example.slice_of("abc", 2) == b"ab"
assert (example.is_same(tag, tag), example.is_same(tag, header)) == (1, 0)
kept, length = example.length_of(1, record)
assert (kept is record, length) == (True, 7)
assert example.length_shown("abc") == 3
try:
    example.length_shown("")
except ValueError as error:
    assert str(error) == "'' is empty"
else:
    raise AssertionError("an empty text is refused")
assert [example.joined_length(*("abc", "d", "ef", "g")[:count]) for count in (1, 2, 4)] == [3, 4, 7]
place = example.function_place()
assert (example.applied_checked(place, -3), example.applied(place, -4)) == (3, 4)

one = example.unsized_one()
assert one.number() == example.cvar.counted
for call, error in ((example.unsized, AttributeError), (lambda: copy.copy(one), TypeError)):
    try:
        call()
    except error:
        pass
    else:
        raise AssertionError("nobody knows how large it is")

assert (example.divide_by_ten(47), example.divide_by_ten(47, 9)) == ([7, 4], [2, 5])
assert (example.multiplied(3, 4, []), example.multiplied(3, 4, [0])) == (12, -12)
assert example.chosen_from(40, 2) == 42
try:
    example.chosen_from(40, 4)
except ValueError as error:
    assert str(error) == "no choice"
else:
    raise AssertionError("4 is no choice")
assert record.added_to(1) == record.added_to(1, None) == record.n + 1

try:
    example.tried("a")
except ValueError as error:
    assert str(error) == "refused"
else:
    raise AssertionError("the code refuses every text")

edge = example.chain(5)
assert type(example.as_edge(edge)) is example.edge
assert example.as_edge(edge).tail == 5

assert example.by_operation(2, 3, example.ADDED) == 5
assert (example.FIRST_CORNER.y, example.SECOND_CORNER.x) == (4, 5)
assert example.NO_TEXT is None
assert example.first_of(example.SIDES) == 7
assert example.HIGHEST_BIT == -(2**31)

options = example.Options()
options.verbose = True
assert (options.verbose, example.is_verbose(True), example.is_verbose(0)) == ("\x01", 1, 0)

port = example.port_of(3)
port.mask = 5
assert (port.level, port.mask, port.plus(2), example.cvar.gain) == (3, 5, 5, 1.5)

assert (example.IS_READY, example.IS_DONE, example.cvar.changed_flag) == (True, False, True)
assert {type(example.IS_READY), type(example.IS_DONE), type(example.cvar.changed_flag)} == {bool}
assert (example.negated(True), example.negated(False)) == (False, True)
flags = example.flags()
flags.on = True
assert flags.on is True
assert example.is_on(flags, None) == 1

made = example.new_undefined(3)
assert example.undefined_alive(0) == 1
example.free_undefined(made)
assert example.undefined_alive(0) == 0
del made
example.new_undefined(4)
assert example.undefined_alive(0) == 1

assert example.left_out(1) == 1
assert [example.left_out(1, given) for given in (None, abs)] == [1, 101]
assert example.left_out(1, abs, example.made(1)) == 1101
assert example.left_out(1, abs, None, 2) == 20101
assert example.left_out(1, None, None, 0, 5) == 16

assert example.sharing(3, None) == 3 + (5 + 1 + 3) * 2


def can_be_set(of, name):
    try:
        setattr(of, name, 1)
    except AttributeError:
        return False
    return True


first, second = example.tagged_first(), example.tagged_second()
assert [can_be_set(example.Untagged(), name) for name in ("fixed", "free_one")] == [False, True]
assert [can_be_set(first, name) for name in ("changing", "fixed_too")] == [True, False]
assert can_be_set(second, "changing")
assert hasattr(example.UntaggedRename, "renamed_member")
assert hasattr(example.tagged_third, "renamed_member")

assert example.half_of(7) == [3, 1]
assert example.only_remainder(7) == 1

assert example.Opened(3).handle == 3
try:
    example.Opened(-1)
except OSError as error:
    assert str(error) == "none opened"
else:
    raise AssertionError("an output of a constructor is lost")

assert (example.FIRST_LETTER, example.BEHIND_LETTER, example.QUOTE_LETTER) == ("f", 103, "'")

assert [example.words_in(words) for words in (["a"], (), None, example.two_words())] == [1, 0, -1, 2]

assert example.ranged(4) == [7, 14]
