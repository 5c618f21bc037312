"""C++ objects that are made, passed, kept, dropped and refused many times leave nothing behind."""

import contextlib
import copy
import gc
import sys

import pytest

ROUNDS = 1000


def refused(call, *arguments):
    try:
        call(*arguments)
    except (RuntimeError, TypeError, ValueError):
        return
    raise AssertionError(f"{call} was not refused")


def exercise(example, subclass):
    """One round: every way in which an object is created and freed, including failures."""
    counted = example.Counted(1)
    own = subclass(2)
    own.friend = counted
    assert example.number_of(own) + example.number_or(None, 3) == 5
    refused(example.Counted, -1)
    refused(example.number_of, "text")
    refused(subclass, "text")
    refused(counted.larger, None)
    pair = example.Pair()
    pair.chosen = counted
    pair.chosen = own
    pair.first = counted
    parts = [pair.first, pair.second, pair.choose(), pair.chosen]
    copies = [copy.copy(counted), copy.deepcopy(pair)]
    copies += [counted.next(), counted.larger(own), example.give(4)]
    links = [example.Link(), example.Link()]
    links[0].next, links[1].next = links[1], links[0]
    taker = example.Taker()
    taker.take(example.Counted(5))
    refused(taker.take_and_throw, example.Counted(6))
    kept = taker.second_of(pair)
    del pair
    assert kept.number == 0
    refused(example.kind_of, links[0])
    return parts, copies


@pytest.fixture
def subclass(example):
    class Own(example.Counted):
        def __init__(self, number):
            super().__init__(number)
            self.text = "of Python's"

    return Own


def test_nothing_is_left_of_many_objects(example, subclass):
    for _ in range(10):
        exercise(example, subclass)
    gc.collect()
    alive, blocks = example.count_alive(), sys.getallocatedblocks()
    for _ in range(ROUNDS):
        exercise(example, subclass)
    gc.collect()
    assert example.count_alive() == alive
    # Python's own allocations vary by a few blocks; a leak is at least one block per round.
    assert sys.getallocatedblocks() - blocks < ROUNDS / 2


def blocks_of(refused):
    """The number of Python's memory blocks that remain after many refusals, while nobody calls C++."""
    with pytest.raises((AttributeError, BufferError)):
        refused()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(ROUNDS):
        with contextlib.suppress(AttributeError, BufferError):
            refused()
    gc.collect()
    return sys.getallocatedblocks() - before


def test_nothing_is_left_of_what_is_refused_before_cpp_is_called(example, containers):
    counted, other = example.Counted(1), example.Counted(2)
    assert blocks_of(lambda: setattr(counted, "this", other)) < ROUNDS / 2
    point = example.FloatPoint()
    shown = point.x
    assert blocks_of(point.disown) < ROUNDS / 2
    assert shown.size == 3
    table = containers.Table()
    values = table.values
    assert blocks_of(lambda: memoryview(values)) < ROUNDS / 2
