"""Calls of every kind between C++ and Python: memory must not grow with their number.

    `QUAFF_TEST_CALLS` is the number of calls of each kind, for example a million. By default there are as
many as show a leak of 16 bytes in every sixth call.
"""

import gc
import os
import sys

import example
from heir import Heir, function

COUNT = int(os.environ.get("QUAFF_TEST_CALLS", "200000"))
# The random growth of the allocators of C and of Python.
MOST_KILOBYTES, MOST_BLOCKS = 512, 200


def memory():
    gc.collect()
    with open("/proc/self/statm") as statm:
        resident = int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024
    return resident, sys.getallocatedblocks()


def from_python(call):
    """Calls from Python to C++."""

    def run(count):
        for x in range(count):
            call(x)

    return run


def caught(call):
    def run(x):
        try:
            call(x)
        except LookupError:
            return
        raise AssertionError("no exception")

    return run


def fails(x):
    raise LookupError(x)


heir, shape, halved = Heir(), example.Shape(), example.halved()
kinds = {
    "an override": lambda count: example.many_areas(heir, count),
    "a function that is not overridden": lambda count: example.many_edges(heir, count),
    "an object of the class itself": lambda count: example.many_edges(shape, count),
    "text": lambda count: example.many_names(heir, count),
    "objects by value": lambda count: example.many_moved(heir, count),
    "an array": lambda count: example.many_sums(heir, count),
    "an exception that C++ catches": lambda count: example.many_failures(heir, count),
    "an exception that Python catches": from_python(caught(lambda x: example.by_pointer(fails, x))),
    "a function": lambda count: example.many_functions(function, count),
    "functions in and out of a callable": lambda count: example.many_curried(lambda f: f, count),
    "a function in and out of C++": from_python(lambda x: example.same(function)),
    "a function of C++": from_python(lambda x: halved(x)),
    "a callback with data": from_python(lambda x: example.by_pointer(function, x)),
    "an object that is made and freed": from_python(lambda x: Heir()),
}
for kind, run in kinds.items():
    run(COUNT // 10)
    before = memory()
    run(COUNT)
    grown = [after - earlier for earlier, after in zip(before, memory(), strict=True)]
    assert grown[0] < MOST_KILOBYTES, (kind, grown)
    assert grown[1] < MOST_BLOCKS, (kind, grown)
