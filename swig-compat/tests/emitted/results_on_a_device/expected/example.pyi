# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, SupportsIndex, TypeAlias, TypeVar, overload

import numpy as np
import numpy.typing as npt

__all__ = ["CudaError", "twice", "zeros"]

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

_Float32Array: TypeAlias = (
    npt.NDArray[np.float32]
    | array[float]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_float]
    | _LibraryArray
)

class _HasCudaArrayInterface(Protocol):
    @property
    def __cuda_array_interface__(self) -> Any: ...

_DeviceArray: TypeAlias = _HasCudaArrayInterface | _LibraryArray
_DeviceArrayT = TypeVar("_DeviceArrayT", bound=_DeviceArray)

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
def twice(  # type: ignore[overload-overlap, unused-ignore]
    a: _ArrayT,
    *,
    out: _Float32Array | None = None,
    stream: _Stream | None = None,
) -> _ArrayT:
    """Twice each element."""

@overload
def twice(  # type: ignore[overload-overlap, unused-ignore]
    a: _DeviceArrayT,
    *,
    out: _DeviceArray | None = None,
    stream: _Stream | None = None,
) -> _DeviceArrayT: ...
@overload
def twice(
    a: _Float32Array,
    *,
    out: _Float32Array | None = None,
    stream: _Stream | None = None,
) -> npt.NDArray[np.float32]: ...
def zeros(
    n: SupportsIndex,
    *,
    out: _DeviceArray | None = None,
    stream: _Stream | None = None,
) -> _HasCudaArrayInterface:
    """Where no array is passed."""
