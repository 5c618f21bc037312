"""The functions of quaff, which its own compiler binds from the interface file `quaff.i`."""

# Written by quaff from quaff.i: change that file, not this one.

import ctypes
from array import array
from typing import Any, Protocol, TypeAlias, TypeVar, overload

import numpy as np
import numpy.typing as npt

__all__ = ["CudaError", "dot", "norm", "sum"]

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
def dot(x: _Float32Array, y: _Float32Array) -> float:
    """The dot product of two arrays of one shape and type, as a Python float.

    `x` and `y` are arrays of float32 or float64 in host memory, and their elements are paired by index. An
    array that is not contiguous in C order is copied. The result is the exact sum of the products, rounded
    once to the type of the elements, to nearest, ties to even. The dot product of empty arrays is 0.0, and
    an exact zero is 0.0. A NaN, zero times infinity, or products that are infinities of both signs, give
    NaN.

    Raises TypeError for an object that is not an array or has another dtype, and for an array on a device,
    and ValueError for arrays of different shapes.
    """

@overload
def dot(x: _Float64Array, y: _Float64Array) -> float: ...
@overload
def norm(arr: _Float32Array, /, *, stream: _Stream | None = None) -> float:
    """The Euclidean norm of all elements of an array, as a Python float; along axes, an array of norms.

    The square root of the exact sum of the squares, rounded once to the type of the elements, to nearest,
    ties to even: squares neither overflow nor underflow, and the bits depend neither on the layout nor on
    the number of threads or the device. The norm of an empty array is 0.0. Any NaN gives NaN, and otherwise
    any infinity gives infinity.

    `arr`, `axis`, `keepdims`, `out`, `stream` and the exceptions are the same as for `quaff.sum`.
    """

@overload
def norm(arr: _Float64Array, /, *, stream: _Stream | None = None) -> float: ...
@overload
def norm(arr: _DeviceArray, /, *, stream: _Stream | None = None) -> float: ...
@overload
def norm(  # type: ignore[overload-overlap, unused-ignore]
    arr: _ArrayT,
    /,
    *,
    axis: int | tuple[int, ...] | None,
    keepdims: bool = False,
    out: Any = None,
    stream: _Stream | None = None,
) -> _ArrayT: ...
@overload
def norm(  # type: ignore[overload-overlap, unused-ignore]
    arr: _Float32Array,
    /,
    *,
    axis: int | tuple[int, ...] | None,
    keepdims: bool = False,
    out: Any = None,
    stream: _Stream | None = None,
) -> npt.NDArray[np.float32]: ...
@overload
def norm(  # type: ignore[overload-overlap, unused-ignore]
    arr: _Float64Array,
    /,
    *,
    axis: int | tuple[int, ...] | None,
    keepdims: bool = False,
    out: Any = None,
    stream: _Stream | None = None,
) -> npt.NDArray[np.float64]: ...
@overload
def norm(
    arr: _DeviceArrayT,
    /,
    *,
    axis: int | tuple[int, ...] | None,
    keepdims: bool = False,
    out: Any = None,
    stream: _Stream | None = None,
) -> _DeviceArrayT: ...
@overload
def norm(
    arr: _LazyArrayT,
    /,
    *,
    axis: int | tuple[int, ...] | None = None,
    keepdims: bool = False,
) -> _LazyArrayT: ...
@overload
def sum(arr: _Float32Array, /, *, stream: _Stream | None = None) -> float:
    """The sum of all elements of an array, as a Python float; along axes, an array of sums.

    `arr` is an array of float32 or float64, of any shape and with any strides: a NumPy array, an object
    that supports the buffer protocol or DLPack, or an array on a CUDA device from CuPy, PyTorch, PyCUDA,
    Numba or another library. The result is the exact sum of the elements, rounded once to their type, to
    nearest, ties to even. Its bits therefore do not depend on the layout, the order of the elements, the
    number of threads or the device, and intermediate results cannot overflow. The sum of an empty array
    is 0.0, and so is a sum of zeros; a NaN, or infinities of both signs, give NaN.

    `axis`, an integer or a tuple of integers, selects the axes to sum over. Each element of the result is
    then the sum of one slice, with the same bits as the sum of this slice alone. With `keepdims`, the
    result keeps these axes with length one. `out` is an array for the result, with the result's shape and
    type; without it, the result is a new array from the library of `arr`, or from NumPy.

    A sum on a device waits for the array's stream, or for the default stream of its context. `stream`, a
    handle or a stream object of those libraries, overrides this stream, and must exist until the call
    has returned, because the driver cannot always detect a destroyed stream. The call waits for the sum,
    and releases the GIL while it waits. Along axes, and with `out` or `keepdims`, the call does not wait:
    the result is available when the earlier work in that stream has finished.

    The sum of a Dask array is lazy: a Dask array without dimensions, whose bits do not depend on the
    chunks. The same applies to its sums along axes. `quaff.Sum` adds up data that arrives in parts.

    Raises TypeError for an object that is not an array or has another dtype, ValueError for a device
    array that is not aligned or exceeds its allocation and for an `out` of another shape, IndexError for
    an axis that the array does not have, and CudaError for errors of the driver, such as a freed array.
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
@overload
def sum(
    arr: _LazyArrayT,
    /,
    *,
    axis: int | tuple[int, ...] | None = None,
    keepdims: bool = False,
) -> _LazyArrayT: ...

# Not bound:
# cpp/include/quaff/norm.hpp:19: template class quaff::detail::ExactNorm: no `%template` instantiates it
# cpp/include/quaff/dot.hpp:21: template class quaff::DotProduct: no `%template` instantiates it
