# Written by quaff from example.i: change that file, not this one.

import ctypes
from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, SupportsFloat, SupportsIndex, TypeAlias

import numpy as np
import numpy.typing as npt

__all__ = [
    "Cell",
    "CudaError",
    "Piece",
    "diagonal",
    "mirror",
    "reach",
    "weight",
    "weight_by",
    "weight_on_device",
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

_Int16Array: TypeAlias = (
    npt.NDArray[np.int16]
    | array[int]
    | memoryview[Any]
    | ctypes.Array[ctypes.c_int16]
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

class Cell:
    thisown: bool
    def __init__(self) -> None: ...
    @property
    def row(self) -> int: ...
    @row.setter
    def row(self, value: SupportsIndex) -> None: ...
    @property
    def column(self) -> int: ...
    @column.setter
    def column(self, value: SupportsIndex) -> None: ...
    def __copy__(self) -> Cell: ...  # type: ignore[misc, override, unused-ignore]

class Piece:
    thisown: bool
    def __init__(self) -> None: ...
    @property
    def name(self) -> str: ...
    @name.setter
    def name(self, value: str | None) -> None: ...
    @property
    def cell(self) -> Cell: ...
    @cell.setter
    def cell(self, value: Cell) -> None: ...
    @property
    def weights(self) -> npt.NDArray[np.float64]: ...
    @weights.setter
    def weights(self, value: _p_a_double_3 | None | _Float64Array) -> None: ...
    @property
    def moves(self) -> tuple[npt.NDArray[np.int16], ...]: ...
    @moves.setter
    def moves(self, value: Iterable[_Int16Array | Sequence[SupportsIndex]]) -> None: ...
    def __copy__(self) -> Piece: ...  # type: ignore[misc, override, unused-ignore]

class _p_a_double_3: ...

def diagonal(count: SupportsIndex) -> Any: ...
def mirror(changed: npt.NDArray[np.void]) -> None: ...
def reach(cells: npt.NDArray[np.void]) -> int: ...
def weight(cells: npt.NDArray[np.void]) -> float: ...
def weight_by(
    cells: npt.NDArray[np.void],
    factors: Mapping[str, SupportsFloat | SupportsIndex],
) -> float: ...
def weight_on_device(
    cells_d: _DeviceArray,
    *,
    stream: _Stream | None = None,
) -> float: ...
