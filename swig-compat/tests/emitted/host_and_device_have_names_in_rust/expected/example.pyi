"""Rust has no overloads: what the functions of the host and those of a device are called there."""

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

__all__ = ["CudaError", "count", "largest", "mean", "norm", "sum", "sum_on_device"]

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

class _LazyArray(Protocol):
    def __dask_graph__(self) -> Any: ...

_LazyArrayT = TypeVar("_LazyArrayT", bound=_LazyArray)

@overload
def count(in_d: _DeviceArray, *, stream: _Stream | None = None) -> int:
    """Not alike: each by its name in the bridge."""

@overload
def count(
    in_d: _DeviceArray,
    limit: SupportsFloat | SupportsIndex,
    *,
    stream: _Stream | None = None,
) -> int: ...
@overload
def largest(in_: _Float64Array, /, *, stream: _Stream | None = None) -> float: ...
@overload
def largest(in_: _DeviceArray, /, *, stream: _Stream | None = None) -> float: ...
@overload
def largest(  # type: ignore[overload-overlap, unused-ignore]
    in_: _ArrayT,
    /,
    *,
    axis: int | tuple[int, ...] | None,
    keepdims: bool = False,
    out: Any = None,
    stream: _Stream | None = None,
) -> _ArrayT: ...
@overload
def largest(  # type: ignore[overload-overlap, unused-ignore]
    in_: _Float64Array,
    /,
    *,
    axis: int | tuple[int, ...] | None,
    keepdims: bool = False,
    out: Any = None,
    stream: _Stream | None = None,
) -> npt.NDArray[np.float64]: ...
@overload
def largest(
    in_: _DeviceArrayT,
    /,
    *,
    axis: int | tuple[int, ...] | None,
    keepdims: bool = False,
    out: Any = None,
    stream: _Stream | None = None,
) -> _DeviceArrayT: ...
@overload
def largest(
    in_: _LazyArrayT,
    /,
    *,
    axis: int | tuple[int, ...] | None = None,
    keepdims: bool = False,
) -> _LazyArrayT: ...
@overload
def mean(in_: _Float64Array, /, *, stream: _Stream | None = None) -> float:
    """One of each."""

@overload
def mean(in_d: _DeviceArray, /, *, stream: _Stream | None = None) -> float: ...
@overload
def norm(in_: _Float32Array, /, *, stream: _Stream | None = None) -> float:
    """The device has other element types."""

@overload
def norm(in_: _Float64Array, /, *, stream: _Stream | None = None) -> float: ...
@overload
def norm(in_d: _DeviceArray, /, *, stream: _Stream | None = None) -> float: ...
@overload
def sum(in_: _Float32Array, /, *, stream: _Stream | None = None) -> float:
    """There is a function of that name."""

@overload
def sum(in_d: _DeviceArray, /, *, stream: _Stream | None = None) -> float: ...
@overload
def sum(in_: _Float64Array, /, *, stream: _Stream | None = None) -> float: ...
def sum_on_device(scale: SupportsFloat | SupportsIndex) -> float: ...
