# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from collections.abc import Sequence
from typing import Any, Protocol, SupportsFloat, SupportsIndex, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = [
    "below",
    "both",
    "count",
    "halves",
    "is_odd",
    "primes",
    "repeated",
    "sort_out",
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

def below(count: SupportsIndex) -> npt.NDArray[np.int32]:
    """The numbers below `count`."""

def both(
    values: _Float32Array | Sequence[SupportsFloat | SupportsIndex],
) -> tuple[npt.NDArray[np.float32], int]: ...
def count(count: SupportsIndex) -> tuple[bool, npt.NDArray[np.int32]]: ...
def halves(
    values: _Float64Array | Sequence[SupportsFloat | SupportsIndex],
) -> npt.NDArray[np.float64]:
    """Written, and so the result."""

def is_odd(count: SupportsIndex) -> npt.NDArray[np.bool]:
    """Bits in C++, a byte each in Python."""

def primes() -> npt.NDArray[np.float64]:
    """By reference, and so a copy."""

@overload
def repeated(values: _Float32Array) -> npt.NDArray[np.float32]: ...  # type: ignore[overload-overlap, unused-ignore]
@overload
def repeated(values: _Float64Array) -> npt.NDArray[np.float64]: ...
def sort_out(
    values: _Float64Array | Sequence[SupportsFloat | SupportsIndex],
    border: SupportsFloat | SupportsIndex,
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.int32], npt.NDArray[np.bool]]:
    """Several, and what is returned beside them, are a tuple in C++'s order."""
