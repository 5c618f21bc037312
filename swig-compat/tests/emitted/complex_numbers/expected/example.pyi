# Written by quaff from example.i: change that file, not this one.

from collections.abc import Sequence
from typing import Any, Protocol, SupportsComplex, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = ["CudaError", "inner", "rotate", "same", "zero"]

_Complex64Array: TypeAlias = npt.NDArray[np.complex64] | memoryview[Any]
_Complex128Array: TypeAlias = npt.NDArray[np.complex128] | memoryview[Any]

class _DeviceArray(Protocol):
    @property
    def __cuda_array_interface__(self) -> Any: ...

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
