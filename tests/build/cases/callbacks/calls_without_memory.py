"""A failed Python allocation leads to MemoryError, even while C++ calls Python functions."""

import sys
from pathlib import Path

import example
from example import RED, Point

sys.path.append(str(Path(__file__).parents[3] / "python"))
from without_memory import fail_each_allocation


def square(x):
    return x * x


def fail(x):
    raise KeyError(x)


twice, button = example.twice(), example.Button()


def click():
    button.on_click = lambda number: None
    button.click(1)
    button.on_click = None


fail_each_allocation(
    {
        "a function": lambda: example.apply(square, 3),
        "a function by reference": lambda: example.apply_to_reference(square, 3),
        "no function": lambda: example.apply("x", 1),
        "an empty function": lambda: example.apply(None, 1),
        "a function that comes back": lambda: example.same(square),
        "a function of C++": lambda: example.twice(),
        "a call of a function of C++": lambda: twice(4),
        "a call of a function of C++ that is refused": lambda: twice("x"),
        "functions in functions": lambda: example.compose(square, twice)(3),
        "functions as results": lambda: example.both(square),
        "functions by their names": lambda: example.set_all({"a": abs}),
        "a member": click,
        "a function that fails": lambda: example.apply(fail, 1),
        "another type": lambda: example.apply(lambda x: "x", 1),
        "a constant": lambda: example.color(lambda color: RED),
        "a text": lambda: example.referred(lambda text: text + "!"),
        "an object": lambda: example.by_value(lambda point: Point(point.x + 1)),
        "a shared pointer": lambda: example.shared_point(lambda point: point),
        "an object that C++ takes": lambda: example.owner(lambda point: point),
        "a list": lambda: example.values(lambda values: [2.0, *values]),
        "an overload": lambda: [example.kind(each) for each in (1.0, square, "text")],
        "a pointer to a function": lambda: example.call(abs, -3),
    }
)
