from typing import Any, ClassVar, Literal, Self, final

from typing_extensions import Buffer

from quaff._functions import (
    _DeviceArray,
    _Float32Array,
    _Float64Array,
    _Stream,
    dot,
    norm,
    sum,
)

__all__ = ["ArrayInfo", "CudaError", "ManagedMemory", "Sum", "dot", "inspect", "norm", "sum"]

@final
class Sum:
    """The exact sum of any number of float32 and float64 arrays, rounded when `value` is read.

    Adding arrays and merging sums in any order and grouping gives the same sum, bit for bit. The sum of a
    single array is `quaff.sum` of that array. A sum can be pickled, and `Sum.from_bytes` reads
    `bytes(sum)`, on any machine and in later versions. Sums are equal if their bytes are equal.
    """

    def __new__(cls) -> Self: ...
    def add(
        self, arr: _Float32Array | _Float64Array | _DeviceArray, /, *, stream: _Stream | None = None
    ) -> None:
        """Adds all elements of an array. `arr` and `stream` are the same as for `quaff.sum`.

        Raises the exceptions of `quaff.sum`, and OverflowError if the sum would reach 2^78 times the
        largest number. In this case nothing is added.
        """

    def merge(self, other: Sum, /) -> None:
        """Adds everything that was added to another sum.

        Raises OverflowError if the sum would reach 2^78 times the largest number. In this case nothing is
        added.
        """

    @property
    def value(self) -> float:
        """The sum, rounded once: to float64 if a float64 array was added, and otherwise to float32. The value
        of an empty sum is 0.0."""
    @property
    def dtype(self) -> Literal["float32", "float64"]:
        """The type to which `value` is rounded; float32 if nothing was added."""
    @classmethod
    def from_bytes(cls, data: Buffer, /) -> Sum:
        """Restores a sum from `bytes(sum)`.

        Raises ValueError for invalid bytes, and TypeError for an object that is not bytes-like.
        """

    def __bytes__(self) -> bytes: ...
    def __eq__(self, other: object, /) -> bool: ...
    # A sum is mutable, and so has no hash. typeshed declares it in this way, because object's hash is a
    # method.
    __hash__: ClassVar[None]  # type: ignore[assignment]

@final
class ManagedMemory:
    """Memory that the host and a GPU share, with the buffer protocol; `empty` creates arrays in it."""

    def __new__(cls, bytes: int, device: int = 0) -> Self: ...

class CudaError(RuntimeError):
    """An error of CUDA or its driver; the message contains the name of the error and what to do about it."""

def inspect(array: Any, /) -> ArrayInfo:
    """Shows how quaff reads `array`, without accessing its elements. For memory on a device, quaff also asks
    the driver.

    Raises TypeError for an object that is not an array or has an unsupported element type, BufferError for
    a contradictory description of the memory, and ValueError for one that exceeds the address space.
    Exceptions raised by the object itself are passed on.
    """

@final
class ArrayInfo:
    """The properties of an array as quaff reads them; the result of `inspect`."""

    @property
    def protocol(
        self,
    ) -> Literal["numpy", "dlpack", "cuda_array_interface", "buffer", "handle", "array_interface"]:
        """The protocol that gives access to the memory: "numpy", "dlpack", "cuda_array_interface", "buffer",
        "handle" for a plain address as in PyCUDA, or "array_interface" for what NumPy makes an array of."""
    @property
    def dtype(self) -> str:
        """The element type, as NumPy names it."""
    @property
    def shape(self) -> tuple[int, ...]:
        """The length of each dimension."""
    @property
    def strides(self) -> tuple[int, ...]:
        """For each dimension, the number of bytes from one element to the next."""
    @property
    def device(self) -> str:
        """The location of the memory: "cpu", "cuda:0", or "cuda" if neither the object nor the driver
        specifies the device."""
    @property
    def stream(self) -> int | None:
        """The CUDA stream to wait for before the memory is read: 1 is the default stream, 2 the default
        stream of the calling thread, and other numbers are handles. None if there is nothing to wait for."""
    @property
    def context(self) -> int | None:
        """The handle of the CUDA context that owns the memory. None for memory without a context, such as
        memory from pools, for memory that the driver does not know, and if there is no driver."""
    @property
    def readonly(self) -> bool:
        """Whether the memory is read-only."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
