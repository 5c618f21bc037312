"""Takes the samples: all contenders alternately, round by round, so that drift of the machine affects all
alike.
"""

import math
import random
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..loop import Loop, Summary
from .cases import CASES, Case
from .contenders import Library


class Measured(NamedTuple):
    """The subject of a measurement: a call on an array of a library, in one case."""

    library: str
    call: str
    case: Case


Results = dict[Measured, Summary]


def measure(libraries: Sequence[Library], rounds: int, failures: list[str]) -> Results:
    """Measure all calls in all cases; a failed call has no entry, but its error is in `failures`."""
    results: Results = {}
    for case in CASES:
        print(f"measuring {case.elements} elements of {case.dtype}", file=sys.stderr)
        results |= measure_case(libraries, case, rounds, failures)
    return results


def measure_case(libraries: Sequence[Library], case: Case, rounds: int, failures: list[str]) -> Results:
    """Measure one case; the order changes with the round, so that no call always has the same predecessor."""
    host = np.random.default_rng(0).random(case.elements, dtype=np.dtype(case.dtype))
    loops = dict(loop for library in libraries for loop in loops_of(library, case, host, failures))
    samples: dict[Measured, list[float]] = {measured: [] for measured in loops}
    order, shuffle = list(loops), random.Random(0).shuffle
    for _ in range(rounds):
        shuffle(order)
        for measured in order:
            samples[measured] += loops[measured].burst()
    return {measured: Summary.of(taken) for measured, taken in samples.items()}


def loops_of(
    library: Library, case: Case, host: NDArray[Any], failures: list[str]
) -> Iterable[tuple[Measured, Loop]]:
    """Make a timing loop for each call that takes an array of this library."""
    array = library.to_device(host)
    expected = float(host.sum(dtype=np.float64))
    for name, call in library.calls.items():
        try:
            yield Measured(library.name, name, case), checked_loop(call, array, expected)
        except Exception as error:  # the other libraries are measured in any case
            failures.append(f"{name} on {case.elements} {case.dtype} of {library.name}: {error!r}")


def checked_loop(call: Callable[[Any], Any], array: object, expected: float) -> Loop:
    """Make the loop of a call, after checking its sum; the tolerance allows for float32 accumulators."""
    total = float(call(array))
    if not math.isclose(total, expected, rel_tol=1e-3):
        raise ValueError(f"the sum is {expected}, not {total}")
    return Loop(call, array)
