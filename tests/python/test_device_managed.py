"""Arrays in memory that the host and a device share: `quaff.empty(shape, dtype, memory="managed")`."""

import contextlib
import gc

import numpy as np
import pytest

import quaff
from fake_driver import OUT_OF_MEMORY, on_fake_driver

with contextlib.suppress(ImportError):  # only found in the children
    import devices


@pytest.fixture
def driver(devices_driver):
    return devices_driver


def filled(shape, dtype="f8"):
    array = quaff.empty(shape, dtype)
    array[...] = np.arange(array.size).reshape(shape)
    return array


@on_fake_driver
def test_it_is_an_array_of_numpys(driver):
    array = filled((3, 4), np.float32)
    assert isinstance(array, np.ndarray)
    assert (array.shape, array.dtype, array.flags.c_contiguous) == ((3, 4), np.dtype("f4"), True)
    assert array.sum() == 66.0
    assert (array * 2)[1, 1] == 10.0
    assert quaff.empty(5).shape == (5,)
    assert quaff.empty(5).dtype == np.float64
    assert quaff.empty((0, 3)).size == 0


@on_fake_driver
def test_it_is_the_hosts_and_the_devices(driver):
    array = filled(60)
    expected = np.arange(60.0)
    assert quaff.sum(array) == expected.sum()
    assert quaff.sum(array, stream=0) == expected.sum()
    devices.scale(array, 2.0)
    assert np.array_equal(array, 2 * expected)
    assert devices.dot(array, array) == 4 * (expected**2).sum()


@on_fake_driver
def test_functions_of_a_device_take_it_without_pythons_code(driver):
    def refuse(self):
        raise AssertionError("the interface was asked for")

    type(quaff.empty(1)).__cuda_array_interface__ = property(refuse)
    array = filled((3, 20))
    devices.scale(array[1], 2.0)
    assert array[1].sum() == 2 * np.arange(20, 40).sum()


@on_fake_driver
def test_its_parts_are_too(driver):
    array = filled((3, 20))
    devices.scale(array[1], 2.0)
    assert array[1].sum() == 2 * np.arange(20, 40).sum()
    assert quaff.sum(array[::2, 1:], stream=0) == np.asarray(array)[::2, 1:].sum()
    interface = array[1:, ::2].__cuda_array_interface__
    assert interface["shape"] == (2, 10)
    assert interface["strides"] == (160, 16)
    assert interface["data"] == (array.ctypes.data + 160, False)


@on_fake_driver
def test_copies_are_the_hosts_alone(driver):
    array = filled(6)
    for copy in (array.copy(), array + 1):
        assert not hasattr(copy, "__cuda_array_interface__")
        with pytest.raises(TypeError, match="the array is in host memory"):
            devices.scale(copy, 2.0)


@on_fake_driver
def test_its_memory_is_given_back_with_the_last_part(driver):
    array = filled(1000)
    before = driver.alive("device")
    part = array[10:]
    del array
    gc.collect()
    assert driver.alive("device") == before
    assert part[0] == 10.0
    del part
    gc.collect()
    assert driver.alive("device") == before - 8000


@on_fake_driver
def test_what_cannot_be_made_is_said(driver):
    with pytest.raises(ValueError, match="there is no memory 'host': pass \"managed\""):
        quaff.empty(3, memory="host")
    with pytest.raises(TypeError, match="an array of objects is the host's alone"):
        quaff.empty(3, object)
    with pytest.raises(ValueError, match="negative"):
        quaff.empty(-1)
    with pytest.raises(quaff.CudaError):
        quaff.empty(3, device=99)
    with pytest.raises(ValueError, match="too large"):
        quaff.empty((1 << 62, 4))
    with driver.failing(1, OUT_OF_MEMORY, "cuMemAllocManaged"), pytest.raises(MemoryError):
        quaff.empty(3)
