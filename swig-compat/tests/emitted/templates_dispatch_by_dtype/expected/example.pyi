# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = ["sum"]

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

@overload
def sum(in_: _Float32Array, /) -> float:
    """The sum of all elements."""

@overload
def sum(in_: _Float64Array, /) -> float: ...
