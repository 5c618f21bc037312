# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, SupportsFloat, SupportsIndex, TypeAlias

import numpy as np
import numpy.typing as npt

__all__ = ["Counter", "compare", "divide", "halve", "limits", "square", "twice"]

_Float64Array: TypeAlias = (
    npt.NDArray[np.float64]
    | array[float]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_double]
)

class Counter:
    thisown: bool
    def __init__(self) -> None: ...
    def add(self, total: SupportsIndex, by: SupportsIndex = ...) -> Any: ...
    def __copy__(self) -> Counter: ...  # type: ignore[misc, override, unused-ignore]

def compare(a: SupportsIndex, b: SupportsIndex) -> bool: ...
def divide(a: SupportsIndex, b: SupportsIndex) -> Any:
    """One result and what is written."""

def halve(INOUT: SupportsIndex) -> Any:
    """By the names that typemaps.i has."""

def limits() -> Any: ...
def square(
    x: _Float64Array,
    *,
    out: _Float64Array | None = None,
) -> tuple[float, npt.NDArray[np.float64]]:
    """Writes the square of each of the `n` elements, and the sum of the squares."""

def twice(INPUT: SupportsFloat | SupportsIndex) -> float: ...
