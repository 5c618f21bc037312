# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from collections.abc import Sequence
from typing import Any, Protocol, SupportsFloat, SupportsIndex, TypeAlias

import numpy as np
import numpy.typing as npt

__all__ = [
    "Scale",
    "Shape",
    "Span",
    "Square",
    "at_most",
    "cvar",
    "divided",
    "filled",
    "first",
    "greet",
    "inverse",
    "made",
    "named",
    "numbers",
    "refused",
    "span",
    "total",
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

_Float64Array: TypeAlias = (
    npt.NDArray[np.float64]
    | array[float]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_double]
    | _LibraryArray
)

class _Variables:
    @property
    def marks(self) -> Any: ...
    @marks.setter
    def marks(self, value: _p_int | None | npt.ArrayLike) -> None: ...

cvar: _Variables

class Span:
    thisown: bool
    def __init__(self) -> None: ...
    @property
    def first(self) -> int: ...
    @first.setter
    def first(self, value: SupportsIndex) -> None: ...
    @property
    def last(self) -> int: ...
    @last.setter
    def last(self, value: SupportsIndex) -> None: ...
    def __copy__(self) -> Span: ...  # type: ignore[misc, override, unused-ignore]

class Scale:
    thisown: bool
    def __init__(self) -> None: ...
    @property
    def factor(self) -> int: ...
    @factor.setter
    def factor(self, value: SupportsIndex) -> None: ...
    def of(self, values: Sequence[float] | np.ndarray) -> float: ...
    def __copy__(self) -> Scale: ...  # type: ignore[misc, override, unused-ignore]

class Shape:
    thisown: bool
    def __init__(self) -> None: ...
    def __copy__(self) -> Shape: ...  # type: ignore[misc, override, unused-ignore]

class Square(Shape):
    def __init__(self) -> None: ...
    @property
    def side(self) -> int: ...
    @side.setter
    def side(self, value: SupportsIndex) -> None: ...
    def __copy__(self) -> Square: ...  # type: ignore[misc, override, unused-ignore]

class _p_double: ...
class _p_int: ...

def at_most(percent: SupportsIndex) -> int: ...
def divided(value: SupportsIndex, by: SupportsIndex) -> list[int]: ...
def filled(
    flag: object,
    DIM1: SupportsIndex,
    *,
    out: _Float64Array | None = None,
) -> npt.NDArray[np.float64]: ...
def first(numbers: _p_double | None) -> float: ...
def greet(room: int) -> str: ...
def inverse(positive: SupportsFloat | SupportsIndex) -> float: ...
def made(square: bool) -> Shape | None: ...
def named() -> list[int | str]: ...
def numbers(known: bool) -> Any: ...
def refused() -> None: ...
def span(first: SupportsIndex, last: SupportsIndex) -> tuple[int, int]: ...
def total(values: Sequence[float] | np.ndarray) -> float: ...
