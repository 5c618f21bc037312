# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, SupportsFloat, SupportsIndex, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = ["CudaError", "held", "release", "scaled", "thirteen", "wait"]

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

def held(a: SupportsIndex) -> int: ...
def release() -> None: ...
@overload
def scaled(
    x: _Float64Array,
    by: SupportsFloat | SupportsIndex = ...,
    up: bool = ...,
    *,
    stream: _Stream | None = None,
) -> float:
    """On a device the lock is let go of anyway. Keywords and defaults are those of the host."""

@overload
def scaled(
    x: _DeviceArray,
    by: SupportsFloat | SupportsIndex = ...,
    up: bool = ...,
    *,
    stream: _Stream | None = None,
) -> float: ...
def thirteen(
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
    m: SupportsIndex,
) -> int:
    """More than signatures are written out for."""

def wait(x: _Float64Array, seconds: SupportsIndex = ..., word: str = ...) -> str:
    """Waits until another thread has called release()."""

# Not bound:
# include/threads.hpp:10: std::atomic<bool>& threads::flag(): it returns `std::atomic<bool>&`: return a value
