# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, SupportsIndex, TypeAlias

import numpy as np
import numpy.typing as npt

__all__ = [
    "CudaError",
    "Status_empty",
    "Status_fine",
    "Status_negative",
    "accumulate",
    "cudaErrorInvalidValue",
    "cudaSuccess",
    "half",
    "launch",
    "text",
    "twice",
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

_Float64Array: TypeAlias = (
    npt.NDArray[np.float64]
    | array[float]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_double]
    | _LibraryArray
)

class CudaError(RuntimeError): ...

cudaSuccess: int
cudaErrorInvalidValue: int
Status_fine: int
Status_empty: int
Status_negative: int

def accumulate(values: _Float64Array) -> None:
    """Writes running sums."""

def half(number: SupportsIndex) -> None:
    """Any other int is a result."""

def launch(works: bool) -> None: ...
def text(status: SupportsIndex) -> str: ...
def twice(number: SupportsIndex) -> int: ...
