# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from collections.abc import Sequence
from typing import Any, SupportsFloat, SupportsIndex, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = ["count", "reversed", "scale", "sum"]

_BoolArray: TypeAlias = (
    npt.NDArray[np.bool] | memoryview[Any] | ctypes.Array[ctypes.c_bool]
)
_Int64Array: TypeAlias = (
    npt.NDArray[np.int64]
    | array[int]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_int64]
    | ctypes.Array[ctypes.c_longlong]
)
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

def count(values: _Int64Array | Sequence[SupportsIndex]) -> int: ...
def reversed(
    values: _Float64Array | Sequence[SupportsFloat | SupportsIndex],
    keep: _BoolArray | Sequence[bool] = ...,
) -> npt.NDArray[np.float64]:
    """A vector is a copy."""

def scale(values: _Float64Array, by: SupportsFloat | SupportsIndex) -> None:
    """Without `const` the caller's elements are written."""

@overload
def sum(values: _Float32Array) -> float:
    """Adds up what a span shows."""

@overload
def sum(values: _Float64Array) -> float: ...
