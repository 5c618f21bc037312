"""The class changes while C++ looks for the method for the first time, and while it makes the arguments."""

import builtins
import gc

import example
from heir import Heir

heir = Heir()
imported = builtins.__import__


def importing(name, *rest, **others):
    if name == "types":
        Heir.area = lambda self, x: 2.5
    return imported(name, *rest, **others)


# The first look-up asks for the type of functions, which this module stands for.
builtins.__import__ = importing
assert example.call_area(heir, 1) in (1.5, 2.5)
builtins.__import__ = imported
Heir.area = lambda self, x: 3.5
assert [example.call_area(heir, x) for x in range(100)] == [3.5] * 100


def replace(phase, information):
    Heir.name = lambda self, text: text + "!" if text.isprintable() else ""
    Heir.moved = lambda self, point: example.Point(point.x + 1)
    Heir.sum = lambda self, values: values.sum()


# Each new object that may be part of a cycle begins a collection.
gc.callbacks.append(replace)
gc.set_threshold(1)
for x in range(100):
    example.call_name(heir, x)
    example.call_moved(heir, x)
    example.call_sum(heir, x)
    assert example.call_undecodable(heir) == 0
