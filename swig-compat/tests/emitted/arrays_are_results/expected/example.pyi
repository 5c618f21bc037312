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

__all__ = ["add", "count_up", "is_diagonal", "multiply", "split"]

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
def add(a: _ArrayT, b: _Float32Array, *, out: _Float32Array | None = None) -> _ArrayT:  # type: ignore[overload-overlap, unused-ignore]
    """The sums of the elements."""

@overload
def add(  # type: ignore[overload-overlap, unused-ignore]
    a: _ArrayT,
    b: _Float64Array,
    *,
    out: _Float64Array | None = None,
) -> _ArrayT: ...
@overload
def add(  # type: ignore[overload-overlap, unused-ignore]
    a: _Float32Array,
    b: _Float32Array,
    *,
    out: _Float32Array | None = None,
) -> npt.NDArray[np.float32]: ...
@overload
def add(
    a: _Float64Array,
    b: _Float64Array,
    *,
    out: _Float64Array | None = None,
) -> npt.NDArray[np.float64]: ...
def count_up(
    count: SupportsIndex,
    first: SupportsFloat | SupportsIndex,
    step: SupportsFloat | SupportsIndex = ...,
    *,
    out: _Float32Array | None = None,
) -> npt.NDArray[np.float32]:
    """No array has its length."""

def is_diagonal(
    rows: SupportsIndex,
    columns: SupportsIndex,
    *,
    out: _BoolArray | None = None,
) -> npt.NDArray[np.bool]: ...
@overload
def multiply(  # type: ignore[overload-overlap, unused-ignore]
    left: _ArrayT,
    right: _Float64Array,
    *,
    out: _Float64Array | None = None,
) -> _ArrayT: ...
@overload
def multiply(
    left: _Float64Array,
    right: _Float64Array,
    *,
    out: _Float64Array | None = None,
) -> npt.NDArray[np.float64]: ...
@overload
def split(  # type: ignore[overload-overlap, unused-ignore]
    a: _ArrayT,
    border: SupportsFloat | SupportsIndex = ...,
    *,
    out: tuple[_Float64Array | None, _Float64Array | None] | None = None,
) -> tuple[int, _ArrayT, _ArrayT]:
    """The result comes first in C++, and there is a number among what is returned."""

@overload
def split(
    a: _Float64Array,
    border: SupportsFloat | SupportsIndex = ...,
    *,
    out: tuple[_Float64Array | None, _Float64Array | None] | None = None,
) -> tuple[int, npt.NDArray[np.float64], npt.NDArray[np.float64]]: ...
