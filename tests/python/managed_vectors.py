"""Python code around modules for arrays in managed memory, as in CuVec, and a program of its users."""

import importlib
import re
import sys
from contextlib import contextmanager

import numpy as np
import pytest

# SWIG's representation of an object of a class template.
PROXY = re.compile(r"<.*Array_(.); proxy of <Swig Object of type 'ManagedArray<\s*\w+\s*>\s*\*' at 0x\w+>")


@contextmanager
def imported(folders, names):
    """Modules imported from folders, which Python forgets afterwards."""
    sys.path[:0] = map(str, folders)
    try:
        yield [importlib.import_module(name) for name in names]
    finally:
        for folder in folders:
            sys.path.remove(str(folder))
        for name in names:
            sys.modules.pop(name, None)
            sys.modules.pop(f"_{name}", None)


class Memory:
    """The owner of a C++ array: a new one, or one that C++ has returned."""

    def __init__(self, arrays, letter, shape, array=None):
        """Make an array of the shape, or take over an existing one."""
        self.arrays = arrays
        self.letter = letter if array is None else PROXY.match(str(array)).group(1)
        self.array = self.call("make", shape) if array is None else array

    def call(self, name, *arguments):
        """Call the function of the element type."""
        return getattr(self.arrays, f"{name}_{self.letter}")(*arguments)

    def __del__(self):
        """Free the array."""
        self.call("release", self.array)

    @property
    def __array_interface__(self):
        """The description for NumPy, which is also that for a device."""
        shape, address = self.call("extents", self.array), self.call("address", self.array)
        typestr = np.dtype(self.letter).str
        return {"shape": shape, "typestr": typestr, "data": (address, False), "version": 3}

    __cuda_array_interface__ = __array_interface__


class Managed(np.ndarray):
    """A NumPy array over managed memory."""

    def __new__(cls, memory):
        """View the memory."""
        made = np.asarray(memory).view(cls)
        made.memory = memory
        return made

    @property
    def __cuda_array_interface__(self):
        """The interface, which only the array over the whole memory has, and no part of it."""
        if not hasattr(self, "memory"):
            raise AttributeError("a part")
        return self.memory.__cuda_array_interface__


def zeros(arrays, shape, letter="f"):
    """An array of zeros."""
    return Managed(Memory(arrays, letter, shape))


def use(arrays, functions):
    """The calls of CuVec's users: fill arrays, call C++ with and without result arrays, and check the
    results.
    """
    assert arrays.__version__ == arrays.cvar.__version__ == "1.2"
    for letter in "Bifd":
        array = zeros(arrays, (2, 3), letter)
        assert (array.dtype, array.shape, array.any()) == (np.dtype(letter), (2, 3), False)
    image = zeros(arrays, (40, 50))
    image[...] = np.arange(2000).reshape(40, 50)
    made = Managed(Memory(arrays, "", (), functions.incremented(image.memory.array)))
    assert (made.memory.letter, made.shape) == ("f", (40, 50))
    assert (made == np.asarray(image) + 1).all()
    same = functions.incremented(made.memory.array, image.memory.array)
    assert same == image.memory.array
    assert (image == np.asarray(made) + 1).all()
    arrays.reshape_f(image.memory.array, (2000,))
    assert np.asarray(image.memory).shape == (2000,)
    for wrong in (
        lambda: arrays.reshape_f(image.memory.array, (3,)),
        lambda: functions.incremented(image.memory.array, made.memory.array),
    ):
        with pytest.raises(RuntimeError, match=r"number|shape"):
            wrong()
    return image
