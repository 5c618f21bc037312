"""Functions of numbers."""

# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, TypeAlias, TypeVar, overload

import numpy as np
import numpy.typing as npt

__all__ = ["CudaError", "hypotenuse", "parts", "polar"]

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
def hypotenuse(  # type: ignore[overload-overlap, unused-ignore]
    a: float,
    b: float,
    scale: float = ...,
    *,
    stream: _Stream | None = None,
) -> float:
    """The length of the longest side of a triangle."""

@overload
def hypotenuse(  # type: ignore[overload-overlap, unused-ignore]
    a: _ArrayT | float,
    b: _ArrayT | float,
    scale: _ArrayT | float = ...,
    *,
    out: _Float32Array | None = None,
    stream: _Stream | None = None,
) -> _ArrayT: ...
@overload
def hypotenuse(  # type: ignore[overload-overlap, unused-ignore]
    a: _Float32Array | np.float32 | float,
    b: _Float32Array | np.float32 | float,
    scale: _Float32Array | np.float32 | float = ...,
    *,
    out: _Float32Array | None = None,
    stream: _Stream | None = None,
) -> npt.NDArray[np.float32]: ...
@overload
def hypotenuse(  # type: ignore[overload-overlap, unused-ignore]
    a: _Float64Array | np.float64 | float,
    b: _Float64Array | np.float64 | float,
    scale: _Float64Array | np.float64 | float = ...,
    *,
    out: _Float64Array | None = None,
    stream: _Stream | None = None,
) -> npt.NDArray[np.float64]: ...
@overload
def hypotenuse(
    a: _DeviceArray | float,
    b: _DeviceArray | float,
    scale: _DeviceArray | float = ...,
    *,
    out: _DeviceArray | None = None,
    stream: _Stream | None = None,
) -> Any: ...
@overload
def parts(result: float, *, stream: _Stream | None = None) -> tuple[float, int]: ...  # type: ignore[overload-overlap, unused-ignore]
@overload
def parts(  # type: ignore[overload-overlap, unused-ignore]
    result: _ArrayT | float,
    *,
    out: tuple[_Float64Array | None, _Int32Array | None] | None = None,
    stream: _Stream | None = None,
) -> tuple[_ArrayT, _ArrayT]: ...
@overload
def parts(  # type: ignore[overload-overlap, unused-ignore]
    result: _Float64Array | np.float64 | float,
    *,
    out: tuple[_Float64Array | None, _Int32Array | None] | None = None,
    stream: _Stream | None = None,
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.int32]]: ...
@overload
def parts(
    result: _DeviceArray | float,
    *,
    out: tuple[_DeviceArray | None, _DeviceArray | None] | None = None,
    stream: _Stream | None = None,
) -> tuple[Any, Any]: ...
@overload
def polar(  # type: ignore[overload-overlap, unused-ignore]
    x: float,
    y: float,
    *,
    stream: _Stream | None = None,
) -> tuple[float, float]: ...
@overload
def polar(  # type: ignore[overload-overlap, unused-ignore]
    x: _ArrayT | float,
    y: _ArrayT | float,
    *,
    out: tuple[_Float64Array | None, _Float64Array | None] | None = None,
    stream: _Stream | None = None,
) -> tuple[_ArrayT, _ArrayT]: ...
@overload
def polar(  # type: ignore[overload-overlap, unused-ignore]
    x: _Float64Array | np.float64 | float,
    y: _Float64Array | np.float64 | float,
    *,
    out: tuple[_Float64Array | None, _Float64Array | None] | None = None,
    stream: _Stream | None = None,
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]: ...
@overload
def polar(
    x: _DeviceArray | float,
    y: _DeviceArray | float,
    *,
    out: tuple[_DeviceArray | None, _DeviceArray | None] | None = None,
    stream: _Stream | None = None,
) -> tuple[Any, Any]: ...
