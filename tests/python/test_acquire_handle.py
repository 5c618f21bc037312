"""Objects that quaff reads as plain addresses, and those that it refuses. The memory is not accessed."""

import numpy as np
import pytest

import quaff
from producers import Handle
from strategies import DTYPES

ADDRESS = 0x7F0000000000


class Allocation:
    """Like `pycuda.driver.DeviceAllocation`: not an integer, but with `__int__`."""

    def __int__(self):
        return ADDRESS


def test_an_array_of_pycuda():
    info = quaff.inspect(Handle(gpudata=Allocation(), shape=(2, 3), strides=(24, 8)))
    assert (info.protocol, info.device, info.stream) == ("handle", "cuda", 1)
    assert (info.dtype, info.shape, info.strides, info.readonly) == ("float64", (2, 3), (24, 8), False)


@pytest.mark.parametrize("address", [ADDRESS, np.uint64(ADDRESS), Allocation()])
@pytest.mark.parametrize("name", ["ptr", "gpudata"])
def test_an_address_is_an_integer_or_converts_to_one(name, address):
    assert quaff.inspect(Handle(**{"ptr": ..., name: address})).protocol == "handle"


@pytest.mark.parametrize("strides", [None, ...])
def test_left_out_strides_are_those_of_c_order(strides):
    assert quaff.inspect(Handle(shape=(2, 3), strides=strides)).strides == (24, 8)


@pytest.mark.parametrize("dtype", DTYPES)
def test_dtype(dtype):
    for spelling in (np.dtype(dtype), np.dtype(dtype).type, dtype):
        assert quaff.inspect(Handle(dtype=spelling)).dtype == dtype


class Freed(Handle):
    """Raises if an empty array has no memory, like PyCUDA's `.ptr`."""

    @property
    def ptr(self):
        return self.gpudata.__int__()

    @ptr.setter
    def ptr(self, _):
        pass


class PtrAlone(Handle):
    @property
    def ptr(self):
        raise TypeError("no memory")

    @ptr.setter
    def ptr(self, _):
        pass


@pytest.mark.parametrize("kind", [Freed, PtrAlone])
def test_an_empty_array_is_not_asked_for_its_memory(kind):
    assert quaff.inspect(kind(gpudata=None, shape=(3, 0), strides=(0, 8))).shape == (3, 0)


def test_an_array_with_elements_and_no_memory_is_refused():
    with pytest.raises(ValueError, match="has elements, but no memory"):
        quaff.inspect(Handle(ptr=..., gpudata=None))
    with pytest.raises(ValueError, match="3 elements at address 0"):
        quaff.inspect(Handle(ptr=0))


def test_an_error_of_ptr_is_passed_on():
    with pytest.raises(TypeError, match="no memory") as error:
        quaff.inspect(PtrAlone())
    assert error.value.__notes__ == ["raised by `inspect`: argument `array`"]


@pytest.mark.parametrize(
    ("lie", "error", "message"),
    [
        ({"ptr": lambda: ADDRESS}, TypeError, "`ptr`: expected an integer, got `function`"),
        ({"ptr": float(ADDRESS)}, TypeError, "`ptr`: expected an integer, got `float`"),
        ({"ptr": "text"}, TypeError, "`ptr`: expected an integer, got `str`"),
        ({"ptr": ..., "gpudata": print}, TypeError, "`gpudata`: expected an integer"),
        ({"ptr": -1}, ValueError, "`ptr` is -1, which is not an address"),
        ({"ptr": 2**64}, ValueError, "which is not an address"),
        ({"shape": 3}, TypeError, "`shape` is a `int`, not a tuple of integers"),
        ({"shape": (-3,)}, ValueError, "negative length"),
        ({"shape": (1,) * 65, "strides": None}, BufferError, "the device array has 65 dimensions"),
        ({"strides": (8, 8)}, ValueError, "`strides` has 2 entries, `shape` has 1"),
        ({"strides": (2**62 - 1,)}, ValueError, "beyond any address"),
        ({"dtype": "nonsense"}, TypeError, "`dtype` is 'nonsense', which is not an element type"),
        ({"dtype": 7}, TypeError, "`dtype` is 7, which is not an element type"),
        ({"dtype": np.dtype(">f2")}, TypeError, r"`>f2` is not supported; use `\.astype\('float16'\)`"),
        ({"dtype": np.dtype([("x", "f4")])}, TypeError, r"`\|V4` is not supported"),
    ],
)
def test_a_handle_that_contradicts_itself_is_refused(lie, error, message):
    with pytest.raises(error, match=message):
        quaff.inspect(Handle(**lie))


@pytest.mark.parametrize("missing", ["ptr", "shape", "dtype"])
def test_what_lacks_an_attribute_is_no_handle(missing):
    with pytest.raises(TypeError, match=r"`Handle` has no `\.ptr` or `\.gpudata` with a shape and a dtype"):
        quaff.inspect(Handle(**{missing: ...}))


def test_a_class_of_handles_is_none():
    with pytest.raises(TypeError, match="expected an array, got `type`"):
        quaff.inspect(Freed)
