# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, SupportsIndex, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = ["below", "is_odd", "primes", "repeated"]

_Float32Array: TypeAlias = (
    npt.NDArray[np.float32]
    | array[float]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_float]
)
_Float64Array: TypeAlias = (
    npt.NDArray[np.float64]
    | array[float]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_double]
)

def below(count: SupportsIndex) -> npt.NDArray[np.int32]:
    """The numbers below `count`."""

def is_odd(count: SupportsIndex) -> npt.NDArray[np.bool]:
    """Bits in C++, a byte each in Python."""

def primes() -> npt.NDArray[np.float64]:
    """By reference, and so a copy."""

@overload
def repeated(values: _Float32Array) -> npt.NDArray[np.float32]: ...  # type: ignore[overload-overlap, unused-ignore]
@overload
def repeated(values: _Float64Array) -> npt.NDArray[np.float64]: ...
