# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = ["sum"]

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

@overload
def sum(in_: _Float32Array, /) -> float:
    """The sum of all elements."""

@overload
def sum(in_: _Float64Array, /) -> float: ...
