"""New arrays."""

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    import numpy.typing as npt

    from quaff._managed import ManagedArray


def empty(
    shape: int | tuple[int, ...],
    dtype: "npt.DTypeLike" = "float64",
    *,
    memory: Literal["managed"] = "managed",
    device: int = 0,
) -> "ManagedArray":
    """A NumPy array, with elements that nobody has written, in memory that the host and a GPU share.

    It is taken by functions for the host and by functions for a GPU, without a copy, and has a CUDA array
    interface for libraries. Before the host reads what a GPU has written, wait for the GPU. The memory is
    freed with the last array that shows it. `device` is the GPU's number.

    Raises CudaError where there is no GPU, and MemoryError where there is no memory.
    """
    if memory != "managed":
        message = f'`empty`: argument `memory`: there is no memory {memory!r}: pass "managed"'
        raise ValueError(message)
    # NumPy is imported by the first such array.
    from quaff._managed import ManagedArray

    return ManagedArray(shape, dtype, device)
