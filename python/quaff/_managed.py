"""NumPy arrays in memory that the host and a GPU share."""

from typing import Any, Self

import numpy as np
import numpy.typing as npt

from quaff._quaff import ManagedMemory


class ManagedArray(np.ndarray[Any, Any]):
    """An array in CUDA's unified memory: a NumPy array, and a GPU array by its CUDA array interface.

    Parts of the array are in unified memory too. Copies of it and the results of NumPy functions are in host
    memory, and do not support the CUDA array interface.
    """

    def __new__(cls, shape: Any, dtype: npt.DTypeLike, device: int) -> Self:
        wanted = np.dtype(dtype)
        if wanted.hasobject:
            raise TypeError("an array of objects is the host's alone: pass a dtype of numbers")
        lengths = np.broadcast_shapes(shape)
        count = 1
        for length in lengths:
            count *= length
        # Type checkers recognize buffers by a method that Python has from 3.12 on.
        memory: Any = ManagedMemory(count * wanted.itemsize, device)
        return super().__new__(cls, lengths, wanted, memory)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """The protocol's version 3. It names no stream, because all work of the host has been completed."""
        owner: Any = self
        while isinstance(owner, np.ndarray):
            owner = owner.base
        if not isinstance(owner, ManagedMemory):
            raise AttributeError("the array is a copy in the host's memory")
        said = self.__array_interface__
        return {name: said[name] for name in ("shape", "typestr", "data", "strides")} | {"version": 3}
