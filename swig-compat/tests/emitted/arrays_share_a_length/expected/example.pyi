# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, SupportsFloat, SupportsIndex, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = ["add", "copy_all", "invert", "scaled", "weigh"]

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

@overload
def add(a: _Float32Array, b: _Float32Array, out: _Float32Array) -> None:
    """Adds two arrays."""

@overload
def add(a: _Float64Array, b: _Float64Array, out: _Float64Array) -> None: ...
def copy_all(
    first_source: _Float64Array,
    second_source: _Float64Array,
    destination: _Float64Array,
) -> None:
    """Names too long for a line."""

def invert(out: _BoolArray, where: _Float64Array) -> None: ...
def scaled(a: _Float64Array, factor: SupportsFloat | SupportsIndex) -> float:
    """A length after what may be left out: it cannot be, where the array is given."""

def weigh(
    a: _Float64Array,
    b: _Float32Array,
    scale: SupportsFloat | SupportsIndex,
    weights: _Float64Array,
) -> float:
    """The length first, and another one for another array."""
