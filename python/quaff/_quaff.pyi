from typing import Any, ClassVar, Literal, Protocol, Self, TypeVar, final, overload

import numpy as np
import numpy.typing as npt
from typing_extensions import Buffer

from quaff._functions import (
    _ArrayT,
    _DeviceArray,
    _DeviceArrayT,
    _Float32Array,
    _Float64Array,
    _Stream,
)

__all__ = ["ArrayInfo", "CudaError", "ManagedMemory", "Sum", "inspect", "sum"]

class _LazyArray(Protocol):
    def __dask_graph__(self) -> Any: ...

_Lazy = TypeVar("_Lazy", bound=_LazyArray)

# As in quaff._functions, and of Dask's arrays.
@overload
def sum(arr: _Float32Array, /, *, stream: _Stream | None = None) -> float: ...
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
def sum(arr: _Lazy, /, *, axis: int | tuple[int, ...] | None = None, keepdims: bool = False) -> _Lazy: ...

@final
class Sum:
    """The exact sum of any number of float32 and float64 arrays, rounded when its value is asked for.

    Arrays that are added, and sums that are merged, in any order and grouping give the same sum, to the
    bit; that of one array is `quaff.sum` of it. It can be pickled, and `bytes(sum)` is read again by
    `Sum.from_bytes`, on any machine and by later versions. Sums are equal when their bytes are.
    """

    def __new__(cls) -> Self: ...
    def add(
        self, arr: _Float32Array | _Float64Array | _DeviceArray, /, *, stream: _Stream | None = None
    ) -> None:
        """Adds all elements of an array, which may be any that `quaff.sum` takes; `stream` as there.

        Raises what `quaff.sum` raises, and OverflowError for a sum of 2^78 times the greatest number;
        then nothing was added.
        """

    def merge(self, other: Sum, /) -> None:
        """Adds all that another sum is the sum of.

        Raises OverflowError for a sum of 2^78 times the greatest number; then nothing was added.
        """

    @property
    def value(self) -> float:
        """The sum, rounded once: to float64 if a float64 array was added, and else to float32. That of
        nothing is 0.0."""
    @property
    def dtype(self) -> Literal["float32", "float64"]:
        """The type that `value` is rounded to; float32 as long as nothing was added."""
    @classmethod
    def from_bytes(cls, data: Buffer, /) -> Sum:
        """The sum that `bytes(sum)` wrote.

        Raises ValueError for bytes that no sum has, TypeError for what has no bytes.
        """

    def __bytes__(self) -> bytes: ...
    def __eq__(self, other: object, /) -> bool: ...
    # A sum changes, and so has no hash. This is how typeshed says it; to type checkers, object's is a method.
    __hash__: ClassVar[None]  # type: ignore[assignment]

@final
class ManagedMemory:
    """Bytes in memory that the host and a GPU share, as a buffer; `empty` makes arrays of it."""

    def __new__(cls, bytes: int, device: int = 0) -> Self: ...

class CudaError(RuntimeError):
    """CUDA, or its driver, reported an error; the message has its name and what to do."""

def inspect(array: Any, /) -> ArrayInfo:
    """What quaff sees of `array`; nothing is read from its memory. Of memory on a device the
    driver is asked too.

    Raises TypeError for an object that is no array or has an unsupported element type, BufferError
    for memory whose description contradicts itself, ValueError for one that reaches beyond any
    address. An exception of the object's own is passed on.
    """

@final
class ArrayInfo:
    """What quaff sees of an array; made by `inspect`."""

    @property
    def protocol(self) -> Literal["numpy", "dlpack", "cuda_array_interface", "buffer", "handle"]:
        """How the object offers its memory: "numpy", "dlpack", "cuda_array_interface", "buffer" or, for a
        bare address as PyCUDA has it, "handle"."""
    @property
    def dtype(self) -> str:
        """The type of an element, by NumPy's name."""
    @property
    def shape(self) -> tuple[int, ...]:
        """The length of each dimension."""
    @property
    def strides(self) -> tuple[int, ...]:
        """For each dimension the bytes from one element to the next."""
    @property
    def device(self) -> str:
        """Where the memory lies: "cpu", "cuda:0", or "cuda" where neither the object nor the driver says on
        which device."""
    @property
    def stream(self) -> int | None:
        """The CUDA stream to wait for before the memory is read: 1 is the default stream, 2 the calling
        thread's, other numbers are handles. None where there is nothing to wait for."""
    @property
    def context(self) -> int | None:
        """The handle of the CUDA context that owns the memory. None for memory that no context owns, as
        pools have it, that the driver does not know, or where there is no driver."""
    @property
    def readonly(self) -> bool:
        """Whether the object forbids writing."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
