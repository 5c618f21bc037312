"""What quaff itself exposes, and the first interface that its compiler must handle."""

# Written by quaff from quaff.i: change that file, not this one.

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
def sum(arr: _Float32Array, /) -> float:
    """The sum of all elements of an array, as a Python float.

    `arr` is any array of float32 or float64 in the host's memory: of any shape and any strides,
    NumPy's or anything with a buffer or DLPack. The result is the exact sum of the elements, rounded
    once to their type, to nearest, ties to even. So its bits depend neither on layout and order nor
    on the number of threads, and nothing overflows on the way. The sum of no elements is 0.0, a sum
    of zeros too; a NaN, or infinities of both signs, give NaN.

    Raises TypeError for an object that is no array, has another dtype, or lies on a device.
    """

@overload
def sum(arr: _Float64Array, /) -> float: ...
