"""Kernels do without what other functions need."""

# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, SupportsIndex, TypeAlias, TypeVar, overload

import numpy as np
import numpy.typing as npt

__all__ = ["CudaError", "half", "largest", "name"]

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
_Int32Array: TypeAlias = (
    npt.NDArray[np.int32]
    | array[int]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_int32]
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

def half(number: SupportsIndex) -> int: ...
@overload
def largest(values: _Int32Array, /, *, stream: _Stream | None = None) -> int: ...  # type: ignore[overload-overlap, unused-ignore]
@overload
def largest(values: _BoolArray, /, *, stream: _Stream | None = None) -> bool: ...  # type: ignore[overload-overlap, unused-ignore]
@overload
def largest(
    values: _DeviceArray,
    /,
    *,
    stream: _Stream | None = None,
) -> int | bool: ...
@overload
def largest(  # type: ignore[overload-overlap, unused-ignore]
    values: _ArrayT,
    /,
    *,
    axis: int | tuple[int, ...] | None,
    keepdims: bool = False,
    out: Any = None,
    stream: _Stream | None = None,
) -> _ArrayT: ...
@overload
def largest(  # type: ignore[overload-overlap, unused-ignore]
    values: _Int32Array,
    /,
    *,
    axis: int | tuple[int, ...] | None,
    keepdims: bool = False,
    out: Any = None,
    stream: _Stream | None = None,
) -> npt.NDArray[np.int32]: ...
@overload
def largest(  # type: ignore[overload-overlap, unused-ignore]
    values: _BoolArray,
    /,
    *,
    axis: int | tuple[int, ...] | None,
    keepdims: bool = False,
    out: Any = None,
    stream: _Stream | None = None,
) -> npt.NDArray[np.bool]: ...
@overload
def largest(
    values: _DeviceArrayT,
    /,
    *,
    axis: int | tuple[int, ...] | None,
    keepdims: bool = False,
    out: Any = None,
    stream: _Stream | None = None,
) -> _DeviceArrayT: ...
def name() -> str: ...
