# Written by quaff from example.i: change that file, not this one.

from collections.abc import Sequence
from typing import Any, Protocol, SupportsComplex, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = ["CudaError", "inner", "rotate", "same", "zero"]

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

_Complex64Array: TypeAlias = npt.NDArray[np.complex64] | memoryview[Any] | _LibraryArray
_Complex128Array: TypeAlias = (
    npt.NDArray[np.complex128] | memoryview[Any] | _LibraryArray
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
def inner(left: _Complex64Array, right: _Complex64Array) -> complex: ...
@overload
def inner(left: _Complex128Array, right: _Complex128Array) -> complex: ...
def rotate(spectrum: _Complex128Array, by: complex | SupportsComplex) -> None: ...
def same(
    numbers: _Complex64Array | Sequence[complex | SupportsComplex],
) -> npt.NDArray[np.complex64]: ...
def zero(spectrum_d: _DeviceArray, *, stream: _Stream | None = None) -> None:
    """A host has nothing to do on a device."""
