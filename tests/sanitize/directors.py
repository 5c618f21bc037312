"""Fuzzes directors and callables that are destroyed in any order.

    `make fuzz-directors SEEDS=300 STEPS=5000`. Each step creates, calls, gives away or frees an object of a
Python class that derives from directors, or a callable that C++ holds. The methods of these objects run
further steps, raise exceptions and return values of wrong types, and so do finalizers, weak references and
the callbacks of the garbage collector: objects are destroyed during calls of their own methods, in Python
first or in C++ first, in cycles, and after they were passed to C++ as raw, unique or shared pointers. A step
may end with any exception but SystemError, which Python raises where C code breaks its rules. A failure is
such an error, a process that ends before its last step, or an object that is left at the end of a seed: the
module is built with AddressSanitizer. The last seed of a process leaves its objects to the end of the
interpreter.
"""

import gc
import sys
from pathlib import Path

import fuzz
from director_world import World

INTERFACE = Path(__file__).parent / "directors" / "directors.i"


def run_seed(module, seed, options):
    worlds = World(module, seed, options.trace).run_in_threads(options.threads, options.steps)
    is_last = seed == options.first + options.seeds - 1
    if is_last and seed % AT_ONCE == AT_ONCE - 1:
        # Keeps these objects until the interpreter ends. Seeds that follow would count them as their own.
        sys.modules["left"] = worlds
        return
    for world in worlds:
        world.stop()
    # A finalizer may add an object again.
    for _ in range(4):
        for world in worlds:
            world.clear()
        # The last result of a function that was freed in its call stays until the thread's next call.
        module.keep_finder(lambda _: None)
        module.call_finder(-1)
        module.drop_all()
        gc.collect()
    if left := module.alive():
        sys.exit(f"left at the end: {left}")


AT_ONCE = 10

if __name__ == "__main__":
    fuzz.main(__doc__, INTERFACE, run_seed, script=Path(__file__), at_once=AT_ONCE)
