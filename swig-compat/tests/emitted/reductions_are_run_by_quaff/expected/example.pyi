"""Reductions."""

# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, SupportsIndex, TypeAlias, TypeVar, overload

import numpy as np
import numpy.typing as npt

__all__ = ["CudaError", "apart", "largest"]

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

_Int32Array: TypeAlias = (
    npt.NDArray[np.int32]
    | array[int]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_int32]
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

def apart(KERNELS: SupportsIndex, LARGEST_DOUBLE: SupportsIndex) -> int:
    """Parameters are not to hide what the module has of reductions."""

@overload
def largest(values: _Int32Array, /, *, stream: _Stream | None = None) -> int:  # type: ignore[overload-overlap, unused-ignore]
    """The largest element.

    Of no elements it is the least value of their type.
    """

@overload
def largest(values: _Float64Array, /, *, stream: _Stream | None = None) -> float: ...  # type: ignore[overload-overlap, unused-ignore]
@overload
def largest(
    values: _DeviceArray,
    /,
    *,
    stream: _Stream | None = None,
) -> int | float: ...
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
    values: _Float64Array,
    /,
    *,
    axis: int | tuple[int, ...] | None,
    keepdims: bool = False,
    out: Any = None,
    stream: _Stream | None = None,
) -> npt.NDArray[np.float64]: ...
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
