from typing import Any, Literal, final

from quaff._functions import sum

__all__ = ["ArrayInfo", "inspect", "sum"]

def inspect(array: Any, /) -> ArrayInfo:
    """What quaff sees of `array`; nothing is read from its memory.

    Raises TypeError for an object that is no array or has an unsupported element type, BufferError
    for a buffer that contradicts itself, ValueError for one that reaches beyond any address. An
    exception of the object's own is passed on.
    """

@final
class ArrayInfo:
    """What quaff sees of an array; made by `inspect`."""

    @property
    def protocol(self) -> Literal["numpy", "buffer"]:
        """How the object offers its memory: "numpy" or "buffer"."""
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
        """Where the memory lies: "cpu"."""
    @property
    def readonly(self) -> bool:
        """Whether the object forbids writing."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
