# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from collections.abc import Sequence
from typing import Any, Protocol, SupportsFloat, SupportsIndex, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = ["count", "reversed", "scale", "sum"]

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
_Int64Array: TypeAlias = (
    npt.NDArray[np.int64]
    | array[int]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_int64]
    | ctypes.Array[ctypes.c_longlong]
    | _LibraryArray
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
