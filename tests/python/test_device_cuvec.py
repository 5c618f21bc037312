"""NumPy arrays over managed memory, as in the library CuVec.

They are host arrays, and device arrays if the caller asks for that: by a `stream`, or by calling a function
that has only device overloads.
"""

import contextlib

import numpy as np
import pytest

import quaff
from fake_driver import on_fake_driver
from producers import CuVec

with contextlib.suppress(ImportError):  # only found in the children
    import devices

VALUES = np.arange(60.0)


@pytest.fixture
def driver(devices_driver):
    return devices_driver


def cuvec(context, values):
    return CuVec.at(context.array(values, managed=True).address, values)


@on_fake_driver
def test_it_is_the_hosts(driver):
    array = cuvec(driver.context(), VALUES.reshape(3, 20))
    with driver.recorded() as calls:
        assert quaff.sum(array) == VALUES.sum()
        assert quaff.sum(array[::2, 1:]) == VALUES.reshape(3, 20)[::2, 1:].sum()
        assert quaff.inspect(array).device == "cpu"
    assert calls == []


@on_fake_driver
def test_a_stream_asks_for_the_device(driver):
    context = driver.context()
    array, stream = cuvec(context, VALUES.reshape(3, 20)), context.stream()
    with driver.recorded() as calls:
        assert quaff.sum(array, stream=stream) == VALUES.sum()
    assert [call.subject for call in calls if call.name == "cuLaunchKernel"] == [stream]
    total = quaff.Sum()
    total.add(array, stream=stream)
    assert total.value == VALUES.sum()


@on_fake_driver
def test_a_function_with_a_version_for_devices_only_takes_it(driver):
    context = driver.context()
    array, other = cuvec(context, VALUES), cuvec(context, VALUES)
    devices.scale(array, 2.0)
    assert (array == 2 * VALUES).all()
    assert devices.dot(array, other) == 2 * (VALUES**2).sum()
    assert devices.current_context(array) == context.handle


@on_fake_driver
def test_of_versions_for_both_the_hosts_is_called(driver):
    values = VALUES.astype("float32")
    array = cuvec(driver.context(), values)
    assert devices.total(array) == values.sum() - 1
    assert devices.total(array, stream=0) == values.sum()


@on_fake_driver
def test_a_view_that_offers_no_device_memory_is_the_hosts_alone(driver):
    array = cuvec(driver.context(), VALUES)
    with pytest.raises(TypeError, match=r"`scale`: argument `out_d`: the array is in host memory"):
        devices.scale(array[::2], 2.0)
    with pytest.raises(ValueError, match="argument `stream`: no argument is on a device"):
        quaff.sum(array[::2], stream=0)


@on_fake_driver
def test_what_its_interface_says_is_held_against_the_driver(driver):
    context = driver.context()
    unmanaged = cuvec(context, VALUES).copy()
    unmanaged.cuvec = None
    with pytest.raises(ValueError, match="is an address of the host, not a device pointer"):
        devices.scale(unmanaged, 2.0)
    readonly = cuvec(context, VALUES)
    readonly.flags.writeable = False
    with pytest.raises(ValueError, match="the array is read-only"):
        devices.scale(readonly, 2.0)


@on_fake_driver
def test_what_its_interface_raises_is_passed_on(driver):
    class Freed(np.ndarray):
        @property
        def __cuda_array_interface__(self):
            raise ZeroDivisionError

    array = VALUES.view(Freed)
    assert quaff.sum(array) == VALUES.sum()
    for call in (lambda: quaff.sum(array, stream=1), lambda: devices.scale(array, 2.0)):
        with pytest.raises(ZeroDivisionError):
            call()
