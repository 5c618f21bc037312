"""Structured arrays on a device, for functions that take device pointers to structs."""

import contextlib
import ctypes

import numpy as np
import pytest

from fake_driver import on_fake_driver
from producers import Handle

with contextlib.suppress(ImportError):  # only found in the children
    import devices

GRAIN = np.dtype([("x", "f4"), ("y", "f4"), ("z", "f4"), ("id", "i4")])
FLAG = np.dtype([("set", "?"), ("name", "S4")])


@pytest.fixture
def driver(devices_driver):
    return devices_driver


def grains(count=4):
    return np.array([(1, 2, i, i) for i in range(count)], GRAIN)


def shown(array, dtype=GRAIN):
    """The contents of an array on the fake device, whose memory is host memory."""
    count = np.prod(array.shape, dtype=int) * dtype.itemsize
    return np.frombuffer((ctypes.c_char * count).from_address(array.address), dtype)


@on_fake_driver
def test_the_fields_select_the_overload(driver):
    context = driver.context()
    for values in (grains(), grains().reshape(2, 2)):
        array = context.array(values)
        handle = {"shape": values.shape, "strides": values.strides, "dtype": GRAIN}
        assert devices.mass(array) == devices.mass(Handle(ptr=array.address, **handle)) == 6
        assert devices.mass(Handle(ptr=..., gpudata=array.address, **handle)) == 6
    assert devices.mass(grains()) == 5
    assert devices.mass(context.array(np.array([(True, b"a")] * 3, FLAG))) == 3
    assert devices.mass(context.array(grains(0))) == 0
    assert devices.mass(Handle(ptr=..., gpudata=None, shape=(0,), strides=(16,), dtype=GRAIN)) == 0


@on_fake_driver
def test_fields_come_from_the_interface_where_there_is_no_dtype(driver):
    array = driver.context().array(grains(), descr=GRAIN.descr)
    del array.dtype
    assert devices.mass(array) == 6


@on_fake_driver
def test_structs_are_written_where_they_lie_and_on_the_stream(driver):
    context = driver.context()
    array = context.array(grains())
    stream = context.stream()
    assert devices.move_by(array, 2.5, stream=stream) == stream
    assert shown(array)["x"].tolist() == [3.5] * 4
    assert devices.move_by(moved_d=array, by=1) != stream
    assert shown(array)["x"].tolist() == [4.5] * 4
    with pytest.raises(ValueError, match="`moved_d`: the array is read-only, and the function writes it"):
        devices.move_by(context.array(grains(), data=(array.address, True)), 1)


@on_fake_driver
def test_what_does_not_fit_is_refused_by_name(driver):
    context = driver.context()
    expected = "`move_by`: argument `moved_d`: expected an array of structs: "
    other = np.dtype([("x", "f4"), ("y", "f4"), ("z", "f8"), ("id", "i4")])
    with pytest.raises(TypeError, match=expected + "field `z` is `<f8`, and in C\\+\\+ `<f4`: pass an array"):
        devices.move_by(context.array(np.zeros(3, other)), 1)
    for dtype in ("uint8", "float32"):
        with pytest.raises(TypeError, match=expected + "the array has no fields"):
            devices.move_by(context.array(np.zeros(32, dtype)), 1)
    for host in (grains(), [(1, 2, 3, 4)], None):
        with pytest.raises(
            TypeError, match="argument `moved_d`: expected a structured array on a device, got"
        ):
            devices.move_by(host, 1)
    with pytest.raises(ValueError, match="`moved_d`: the array is not contiguous"):
        devices.move_by(context.array(grains()[::2]), 1)
    with pytest.raises(ValueError, match="`moved_d`: the array's memory is not aligned to its elements"):
        devices.move_by(context.array(grains(), skip=2), 1)
    with pytest.raises(OverflowError, match="the array has 256 elements, and the function's length type"):
        devices.mass(context.array(np.zeros(256, FLAG)))
    named = r"mass\(grains_d: structured array on a device\): `grains_d`: expected an array of structs: "
    with pytest.raises(TypeError, match=named + "field `z` is `<f8`, and in C"):
        devices.mass(context.array(np.zeros(3, other)))
    with pytest.raises(TypeError, match=named + "the array has no fields"):
        devices.mass(context.array(np.zeros(32, "uint8")))
