import datetime
import sys

import example

p = example.Point()
p.x = 1
assert p.moved(2) is p
assert p.moved(3).moved(4) is p
assert p.x == 10
assert example.counted(1, 2) == 3
try:
    example.counted(1)
except ValueError as error:
    assert "not two" in str(error)
else:
    raise AssertionError("the arguments are those of another call")
assert (example.defaulted(4), example.defaulted(4, 8)) == (47, 48)
assert example.first(p) is True

assert list(example.twice(example.Ints([1, 2]))) == list(example.twice([1, 2])) == [1, 2, 1, 2]
try:
    example.twice("12")
except TypeError as error:
    assert "no ints" in str(error)
else:
    raise AssertionError("text is no vector")
assert (example.half(3), example.half("3")) == (1.5, -1)
assert example.is_point(p)
assert not example.is_point(3)
assert example.point_at(4).x == 4
assert example.text_of("text") == "text"
assert example.bytes_of(b"a\0b") == b"a\0b"
assert example.bytes_of("text") is None
assert (example.room("abcd"), example.room("ab"), example.room("abcde")) == (4, 2, -1)
assert (example.unpacked((1,)), example.unpacked((1, 2)), example.unpacked(3)) == (1, 2, 3)
try:
    example.unpacked((1, 2, 3))
except TypeError as error:
    assert "at most 2" in str(error)
else:
    raise AssertionError("three are two")
assert example.asserted(1) == 1
try:
    example.asserted(0)
except RuntimeError as error:
    assert "not positive" in str(error)
else:
    raise AssertionError("0 is positive")
assert example.halved(6) == [6, 3]
assert example.point_at(3).twin().x == 3
assert (example.Pair(1, 2).sum, example.Passed(3).count) == (3, 13)
assert example.Pair.__call__(5, 6).sum == 11


class Named(example.Pair):
    def __init__(self):
        super().__init__(3, 4)


assert Named().sum == 7
try:
    example.Pair(1)
except ValueError as error:
    assert "not two" in str(error)
else:
    raise AssertionError("one is two")
assert example.paired(2).sum == 4
shelf = example.Shelf()
assert list(shelf) == [1, 2, 3]
assert list(iter(example.Shelf())) == [1, 2, 3]
place = example.Shelf().iterator()
assert (place.value(), next(place), place.value()) == (1, 1, 2)
later = place + 1
assert (later.value(), later - place, place == later, place != later) == (3, 1, False, True)
assert (later.previous(), later == place) == (2, True)
place += 1
other = place.copy()
assert (place.value(), other.value(), (place - 2).value()) == (3, 3, 1)
assert next(place) == 3
for past in (lambda: next(place), place.value, lambda: place + 1, lambda: other.decr(3)):
    try:
        past()
    except StopIteration:
        pass
    else:
        raise AssertionError("there is no element")
assert list(example.countdown(3)) == [3, 2, 1]
try:
    example.countdown(3).distance(place)
except ValueError as error:
    assert "no distance" in str(error)
else:
    raise AssertionError("a distance")

assert [example.whole(x) for x in (2.000000001, -3.0, 2.5, 1e300, 101)] == [2, -3, -1, -1, -1]
assert (example.squared(2j), example.squared(3), example.squared("x")) == (-4, 9, None)
assert (example.wide("ab"), example.wide("abcd"), example.wide("abcde"), example.wide(1)) == (
    "ab",
    "abcd",
    5,
    None,
)
assert (example.next_of(1), example.printed(12), example.is_known()) == (2, "12", True)
try:
    example.next_of(3)
except StopIteration:
    pass
else:
    raise AssertionError("the iteration goes on")


room = example.Room()
room.code, room.size = "ab", 7
assert room.code == "ab\0\0"
handle = example.handle_of(room)
assert "void *" in repr(handle)
assert [example.size_of(each) for each in (room, handle, example.same_handle(handle), None)] == [7, 7, 7, 0]

text = example.raw_text()
example.set_first(text, "d")
assert [example.length_of(each) for each in (text, "four", "a\0")] == [3, 4, 2]
assert example.printed_text(text) == "daw"
try:
    example.set_first("text", "d")
except TypeError:
    pass
else:
    raise AssertionError("text is no address")

pointers = {
    "int **": example.second_place(),
    "int (*)[3]": example.all_places(),
    "int (*)(int)": example.caller(),
    "int (**)(int)": example.callers(),
}
for spelling, pointer in pointers.items():
    assert f"<Swig Object of type '{spelling}' at 0x" in repr(pointer)

# The names of classes, and items as new references.
assert example.name_of_class(1) == "int"
assert example.name_of_class(datetime.date(2020, 1, 20)) == "datetime.date"
assert example.name_of_class(p) == "example.Point"
unnamed = type("Unnamed", (), {"__module__": 5})
assert example.name_of_class(unnamed()) == "Unnamed"


class Odd(type):
    """A metaclass: its classes have a `__module__` that code computes."""

    __module__ = property(lambda own: own.named())


class Loud(str):
    def __add__(self, other):
        raise AssertionError("text is joined by a user's operator")


def stopped():
    raise KeyError("stopped")


def absent():
    raise AttributeError("absent")


def named(module):
    return example.name_of_class(Odd("Named", (), {"named": staticmethod(module)})())


assert (named(lambda: Loud("loud")), named(lambda: Loud("builtins")), named(absent)) == (
    "loud.Named",
    "Named",
    "Named",
)
try:
    named(stopped)
except KeyError as error:
    assert error.args == ("stopped",)
else:
    raise AssertionError("an exception of the property is lost")
assert example.item_of([1, 2], 1) == 2
try:
    example.item_of([1, 2], 2)
except IndexError:
    pass
else:
    raise AssertionError("a list of two has no third item")
assert example.value_of({"key": "value"}, "key") == "value"
assert example.value_of({}, "key") == "missing"
item = object()
count = sys.getrefcount(item)
for _ in range(100):
    assert example.item_of([item], 0) is item
    assert example.value_of({"key": item}, "key") is item
assert sys.getrefcount(item) == count

# A function that returns no object has raised an exception, and has no other results.
assert example.listed(5) == [50]
try:
    example.listed(-5)
except ArithmeticError as error:
    assert str(error) == "below zero"
else:
    raise AssertionError("the exception of the C++ code is lost")

# An interface's own fragment with the name of one of the library's has no effect.
assert (example.read(4), example.sized()) == (4, "abc")
assert (example.asked(3), example.asked(None)) == (False, True)

# Characters behind pointers.
assert (example.next_letter("a"), example.next_letter(""), example.next_letter(97)) == ("b", "\1", "b")
assert (example.length_of("text"), example.first_letter("nine"), example.split()) == (4, "n", [4, "y", 3])
assert (example.kind_of("a"), example.kind_of(4)) == ([1, "a"], 2)
for letter, error in [("ab", TypeError), ("é", TypeError), (300, OverflowError), (b"a", TypeError)]:
    try:
        example.next_letter(letter)
    except error:
        continue
    raise AssertionError(f"a letter was {letter!r}")
