# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import (
    Any,
    Protocol,
    SupportsFloat,
    SupportsIndex,
    TypeAlias,
    TypeVar,
    overload,
)

import numpy as np
import numpy.typing as npt

__all__ = [
    "Counter",
    "compare",
    "divide",
    "halve",
    "limits",
    "scaled",
    "square",
    "twice",
]

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
_ArrayT = TypeVar("_ArrayT", bound=_LibraryArray)

_Float64Array: TypeAlias = (
    npt.NDArray[np.float64]
    | array[float]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_double]
    | _LibraryArray
)

class Counter:
    thisown: bool
    def __init__(self) -> None: ...
    def add(
        self,
        total: SupportsIndex,
        by: SupportsIndex = ...,
    ) -> list[str | None | int]: ...
    def __copy__(self) -> Counter: ...  # type: ignore[misc, override, unused-ignore]

def compare(a: SupportsIndex, b: SupportsIndex) -> bool: ...
def divide(a: SupportsIndex, b: SupportsIndex) -> list[int]:
    """One result and what is written."""

def halve(INOUT: SupportsIndex) -> list[int]:
    """By the names that typemaps.i has."""

def limits() -> list[int | float]: ...
def scaled(value: SupportsIndex, INPUT: SupportsIndex | None = ...) -> int: ...
@overload
def square(x: _ArrayT, *, out: _Float64Array | None = None) -> tuple[float, _ArrayT]:  # type: ignore[overload-overlap, unused-ignore]
    """Writes the square of each of the `n` elements, and the sum of the squares."""

@overload
def square(
    x: _Float64Array,
    *,
    out: _Float64Array | None = None,
) -> tuple[float, npt.NDArray[np.float64]]: ...
def twice(INPUT: SupportsFloat | SupportsIndex) -> float: ...
