"""Takes the samples: all contenders in turn, round by round, so that drift of the machine hits all alike."""

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
    """Whose time it is: a call on an array of a library, in one case."""

    library: str
    call: str
    case: Case


Results = dict[Measured, Summary]


def measure(libraries: Sequence[Library], rounds: int, failures: list[str]) -> Results:
    """Measure all calls in all cases; one that fails has no entry, and its reason goes to `failures`."""
    results: Results = {}
    for case in CASES:
        print(f"measuring {case.elements} elements of {case.dtype}", file=sys.stderr)
        results |= measure_case(libraries, case, rounds, failures)
    return results


def measure_case(libraries: Sequence[Library], case: Case, rounds: int, failures: list[str]) -> Results:
    """Measure one case; the order changes by the round, so that nobody always follows the same neighbour."""
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
    """Make the loops of all calls on one array of a library."""
    array = library.to_device(host)
    expected = float(host.sum(dtype=np.float64))
    for name, call in library.calls.items():
        try:
            yield Measured(library.name, name, case), checked_loop(call, array, expected)
        except Exception as error:  # whatever a library raises: the others are measured all the same
            failures.append(f"{name} on {case.elements} {case.dtype} of {library.name}: {error!r}")


def checked_loop(call: Callable[[Any], Any], array: object, expected: float) -> Loop:
    """Make the loop of a call that sums rightly; the bound leaves room for accumulators of float32."""
    total = float(call(array))
    if not math.isclose(total, expected, rel_tol=1e-3):
        raise ValueError(f"the sum is {expected}, not {total}")
    return Loop(call, array)
