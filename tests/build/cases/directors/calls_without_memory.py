"""A failed Python allocation leads to MemoryError, even while C++ calls Python methods."""

import sys
from pathlib import Path

import example
from example import GREEN, Point, Shape

sys.path.append(str(Path(__file__).parents[3] / "python"))
from without_memory import fail_each_allocation


class Square(Shape):
    def area(self, scale):
        return 2.5 * scale

    def name(self):
        return "square " + super().name()

    def color(self, color):
        return GREEN

    def label(self, text):
        return text + "!"

    def by_value(self, point):
        return Point(point.x + 1)

    def by_pointer(self, point):
        return Point(point.x * 2)

    def values(self, values):
        return [2 * value for value in values]

    def made(self):
        return Square()


class Failing(Shape):
    def area(self, scale):
        raise KeyError(scale)

    def name(self):
        return 5


class Values(example.Values):
    def pair(self, pair):
        return pair[0] + 1, pair[1] * 2

    def wide(self, text):
        return text + "r"

    def shared(self, shared):
        return example.Shared(shared.x + 1)

    def fill(self, values):
        values.append(3)


class Held(example.Held):
    def held(self):
        return 2


class Guard(example.Guarded):
    def ask(self):
        raise LookupError


square, failing, values, guard = Square(), Failing(), Values(), Guard()


def hold():
    example.hold(Held())
    example.held()
    example.hold(None)


fail_each_allocation(
    {
        "an object": Square,
        "an object without what is abstract": Shape,
        "a number": lambda: example.area_of(square, 4),
        "a text": lambda: example.name_of(square),
        "a constant": lambda: example.color_of(square, GREEN),
        "a text that is passed": lambda: example.label_of(square, "a"),
        "an object that is passed": lambda: example.value_of(square, 4),
        "a pointer that is passed": lambda: example.pointer_of(square, 4),
        "a container": lambda: example.values_of(square, [1, 2]),
        "an object that C++ frees": lambda: example.made_and_freed(square),
        "an object that comes back": lambda: example.same(square),
        "an exception": lambda: example.area_of(failing, 1),
        "an exception that C++ catches": lambda: example.guarded(guard),
        "an exception that C++ throws again": lambda: example.nested(failing),
        "another type": lambda: example.name_of(failing),
        "a pair": lambda: example.pair_of(values),
        "a wide text": lambda: example.wide_of_values(values),
        "a shared pointer": lambda: example.shared_of(values, 3),
        "a container that is filled": lambda: example.filled(values),
        "an object that C++ keeps": hold,
    }
)
