"""Fuzzes containers with arguments whose own code changes the containers.

    `make fuzz-containers SEEDS=300 STEPS=5000`. Each step calls one operation of a container, an element or a
buffer, with random arguments. Some arguments are objects whose `__index__`, `__eq__`, `__iter__` and
`__del__` run further operations before they return, and so do finalizers, weak references and the callbacks
of the garbage collector. A step may end with any exception but SystemError, which Python raises where C code
breaks its rules. A failure is such an error, or a process that ends before its last step: the module is built
with AddressSanitizer and with the assertions of the standard library.

    Some operations are left out, because they are undefined in C++ itself: a reference that C++ has returned
is not used after its object has moved, null pointers and pointers to objects that may be freed are not
followed, and memory that C++ has taken over is no longer used. Threads do not share objects that C++ changes
without Python's lock.
"""

import gc
from pathlib import Path

import fuzz
from world import World

INTERFACE = fuzz.ROOT / "tests" / "python" / "containers" / "containers.i"


def run_seed(module, seed, options):
    world = World(module, seed, options.trace, in_threads=options.threads > 1)
    for each in world.run_in_threads(options.threads, options.steps):
        each.stop()
    world.containers.clear()
    world.others.clear()
    gc.collect()


if __name__ == "__main__":
    fuzz.main(__doc__, INTERFACE, run_seed, script=Path(__file__))
