"""Measures elementwise functions on the host compared with NumPy's: short calls, in cache, and beyond the
caches.

Prints a table and writes target/bench/elementwise.json. README.md explains it.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .build_peers import OUT
from .builds import build_quaff
from .loop import Loop, Summary
from .machine import describe
from .table import print_table

HEADER = """#pragma once
#include <cmath>
namespace elements {
template <class T> T add(T a, T b) { return a + b; }
template <class T> T length(T a, T b) { return std::sqrt(a * a + b * b); }
}
"""
INTERFACE = """%module elements
%{
#include "elements.hpp"
%}
%include "quaff.i"
%elementwise(elements::add)
%elementwise(elements::length)
%include "elements.hpp"
%template(add) elements::add<float>;
%template(add) elements::add<double>;
%template(length) elements::length<float>;
"""
DTYPES = ["float32", "float64"]
Array = NDArray[np.floating[Any]]


@dataclass(frozen=True)
class Case:
    """The same work by quaff and by NumPy, and the target ratio of speeds, if there is one."""

    name: str
    quaff: Loop
    numpy: Loop
    bar: float | None = None


def main() -> None:
    """Build, call alternately, report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=12, help="turns that each case gets")
    parser.add_argument("--large", type=int, default=10**8, help="elements beyond the caches; 0 for none")
    options = parser.parse_args()
    machine = describe([])
    module = build()
    rows, report = [], {}
    for case in cases(module, options.large):
        ours, theirs = measured(case, options.rounds)
        minima, medians = theirs.minimum / ours.minimum, theirs.median / ours.median
        bar = f"{case.bar:.2f}" if case.bar else ""
        times = [f"{each.minimum:.0f}" for each in (ours, theirs)]
        rows.append([case.name, *times, f"{minima:.2f}", f"{medians:.2f}", bar])
        report[case.name] = {"quaff": asdict(ours), "numpy": asdict(theirs)}
    header = ["", "quaff, ns", "NumPy, ns", "times as fast", "by medians", "to reach"]
    print_table("Elementwise functions", header, rows)
    text = json.dumps({"machine": machine, "cases": report}, indent=2)
    OUT.joinpath("elementwise.json").write_text(text + "\n")


def build() -> Any:
    """Write and build the module, and import it."""
    folder = OUT / "elementwise"
    folder.mkdir(parents=True, exist_ok=True)
    folder.joinpath("elements.hpp").write_text(HEADER)
    folder.joinpath("elements.i").write_text(INTERFACE)
    build_quaff(folder, "elements")
    sys.path.insert(0, str(folder))
    return import_module("elements")


def cases(module: Any, large: int) -> Iterator[Case]:
    """Yield the cases; the arrays of a case exist only while it is measured."""
    add, length = module.add, module.length
    yield from short(add)
    for dtype in DTYPES:
        for size in [8, 10**3, 10**4, 10**5]:
            # The target for 8 elements is 0.6 of NumPy's time.
            yield sum_of_two(add, dtype, size, 1 / 0.6 if size == 8 else 1)
    a, b = random(10**5, "float32"), random(10**5, "float32")
    yield Case("sqrt(a * a + b * b), float32, 10^5", Loop(length, a, b), Loop(numpy_length, a, b), 2.5)
    for dtype in DTYPES if large else []:
        yield sum_of_two(add, dtype, large, 1.25)


def sum_of_two(add: Callable[..., object], dtype: str, size: int, bar: float) -> Case:
    """Contiguous arrays, added into a third one."""
    a, b, out = random(size, dtype), random(size, dtype), np.ones(size, dtype)
    return Case(f"a + b, {dtype}, {size}", Loop(add, a, b, out=out), Loop(np.add, a, b, out=out), bar)


def short(add: Callable[..., object]) -> Iterator[Case]:
    """Eight elements in other layouts."""
    plain, strided = random(8, "float64"), random(16, "float64")[::2]
    row, column = random((1, 4), "float64"), random((2, 1), "float64")
    calls: dict[str, tuple[Any, Any]] = {
        "a + b": (plain, plain),
        "a[::2] + b": (strided, plain),
        "row + column": (row, column),
        "a + 2.0": (plain, 2.0),
        "a + 2": (plain, 2),
    }
    for name, given in calls.items():
        out = np.empty(np.broadcast(*given).shape)
        yield Case(f"{name}, 8 elements", Loop(add, *given, out=out), Loop(np.add, *given, out=out))
        yield Case(f"{name}, 8 elements, new array", Loop(add, *given), Loop(np.add, *given))


def random(shape: int | tuple[int, ...], dtype: str) -> Array:
    """Draw numbers from 0 to 1."""
    return np.random.default_rng(0).random(shape).astype(dtype, copy=False)


def numpy_length(a: Array, b: Array) -> Array:
    """Compute the length as NumPy's users write it."""
    return np.sqrt(a * a + b * b)


def measured(case: Case, rounds: int) -> tuple[Summary, Summary]:
    """Call both alternately, in an order that changes with the round."""
    loops = [case.quaff, case.numpy]
    samples: list[list[float]] = [[], []]
    for turn in range(rounds):
        for which in [0, 1] if turn % 2 else [1, 0]:
            samples[which] += loops[which].burst()
    return Summary.of(samples[0]), Summary.of(samples[1])


if __name__ == "__main__":
    main()
