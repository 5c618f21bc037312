"""A failed Python allocation leads to MemoryError, also for values of types that only the headers declare."""

import sys
from pathlib import Path

import example

sys.path.append(str(Path(__file__).parents[3] / "python"))
from without_memory import fail_each_allocation

ware, shelf = example.buy(3), example.Shelf()
place = shelf.begin()


def of_pointer(function):
    pointer = example.buy(3).this
    try:
        return function(pointer)
    except AttributeError:
        # Without memory for another owner, the object is freed with its first one.
        return None


fail_each_allocation(
    {
        "a value": lambda: example.buy(3),
        "a value that is passed": lambda: example.price(ware),
        "a value by default": example.cheapest,
        "overloads": lambda: [example.kind(each) for each in (ware, 4)],
        "what is no value": lambda: example.price(3),
        "an object of a value": lambda: example.Shelf(ware),
        "a member": lambda: example.price(shelf.ware),
        "a member that is set": lambda: setattr(shelf, "ware", ware),
        "an iterator of C++": lambda: shelf.at(shelf.begin()),
        "an iterator of C++ that is passed": lambda: shelf.at(place),
        "a pointer": lambda: example.wares(example.handle()),
        "a variable": lambda: example.is_matt(example.opposite(example.cvar.finish)),
        "the address of an object whose owner is gone": lambda: of_pointer(int),
        "the text of an object whose owner is gone": lambda: of_pointer(repr),
        "no object": lambda: example.Shelf.__new__(example.Shelf).this,
    }
)
