"""Sums of a given condition number, sum(abs(x)) / abs(sum(x)), and the errors of results."""

from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
PAIRS = 4096


def of_condition(condition: float, dtype: str, seed: int) -> Array:
    """Draw numbers in [0, 1), and cancelling pairs that are large enough for this condition number."""
    random = np.random.default_rng(seed)
    rest = random.random(PAIRS).astype(dtype)
    one = random.random(PAIRS)
    one = (one * ((condition - 1) * rest.sum(dtype=np.float64) / (2 * one.sum()))).astype(dtype)
    return random.permutation(np.concatenate([rest, one, -one]))


def exact_sum(array: Array) -> Fraction:
    """Return the sum without rounding."""
    return sum(map(Fraction, array.tolist()), Fraction())


def error(result: float, exact: Fraction, dtype: str) -> float:
    """Return the error in units in the last place of the exact sum in this dtype."""
    unit = float(np.spacing(np.dtype(dtype).type(abs(float(exact)))))
    return float(abs(Fraction(result) - exact) / Fraction(unit))
