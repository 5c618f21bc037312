# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, SupportsFloat, SupportsIndex, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = [
    "CudaError",
    "multiply",
    "pixels",
    "scale",
    "sum_of_product",
    "sum_rows",
    "trace",
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

class _HasCudaArrayInterface(Protocol):
    @property
    def __cuda_array_interface__(self) -> Any: ...

_DeviceArray: TypeAlias = _HasCudaArrayInterface | _LibraryArray

class _HasHandle(Protocol):
    @property
    def handle(self) -> Any: ...

class _HasPtr(Protocol):
    @property
    def ptr(self) -> Any: ...

class _HasCudaStream(Protocol):
    @property
    def cuda_stream(self) -> Any: ...

class _HasStreamProtocol(Protocol):
    def __cuda_stream__(self) -> Any: ...

_Stream: TypeAlias = int | _HasHandle | _HasPtr | _HasCudaStream | _HasStreamProtocol

class CudaError(RuntimeError): ...

@overload
def multiply(a: _Float32Array, b: _Float32Array, c: _Float32Array) -> None:
    """The product of two matrices."""

@overload
def multiply(a: _Float64Array, b: _Float64Array, c: _Float64Array) -> None: ...
def pixels(image: _Uint8Array, repeat: SupportsIndex = ...) -> int:
    """Overloads by their rank: 2, and any other."""

def scale(x: _Float64Array, by: SupportsFloat | SupportsIndex) -> None:
    """The same names, of which another function takes one for a length."""

def sum_of_product(b: _Float64Array, x: _Float64Array) -> float:
    """An extent of one array is the length of another."""

def sum_rows(
    a_d: _DeviceArray,
    row_d: _DeviceArray,
    *,
    stream: _Stream | None = None,
) -> None:
    """Shapes are looked at before a kernel runs; here there is none."""

def trace(square: _Float64Array) -> float: ...
