"""Fuzzes values of the standard library, made of arguments whose own code changes them.

    `make fuzz-values SEEDS=300 STEPS=5000`. Each step calls a function whose parameters are lists, dicts,
sets, arrays, structs, objects and what they contain, or assigns such a value to a member. The arguments
follow the annotations of the module's stub, but some of their parts are objects whose `__len__`,
`__getitem__`, `__iter__`, `__index__`, `__float__`, `__eq__`, `__hash__` or array protocols run further
steps: these call functions, free objects, and change the lists, dicts, sets and arrays that are being
converted. A step may end with any exception but SystemError, which Python raises where C code breaks its
rules. A failure is such an error, or a process that ends before its last step: the module is built with
AddressSanitizer.

    Some operations are left out, because they are undefined in C++ itself: pointers that C++ has stored or
returned are not followed, and an array that describes its memory in Python code describes memory that exists.
"""

import gc
from pathlib import Path

import fuzz
from value_world import World

INTERFACE = Path(__file__).parent / "values" / "values.i"


def run_seed(module, seed, options):
    world = World(module, seed, options.trace)
    world.run(options.steps)
    world.check()
    world.stop()
    world.clear()
    gc.collect()


if __name__ == "__main__":
    fuzz.main(__doc__, INTERFACE, run_seed, script=Path(__file__), flags=("--flag=-std=c++23",))
