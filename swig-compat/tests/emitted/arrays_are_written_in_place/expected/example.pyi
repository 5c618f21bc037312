# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, SupportsFloat, SupportsIndex, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = ["copy", "scale"]

class _HasNamespace(Protocol):
    def __array_namespace__(self, *, api_version: str = ...) -> object: ...

class _HasDLPack(Protocol):
    def __dlpack__(self) -> object: ...
    def __dlpack_device__(self) -> object: ...
    def __hash__(self) -> int: ...

class _HasArrayInterface(Protocol):
    @property
    def __array_interface__(self) -> Any: ...
    def __hash__(self) -> int: ...

_LibraryArray: TypeAlias = _HasNamespace | _HasDLPack | _HasArrayInterface

_BoolArray: TypeAlias = (
    npt.NDArray[np.bool] | memoryview[Any] | ctypes.Array[ctypes.c_bool] | _LibraryArray
)
_Float32Array: TypeAlias = (
    npt.NDArray[np.float32]
    | array[float]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_float]
    | _LibraryArray
)
_Float64Array: TypeAlias = (
    npt.NDArray[np.float64]
    | array[float]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_double]
    | _LibraryArray
)

def copy(in_: _BoolArray, out: _BoolArray, /) -> bool: ...
@overload
def scale(out: _Float64Array, factor: SupportsFloat | SupportsIndex) -> None:
    """Multiplies every element."""

@overload
def scale(out: _Float32Array, factor: SupportsFloat | SupportsIndex) -> None: ...
