"""The cost of correct rounding: `python -m benches.exact_sum`.

Compares `quaff.sum` on one thread with numpy.sum and math.fsum, for data for which its fast class decides and
for which the exact class must run, and `quaff.Sum`, which always uses the exact class. The benefit of correct
rounding is shown by `benches.error_over_condition`.
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
Inputs = Callable[[int, str], Array]
LENGTHS = [8, 1000, 100_000]
ROUNDS = 5


def main() -> None:
    """Print all tables."""
    cases: list[tuple[str, Callable[..., object], Inputs]] = [
        ("quaff.sum, where the fast class decides", quaff.sum, uniform),
        ("quaff.sum, where the exact class decides", quaff.sum, cancelling),
        ("quaff.sum of counts, float32 by the exact class", quaff.sum, counts),
        ("quaff.Sum.add", add, uniform),
        ("quaff.Sum.add of numbers of all sizes", add, of_all_sizes),
    ]
    for title, ours, inputs in cases:
        rows = [speeds(ours, inputs(length, dtype)) for dtype in CTYPES for length in LENGTHS]
        header = ["", "quaff, ns", "numpy.sum, times that", "math.fsum, times that"]
        print_table(f"{title}: one thread, minima", header, rows)


def add(array: Array) -> None:
    """Sum with the exact class, as sums of data in parts do."""
    quaff.Sum().add(array)


def uniform(length: int, dtype: str) -> Array:
    """Draw numbers in [0, 1)."""
    return np.random.default_rng(1).random(length, dtype=np.dtype(dtype))


def cancelling(length: int, dtype: str) -> Array:
    """Draw numbers whose sum is exactly 0, for which the fast class cannot decide unless its error bound is
    0.
    """
    half = np.random.default_rng(1).standard_normal(length // 2) * 10.0 ** np.arange(length // 2)[::-1].clip(
        0, 12
    )
    return np.random.default_rng(2).permutation(np.concatenate([half, -half])).astype(dtype)


def counts(length: int, dtype: str) -> Array:
    """Draw integers whose sum is 2^25 + 2, which is a tie in float32."""
    numbers = np.random.default_rng(1).integers(0, 2**26 // length, length)
    numbers[0] += 2**25 + 2 - numbers.sum()
    return numbers.astype(dtype)


def of_all_sizes(length: int, dtype: str) -> Array:
    """Draw numbers over so many binades that no shortcut of the exact class suffices."""
    random = np.random.default_rng(1)
    return np.ldexp(random.standard_normal(length), random.integers(-100, 100, length)).astype(dtype)


def speeds(ours: Callable[..., object], array: Array) -> list[str]:
    """Measure the three alternately, so that other load on the machine affects all of them."""
    functions: list[Callable[..., object]] = [ours, np.sum, math.fsum]
    loops = [Loop(function, array) for function in functions]
    bursts = [[loop.burst() for loop in loops] for _ in range(ROUNDS)]
    least, *others = [
        Summary.of([sample for burst in bursts for sample in burst[place]]).minimum
        for place in range(len(loops))
    ]
    return [f"{array.dtype}, {array.size}", f"{least:.0f}", *(f"{other / least:.2f}" for other in others)]


if __name__ == "__main__":
    main()
