"""Objects that have only `__array_interface__`, `__array_struct__` or `__array__`."""

import gc
import weakref

import numpy as np
import pytest

import quaff


class Interface:
    """An object with the description of an array's memory, parts of which can be replaced."""

    def __init__(self, values, **parts):
        self.values = values
        self.__array_interface__ = dict(values.__array_interface__) | parts


class Struct:
    def __init__(self, values):
        self.values = values

    @property
    def __array_struct__(self):
        return self.values.__array_struct__


class Array:
    """An object that returns an array, and also exports its own memory."""

    def __init__(self, values):
        self.values = values

    def __array__(self, dtype=None, copy=None):
        return self.values


@pytest.mark.parametrize("kind", [Interface, Struct, Array])
@pytest.mark.parametrize("dtype", ["f4", "f8", "f2", "i2", "u8", "c16", "?"])
def test_memory_is_read_in_every_layout(kind, dtype):
    values = np.arange(24).astype(dtype).reshape(2, 3, 4)
    for array in (values, values[:, ::-2], values.T, values[:0], values[0, 0, 0, None][0:0]):
        found = quaff.inspect(kind(array))
        assert (found.protocol, found.dtype) == ("array_interface", array.dtype.name)
        assert found.shape == array.shape
    assert quaff.sum(kind(np.arange(10.0)[::3])) == 18.0


def test_results_are_numpys(example):
    assert isinstance(example.add(Interface(np.ones(3)), 1.0), np.ndarray)


@pytest.mark.parametrize("kind", [Interface, Struct])
def test_memory_is_written_where_it_is(example, kind):
    given = np.ones(3)
    example.scale(kind(given), 2.0)
    assert given.tolist() == [2, 2, 2]


def test_read_only_memory_is_not_written(example):
    given = np.ones(3)
    for refused in (Interface(given, data=(given.ctypes.data, True)), Array(given)):
        with pytest.raises(ValueError, match="the array is read-only, and the function writes it"):
            example.scale(refused, 2.0)
    assert given.tolist() == [1, 1, 1]


def test_no_reference_to_the_object_is_left():
    given = Struct(np.ones(3))
    gone = weakref.ref(given)
    found = quaff.inspect(given)
    del given
    gc.collect()
    assert found.shape == (3,)
    assert gone() is None


@pytest.mark.parametrize(
    ("parts", "error"),
    [
        ({"typestr": "nonsense"}, (TypeError, ValueError)),
        ({"typestr": 5}, (TypeError, ValueError)),
        ({"shape": (-1,)}, ValueError),
        ({"shape": (2**62, 2**62)}, ValueError),
        ({"shape": "x"}, TypeError),
        ({"strides": (8, 8)}, ValueError),
        ({"data": ("x", False)}, (TypeError, ValueError)),
        ({"typestr": "<M8[s]"}, TypeError),
        ({"typestr": "|O"}, (TypeError, ValueError)),
    ],
)
def test_descriptions_that_are_wrong_are_refused(parts, error):
    with pytest.raises(error):
        quaff.inspect(Interface(np.ones(3), **parts))


class Raising:
    def __init__(self, error):
        self.error = error

    def __array__(self, dtype=None, copy=None):
        raise self.error


def test_exceptions_of_the_object_are_passed_on():
    with pytest.raises(RuntimeError, match="no"):
        quaff.inspect(Raising(RuntimeError("no")))
    with pytest.raises(ValueError, match="not producing an array"):
        quaff.inspect(type("List", (), {"__array__": lambda *_, **__: [1.0]})())


class OnDevice(Interface):
    """Host memory that is also described as device memory, with an invalid description."""

    @property
    def __cuda_array_interface__(self):
        return {"version": 99}


def test_memory_of_a_device_that_is_no_such_is_read_on_the_host():
    assert quaff.inspect(OnDevice(np.ones(3))).protocol == "array_interface"
    assert quaff.sum(OnDevice(np.ones(3))) == 3.0
    with pytest.raises(BufferError, match="version 99"):
        quaff.inspect(type("Device", (), {"__cuda_array_interface__": {"version": 99}})())
