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
    """A new, uninitialised NumPy array in memory that the host and a GPU share.

    Host functions and GPU functions accept it without a copy, and other libraries access it through its CUDA
    array interface. Wait for the GPU before the host reads what the GPU has written. The memory is freed when
    the last array that refers to it is deleted. `device` is the number of the GPU.

    Raises CudaError if there is no GPU, and MemoryError if there is not enough memory.
    """
    if memory != "managed":
        message = f'`empty`: argument `memory`: there is no memory {memory!r}: pass "managed"'
        raise ValueError(message)
    # NumPy is imported for the first such array.
    from quaff._managed import ManagedArray

    return ManagedArray(shape, dtype, device)
