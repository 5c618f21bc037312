"""The descriptions of device arrays: read once, and trusted unless the driver contradicts them."""

import contextlib

import numpy as np
import pytest

import quaff
from fake_driver import on_fake_driver
from producers import Handle

with contextlib.suppress(ImportError):  # only found in the children
    import devices

VALUES = np.arange(100.0)


@pytest.fixture
def driver(devices_driver):
    return devices_driver


class Growing:
    """An array with one element more each time that its description is read."""

    def __init__(self, array):
        self.array, self.looks = array, 0

    @property
    def __cuda_array_interface__(self):
        self.looks += 1
        return self.array.__cuda_array_interface__ | {"shape": (self.looks,)}


class GrowingHandle(Handle):
    looks = 0

    @property
    def shape(self):
        self.looks += 1
        return (self.looks,)

    @shape.setter
    def shape(self, _):
        pass


@on_fake_driver
def test_an_array_that_changes_is_seen_as_it_was_once(driver):
    array = driver.context().array(VALUES)
    for growing in Growing(array), GrowingHandle(ptr=array.address, strides=None):
        assert quaff.sum(growing) == VALUES[:1].sum()
        assert growing.looks == 1
        assert devices.total(growing) == VALUES[:2].sum()


@on_fake_driver
def test_an_array_that_changes_while_others_are_read_is_refused(driver):
    array = driver.context().array(VALUES)
    changed = r"`dot`: argument `a_d`: the array was changed while the other arguments were read"
    with pytest.raises(BufferError, match=changed):
        devices.dot(Growing(array), array)
    assert devices.dot(array, array) == (VALUES**2).sum()


@on_fake_driver
def test_memory_that_a_pool_has_given_to_others_is_live(driver):
    pool = driver.context().array(VALUES)
    given_back = Handle(ptr=pool.address + 80, shape=(5,))
    assert quaff.sum(given_back) == VALUES[10:15].sum()


@on_fake_driver
def test_a_dtype_of_the_same_size_is_believed(driver):
    array = driver.context().array(np.ones(3, "int64"))
    assert quaff.sum(Handle(ptr=array.address, shape=(3,), dtype=np.dtype("float64"))) == 3 * 5e-324
