# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, SupportsFloat, SupportsIndex, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = ["brighten", "corner", "dot", "second_column"]

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

def brighten(image: _Float32Array, by: SupportsFloat | SupportsIndex) -> None:
    """Adds to a part of an image, whose rows are so far apart."""

def corner(table: _Float64Array) -> float:
    """The last element of the first column."""

@overload
def dot(x: _Float32Array, y: _Float32Array) -> float: ...
@overload
def dot(x: _Float64Array, y: _Float64Array) -> float: ...
def second_column(matrix: _Float64Array) -> float:
    """Columns that are so far apart."""
