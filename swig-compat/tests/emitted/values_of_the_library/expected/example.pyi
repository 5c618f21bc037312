# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from os import PathLike
from pathlib import Path
from typing import (
    Any,
    Protocol,
    SupportsComplex,
    SupportsFloat,
    SupportsIndex,
    TypeAlias,
    overload,
)

import numpy as np
import numpy.typing as npt

__all__ = [
    "Color_green",
    "Color_red",
    "Point",
    "Refusing",
    "Table",
    "alternative",
    "arrays",
    "beside",
    "bits",
    "choices",
    "colors",
    "complexes",
    "constants",
    "cvar",
    "dates",
    "deques",
    "durations",
    "first_x",
    "flags",
    "halves",
    "keys",
    "kind",
    "kinds_of_rows",
    "letters",
    "letters_of",
    "lists",
    "local_moments",
    "local_times",
    "lone_surrogate",
    "maps",
    "moments",
    "moved",
    "moved_numbers",
    "moved_text",
    "multimaps",
    "multisets",
    "named",
    "nested",
    "nothing",
    "optionals",
    "ordered",
    "pairs",
    "pairs_of_text",
    "paths",
    "places",
    "pointers",
    "points",
    "refusals",
    "remove",
    "rows",
    "seconds",
    "sets",
    "silence",
    "strings",
    "sum",
    "taken",
    "ticks",
    "total",
    "tuples",
    "unordered_maps",
    "unordered_sets",
    "utf8",
    "utf16",
    "utf32",
    "variants",
    "views",
    "weighed",
    "weighted",
    "wide",
    "widths",
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

_BoolArray: TypeAlias = (
    npt.NDArray[np.bool] | memoryview[Any] | ctypes.Array[ctypes.c_bool] | _LibraryArray
)
_Int32Array: TypeAlias = (
    npt.NDArray[np.int32]
    | array[int]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_int32]
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
_Complex128Array: TypeAlias = (
    npt.NDArray[np.complex128] | memoryview[Any] | _LibraryArray
)

Color_red: int
Color_green: int

class _Variables:
    @property
    def counts(self) -> Mapping[str, int]: ...
    @counts.setter
    def counts(self, value: Mapping[str, SupportsIndex]) -> None: ...

cvar: _Variables

class Point:
    thisown: bool
    def __init__(self, x: SupportsFloat | SupportsIndex = ...) -> None: ...
    @property
    def x(self) -> float: ...
    @x.setter
    def x(self, value: SupportsFloat | SupportsIndex) -> None: ...
    def __copy__(self) -> Point: ...  # type: ignore[misc, override, unused-ignore]

class Refusing:
    thisown: bool
    def __init__(self) -> None: ...
    def __call__(  # type: ignore[misc, override, unused-ignore]
        self,
        a: SupportsFloat | SupportsIndex,
        b: SupportsFloat | SupportsIndex,
    ) -> bool: ...
    def __copy__(self) -> Refusing: ...  # type: ignore[misc, override, unused-ignore]

class Table:
    thisown: bool
    def __init__(self) -> None: ...
    @property
    def names(self) -> tuple[str, ...]: ...
    @names.setter
    def names(self, value: Iterable[str]) -> None: ...
    @property
    def columns(self) -> Mapping[str, npt.NDArray[np.float64]]: ...
    @columns.setter
    def columns(
        self,
        value: Mapping[str, _Float64Array | Sequence[SupportsFloat | SupportsIndex]],
    ) -> None: ...
    @property
    def ids(self) -> frozenset[int]: ...
    @ids.setter
    def ids(self, value: Iterable[SupportsIndex]) -> None: ...
    @property
    def limit(self) -> int | None: ...
    @limit.setter
    def limit(self, value: SupportsIndex | None) -> None: ...
    @property
    def points(self) -> tuple[Point | None, ...]: ...
    @points.setter
    def points(self, value: Iterable[Point | None]) -> None: ...
    @property
    def flags(self) -> npt.NDArray[np.bool]: ...
    @flags.setter
    def flags(self, value: _BoolArray | Sequence[bool]) -> None: ...
    def kept(self) -> list[str]: ...
    def add(self, more: Iterable[str], times: SupportsIndex = ...) -> None: ...
    def __copy__(self) -> Table: ...  # type: ignore[misc, override, unused-ignore]

def alternative(
    value: SupportsFloat | SupportsIndex | complex | SupportsComplex | bool,
) -> int: ...
def arrays(
    values: _Float64Array | Sequence[SupportsFloat | SupportsIndex],
) -> npt.NDArray[np.float64]: ...
def beside(names: Iterable[str], point: Point | None) -> float: ...
def bits(value: SupportsIndex) -> int: ...
def choices(
    values: Iterable[SupportsFloat | SupportsIndex | str],
) -> list[float | str]: ...
def colors(value: SupportsIndex | None) -> int | None: ...
def complexes(
    value: _Complex128Array | Sequence[complex | SupportsComplex],
) -> npt.NDArray[np.complex128]: ...
def constants() -> npt.NDArray[np.float64]: ...
def dates(value: datetime) -> datetime: ...
def deques(values: Iterable[bool]) -> list[bool]: ...
def durations(value: timedelta) -> timedelta: ...
def first_x(point: Point | None) -> float: ...
def flags(values: Iterable[_BoolArray | Sequence[bool]]) -> set[tuple[bool, ...]]: ...
def halves(value: SupportsIndex) -> int: ...
def keys(
    values: Iterable[_Int32Array | Sequence[SupportsIndex]],
) -> set[tuple[int, ...]]: ...
@overload
def kind(arg1: str, /) -> str | None: ...
@overload
def kind(arg1: Mapping[str, SupportsIndex], /) -> str | None: ...
@overload
def kind(arg1: Iterable[SupportsIndex], /) -> str | None: ...
@overload
def kind(arg1: Iterable[SupportsFloat | SupportsIndex], /) -> str | None: ...
@overload
def kind(arg1: Iterable[str], /) -> str | None: ...
@overload
def kind(arg1: Point | None, /) -> str | None: ...
def kinds_of_rows(
    value: _Float32Array
    | Sequence[SupportsFloat | SupportsIndex]
    | _Float64Array
    | _Int32Array
    | Sequence[SupportsIndex],
) -> npt.NDArray[np.float32] | npt.NDArray[np.float64] | npt.NDArray[np.int32]: ...
def letters(values: Iterable[str]) -> list[str]: ...
def letters_of(words: Iterable[str]) -> int: ...
def lists(values: Iterable[SupportsIndex]) -> list[int]: ...
def local_moments(value: datetime) -> datetime: ...
def local_times(value: datetime) -> datetime: ...
def lone_surrogate() -> str: ...
def maps(values: Mapping[str, SupportsIndex]) -> dict[str, int]: ...
def moments(value: datetime) -> datetime: ...
def moved(values: Iterable[str]) -> list[str]: ...
def moved_numbers(
    values: _Float64Array | Sequence[SupportsFloat | SupportsIndex],
) -> npt.NDArray[np.float64]: ...
def moved_text(value: str) -> str: ...
def multimaps(
    values: Mapping[SupportsIndex, str]
    | Iterable[tuple[SupportsIndex, str] | Sequence[SupportsIndex | str]],
) -> list[tuple[int, str]]: ...
def multisets(values: Iterable[SupportsIndex]) -> list[int]: ...
def named(values: Mapping[SupportsIndex, Point | None]) -> dict[int, Point | None]: ...
def nested(
    values: Mapping[
        str,
        Iterable[
            tuple[SupportsIndex, SupportsFloat | SupportsIndex | None]
            | Sequence[SupportsIndex | SupportsFloat | None]
        ],
    ],
) -> dict[str, list[tuple[int, float | None]]]: ...
def nothing(values: tuple[()]) -> tuple[()]: ...
def optionals(value: SupportsFloat | SupportsIndex | None) -> float | None: ...
def ordered(values: Iterable[SupportsFloat | SupportsIndex]) -> int: ...
def pairs(
    values: tuple[SupportsIndex, str] | Sequence[SupportsIndex | str],
) -> tuple[int, str]: ...
def pairs_of_text(values: Iterable[str]) -> list[str]: ...
def paths(value: str | PathLike[str]) -> Path: ...
def places(
    values: Mapping[
        tuple[SupportsIndex, SupportsIndex] | Sequence[SupportsIndex],
        Iterable[SupportsIndex],
    ],
) -> dict[tuple[int, int], set[int]]: ...
def pointers(values: Iterable[Point | None]) -> list[Point | None]: ...
def points(values: Iterable[Point]) -> list[Point]: ...
def refusals(arg1: SupportsIndex, /) -> int: ...
def remove(point: Point | None) -> None: ...
def rows(
    values: Iterable[_Float64Array | Sequence[SupportsFloat | SupportsIndex]],
) -> list[npt.NDArray[np.float64]]: ...
def seconds(value: timedelta) -> timedelta: ...
def sets(values: Iterable[str]) -> set[str]: ...
def silence(arg1: SupportsIndex, /) -> int: ...
def strings(values: Iterable[str]) -> list[str]: ...
def sum(
    first: Iterable[Point | None],
    values: Iterable[SupportsFloat | SupportsIndex],
    last: Iterable[Point | None],
) -> float: ...
def taken(values: Iterable[str] = ...) -> int: ...
def ticks(value: timedelta) -> timedelta: ...
def total(
    rows: Iterable[_Float64Array | Sequence[SupportsFloat | SupportsIndex]],
) -> float: ...
def tuples(
    values: tuple[SupportsIndex, SupportsFloat | SupportsIndex, str]
    | Sequence[SupportsIndex | SupportsFloat | str],
) -> tuple[int, float, str]: ...
def unordered_maps(
    values: Mapping[SupportsIndex, SupportsFloat | SupportsIndex],
) -> dict[int, float]: ...
def unordered_sets(values: Iterable[SupportsIndex]) -> set[int]: ...
def utf8(value: Mapping[str, str]) -> dict[str, str]: ...
def utf16(value: str) -> str: ...
def utf32(value: Iterable[str | None]) -> list[str | None]: ...
def variants(
    value: None
    | SupportsIndex
    | SupportsFloat
    | bool
    | str
    | _Int32Array
    | Sequence[SupportsIndex],
) -> None | int | float | bool | str | npt.NDArray[np.int32]: ...
def views(value: str) -> str: ...
def weighed(
    points: Iterable[
        tuple[Point | None, SupportsFloat | SupportsIndex]
        | Sequence[Point | None | SupportsFloat | SupportsIndex]
    ],
    more: Iterable[SupportsFloat | SupportsIndex],
) -> float: ...
def weighted(
    weights: Iterable[SupportsFloat | SupportsIndex],
    values: _Float64Array,
) -> float: ...
def wide(values: Iterable[str | None]) -> list[str | None]: ...
def widths(value: SupportsFloat | SupportsIndex) -> float: ...
