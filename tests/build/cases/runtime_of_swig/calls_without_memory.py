"""A failed Python allocation leads to MemoryError, also in code that calls SWIG's functions."""

import sys
from pathlib import Path

import example

sys.path.append(str(Path(__file__).parents[3] / "python"))
from without_memory import fail_each_allocation

fail_each_allocation(
    {
        "an object that code raises": lambda: example.refuse(12),
        "an exception that code raises": lambda: example.refuse(3),
        "an object of another class": lambda: example.own_of_another_class(5),
    }
)
