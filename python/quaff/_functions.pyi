"""What quaff itself exposes, and the first interface that its compiler must handle."""

# Written by quaff from quaff.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, TypeAlias, TypeVar, overload

import numpy as np
import numpy.typing as npt

__all__ = ["CudaError", "sum"]

class _HasNamespace(Protocol):
    def __array_namespace__(self, *, api_version: str = ...) -> object: ...

class _HasDLPack(Protocol):
    def __dlpack__(self) -> object: ...
    def __dlpack_device__(self) -> object: ...
    def __hash__(self) -> int: ...

_LibraryArray: TypeAlias = _HasNamespace | _HasDLPack
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

@overload
def sum(arr: _Float32Array, /, *, stream: _Stream | None = None) -> float:
    """The sum of all elements of an array, as a Python float; along axes, an array of sums.

    `arr` is any array of float32 or float64, of any shape and any strides: NumPy's, anything with a
    buffer or DLPack; or an array on a CUDA device, of CuPy, PyTorch, PyCUDA, Numba and others. The
    result is the exact sum of the elements, rounded once to their type, to nearest, ties to even. So
    its bits depend neither on layout and order nor on threads and devices, and nothing overflows on
    the way. The sum of no elements is 0.0, a sum of zeros too; a NaN, or infinities of both signs,
    give NaN.

    `axis`, an integer or a tuple of them, says along which axes to sum: each element of the result is
    the sum of one slice, with the bits that this slice alone would give. With `keepdims` the result
    keeps those axes, with one element each; `out` is an array for the result, of its shape and type. It
    is a new array otherwise, of the library of `arr` or of NumPy.

    A sum on a device waits for the stream that the array names, or for its context's default one;
    `stream`, a handle or a stream object of those libraries, overrides that; it is to live until the
    call has returned, for the driver cannot always tell a destroyed one. The call returns when the
    sum is there, and releases the GIL until then; along axes, and with `out` or `keepdims`, it does not
    wait: the result is there when that stream has done what it has to do by then.

    The sum of a Dask array is lazy: an array of Dask's without dimensions, whose bits do not depend on
    the chunks either, and so are its sums along axes. `quaff.Sum` adds up arrays that come one by one, or on several machines.

    Raises TypeError for an object that is no array or has another dtype, ValueError for an array
    that is not aligned on a device or reaches beyond its allocation and for an `out` of another shape,
    IndexError for an axis that the array does not have, and CudaError for what the driver reports, a
    freed array among it.
    """

@overload
def sum(arr: _Float64Array, /, *, stream: _Stream | None = None) -> float: ...
@overload
def sum(arr: _DeviceArray, /, *, stream: _Stream | None = None) -> float: ...
@overload
def sum(  # type: ignore[overload-overlap, unused-ignore]
    arr: _ArrayT,
    /,
    *,
    axis: int | tuple[int, ...] | None,
    keepdims: bool = False,
    out: Any = None,
    stream: _Stream | None = None,
) -> _ArrayT: ...
@overload
def sum(  # type: ignore[overload-overlap, unused-ignore]
    arr: _Float32Array,
    /,
    *,
    axis: int | tuple[int, ...] | None,
    keepdims: bool = False,
    out: Any = None,
    stream: _Stream | None = None,
) -> npt.NDArray[np.float32]: ...
@overload
def sum(  # type: ignore[overload-overlap, unused-ignore]
    arr: _Float64Array,
    /,
    *,
    axis: int | tuple[int, ...] | None,
    keepdims: bool = False,
    out: Any = None,
    stream: _Stream | None = None,
) -> npt.NDArray[np.float64]: ...
@overload
def sum(
    arr: _DeviceArrayT,
    /,
    *,
    axis: int | tuple[int, ...] | None,
    keepdims: bool = False,
    out: Any = None,
    stream: _Stream | None = None,
) -> _DeviceArrayT: ...
