# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, SupportsFloat, SupportsIndex, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = ["add", "count", "describe", "power", "strided", "weighed"]

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

_Float64Array: TypeAlias = (
    npt.NDArray[np.float64]
    | array[float]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_double]
    | _LibraryArray
)

@overload
def add(a: SupportsIndex, b: SupportsIndex = ..., c: SupportsIndex = ...) -> int: ...  # type: ignore[overload-overlap, unused-ignore]
@overload
def add(
    a: SupportsFloat | SupportsIndex,
    b: SupportsFloat | SupportsIndex,
) -> float: ...
def count(arg1: SupportsIndex, arg2: SupportsIndex, /) -> str: ...
@overload
def describe(arg1: bool, /) -> str: ...
@overload
def describe(arg1: SupportsIndex, /) -> str: ...
@overload
def describe(arg1: SupportsFloat | SupportsIndex, /) -> str: ...
@overload
def describe(arg1: str, /) -> str: ...
def power(base: SupportsIndex, exponent: SupportsIndex = ...) -> int: ...
def strided(steps: _Float64Array, by: SupportsFloat | SupportsIndex) -> float: ...
def weighed(matrix: _Float64Array, by: SupportsFloat | SupportsIndex) -> float: ...
