from typing import Any, Literal, final

from quaff._functions import sum

__all__ = ["ArrayInfo", "CudaError", "inspect", "sum"]

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
