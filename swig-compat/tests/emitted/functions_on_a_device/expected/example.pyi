"""Arrays on a device."""

# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, SupportsFloat, SupportsIndex, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = [
    "CudaError",
    "arguments",
    "copy",
    "count",
    "described_by_its_distribution",
    "fill",
    "histogram",
    "no_device",
    "scale",
    "sum",
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

def arguments(
    in_d: _DeviceArray,
    py: str | None,
    work: str,
    arrays: SupportsIndex,
    SUM: SupportsIndex,
    sum: SupportsIndex,
    *,
    stream: _Stream | None = None,
) -> str | None: ...
def copy(
    in_d: _DeviceArray,
    out: _Float32Array,
    label: str | None = ...,
    *,
    stream: _Stream | None = None,
) -> None:
    """On both sides of the bus."""

def count(in_d: _DeviceArray, *, stream: _Stream | None = None) -> int:
    """The stream stands in the middle, and behind defaults."""

def described_by_its_distribution(
    in_d: _DeviceArray,
    other_d: _DeviceArray,
    *,
    stream: _Stream | None = None,
) -> str: ...
def fill(
    out_d: _DeviceArray,
    value: SupportsIndex = ...,
    *,
    stream: _Stream | None = None,
) -> None: ...
def histogram(
    in_d: _DeviceArray,
    other_d: _DeviceArray,
    lowest: SupportsFloat | SupportsIndex,
    highest: SupportsFloat | SupportsIndex,
    stream: SupportsIndex,
) -> int:
    """The stream is the caller's own number."""

def no_device() -> int: ...
def scale(
    out_d: _DeviceArray,
    by: SupportsFloat | SupportsIndex,
    *,
    stream: _Stream | None = None,
) -> None: ...
@overload
def sum(in_: _Float32Array, /, *, stream: _Stream | None = None) -> float:  # type: ignore[overload-overlap, unused-ignore]
    """The sum of the elements."""

@overload
def sum(in_d: _DeviceArray, /, *, stream: _Stream | None = None) -> float | int: ...  # type: ignore[overload-overlap, unused-ignore]
@overload
def sum(in_: _Float64Array, /, *, stream: _Stream | None = None) -> float: ...  # type: ignore[overload-overlap, unused-ignore]
@overload
def sum(in_: _Int32Array, /, *, stream: _Stream | None = None) -> int: ...
