"""Functions of numbers."""

# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = ["hypotenuse", "parts", "polar"]

_Int32Array: TypeAlias = (
    npt.NDArray[np.int32] | array[int] | memoryview[Any] | ctypes.Array[ctypes.c_int32]
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

@overload
def hypotenuse(a: float, b: float, scale: float = ...) -> float:  # type: ignore[overload-overlap, unused-ignore]
    """The length of the longest side of a triangle."""

@overload
def hypotenuse(  # type: ignore[overload-overlap, unused-ignore]
    a: _Float32Array | np.float32 | float,
    b: _Float32Array | np.float32 | float,
    scale: _Float32Array | np.float32 | float = ...,
    *,
    out: _Float32Array | None = None,
) -> npt.NDArray[np.float32]: ...
@overload
def hypotenuse(
    a: _Float64Array | np.float64 | float,
    b: _Float64Array | np.float64 | float,
    scale: _Float64Array | np.float64 | float = ...,
    *,
    out: _Float64Array | None = None,
) -> npt.NDArray[np.float64]: ...
@overload
def parts(result: float) -> tuple[float, int]: ...  # type: ignore[overload-overlap, unused-ignore]
@overload
def parts(
    result: _Float64Array | np.float64 | float,
    *,
    out: tuple[_Float64Array | None, _Int32Array | None] | None = None,
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.int32]]: ...
@overload
def polar(x: float, y: float) -> tuple[float, float]: ...  # type: ignore[overload-overlap, unused-ignore]
@overload
def polar(
    x: _Float64Array | np.float64 | float,
    y: _Float64Array | np.float64 | float,
    *,
    out: tuple[_Float64Array | None, _Float64Array | None] | None = None,
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]: ...
