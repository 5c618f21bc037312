# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, SupportsFloat, SupportsIndex, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = ["dot", "weighted"]

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

_Int16Array: TypeAlias = (
    npt.NDArray[np.int16]
    | array[int]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_int16]
    | _LibraryArray
)
_Uint8Array: TypeAlias = (
    npt.NDArray[np.uint8]
    | array[int]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_uint8]
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

@overload
def dot(left: _Float32Array, right: _Float32Array) -> float: ...
@overload
def dot(left: _Float32Array, right: _Float64Array) -> float: ...
@overload
def dot(left: _Uint8Array, right: _Int16Array) -> float: ...
def weighted(
    left: _Float64Array,
    right: _Float64Array,
    weights: npt.ArrayLike,
    bias: SupportsFloat | SupportsIndex = ...,
) -> float: ...
