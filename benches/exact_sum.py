"""What correct rounding costs: `python -m benches.exact_sum`.

Compares `quaff.sum` on one thread with numpy.sum and math.fsum, where its fast class decides and where its
exact class has to. What it is worth, `benches.error_over_condition` shows.
"""

import math
import os
from collections.abc import Callable
from typing import Any

os.environ["QUAFF_NUM_THREADS"] = "1"  # read at the first use of quaff

import numpy as np
from numpy.typing import NDArray

import quaff

from .cases import CTYPES
from .loop import Loop, Summary
from .table import print_table

Array = NDArray[Any]
LENGTHS = [8, 1000, 100_000]
ROUNDS = 5


def main() -> None:
    """Print all tables."""
    for title, inputs in [
        ("The fast class decides", uniform),
        ("The exact class decides", cancelling),
        ("Counts: float32 by the exact class's shortcut", counts),
    ]:
        rows = [speeds(inputs(length, dtype)) for dtype in CTYPES for length in LENGTHS]
        header = ["", "quaff.sum, ns", "numpy.sum, times that", "math.fsum, times that"]
        print_table(f"{title}: one thread, minima", header, rows)


def uniform(length: int, dtype: str) -> Array:
    """Draw numbers in [0, 1)."""
    return np.random.default_rng(1).random(length, dtype=np.dtype(dtype))


def cancelling(length: int, dtype: str) -> Array:
    """Draw numbers that sum to 0 exactly, which no bound above 0 lets a fast class decide."""
    half = np.random.default_rng(1).standard_normal(length // 2) * 10.0 ** np.arange(length // 2)[::-1].clip(
        0, 12
    )
    return np.random.default_rng(2).permutation(np.concatenate([half, -half])).astype(dtype)


def counts(length: int, dtype: str) -> Array:
    """Draw whole numbers whose sum is 2^25 + 2, which in float32 is a tie."""
    numbers = np.random.default_rng(1).integers(0, 2**26 // length, length)
    numbers[0] += 2**25 + 2 - numbers.sum()
    return numbers.astype(dtype)


def speeds(array: Array) -> list[str]:
    """Measure the three in turns, so that other load on the machine meets all of them."""
    functions: list[Callable[..., object]] = [quaff.sum, np.sum, math.fsum]
    loops = [Loop(function, array) for function in functions]
    bursts = [[loop.burst() for loop in loops] for _ in range(ROUNDS)]
    ours, *others = [
        Summary.of([sample for burst in bursts for sample in burst[place]]).minimum
        for place in range(len(loops))
    ]
    return [f"{array.dtype}, {array.size}", f"{ours:.0f}", *(f"{other / ours:.2f}" for other in others)]


if __name__ == "__main__":
    main()
