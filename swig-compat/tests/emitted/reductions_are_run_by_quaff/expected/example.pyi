"""Reductions."""

# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = ["largest"]

_Int32Array: TypeAlias = (
    npt.NDArray[np.int32] | array[int] | memoryview[Any] | ctypes.Array[ctypes.c_int32]
)
_Float64Array: TypeAlias = (
    npt.NDArray[np.float64]
    | array[float]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_double]
)

@overload
def largest(values: _Int32Array, /) -> int:  # type: ignore[overload-overlap, unused-ignore]
    """The largest element.

    Of no elements it is the least value of their type.
    """

@overload
def largest(values: _Float64Array, /) -> float: ...
