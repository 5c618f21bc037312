# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, SupportsFloat, SupportsIndex, TypeAlias

import numpy as np
import numpy.typing as npt

__all__ = ["CudaError", "joined", "last", "on_device", "twelve"]

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

def joined(
    a: str,
    b: str,
    c: str,
    d: str,
    e: str,
    f: str,
    g: str,
    h: str,
    i: str,
    j: str,
    k: str,
    l: str,
    m: str | None,
) -> str: ...
def last(
    in_: _Float64Array,
    a: SupportsIndex,
    b: SupportsIndex,
    c: SupportsIndex,
    d: SupportsIndex,
    e: SupportsIndex,
    f: SupportsIndex,
    g: SupportsIndex,
    h: SupportsIndex,
    i: SupportsIndex,
    j: SupportsIndex,
    k: SupportsIndex,
    divisor: SupportsFloat | SupportsIndex,
    /,
) -> float: ...
def on_device(
    in_d: _DeviceArray,
    a: SupportsIndex,
    b: SupportsIndex,
    c: SupportsIndex,
    d: SupportsIndex,
    e: SupportsIndex,
    f: SupportsIndex,
    g: SupportsIndex,
    h: SupportsIndex,
    i: SupportsIndex,
    j: SupportsIndex,
    k: SupportsIndex,
    *,
    stream: _Stream | None = None,
) -> int:
    """The stream is a parameter of the signature as well."""

def twelve(
    a: SupportsIndex,
    b: SupportsIndex,
    c: SupportsIndex,
    d: SupportsIndex,
    e: SupportsIndex,
    f: SupportsIndex,
    g: SupportsIndex,
    h: SupportsIndex,
    i: SupportsIndex,
    j: SupportsIndex,
    k: SupportsIndex,
    l: SupportsIndex,
) -> int: ...
