"""The measured cases: a dtype and a number of elements each, and the arrays that all contenders get."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

CTYPES = {"float64": "double", "float32": "float"}
CALL = 8
SIZES = [10**4, 10**5, 10**8]


class Case(NamedTuple):
    """One column of the tables."""

    dtype: str
    elements: int

    @property
    def size(self) -> str:
        """Name the number of elements as a heading does: 8, 1e4."""
        return str(self.elements) if self.elements == CALL else f"{self.elements:.0e}".replace("e+0", "e")


CASES = [Case(dtype, elements) for elements in [CALL, *SIZES] for dtype in CTYPES]
Inputs = dict[Case, NDArray[Any]]


def inputs() -> Inputs:
    """Draw the arrays of all cases, uniform in [0, 1), 1.2 GB together, which are only read afterwards."""
    return {
        case: np.random.default_rng(0).random(case.elements, dtype=np.dtype(case.dtype)) for case in CASES
    }
