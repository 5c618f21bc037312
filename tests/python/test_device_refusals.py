"""Device arrays on which no kernel may be launched, and invalid streams: the messages about them."""

import ctypes

import numpy as np
import pytest

import quaff
from fake_driver import on_fake_driver
from producers import CudaArray, Handle, Tensor


def refused(driver, array, error, message, **keywords):
    """Checks that an array is refused, that nothing was launched, and that the next call works."""
    with driver.recorded() as calls, pytest.raises(error, match=message):
        quaff.sum(array, **keywords)
    assert not {"cuLaunchKernel", "cuLaunchKernelEx"} & {call.name for call in calls}
    assert quaff.sum(driver.context().array(np.arange(4.0))) == 6.0


@on_fake_driver
def test_elements_that_are_not_aligned(driver):
    context = driver.context()
    packed = np.zeros(10, [("before", "u1"), ("value", "f8")])["value"]
    ones = np.ones(10)
    for array in (context.array(ones, skip=1), context.array(ones, skip=4), context.array(packed)):
        refused(
            driver,
            array,
            ValueError,
            "`sum`: argument `arr`: the array's elements do not lie at multiples of their size, 8 bytes, "
            "and a device reads no others: pass a copy",
        )


@on_fake_driver
def test_memory_of_the_host(driver):
    values = np.ones(1000)
    address = values.ctypes.data
    of_the_host = f"`sum`: argument `arr`: {address:#x} is an address of the host, not a device pointer: pass"
    for array in (
        Handle(ptr=address, shape=(1000,)),
        CudaArray(address, (1000,)),
        Tensor(values, device_type=2),
    ):
        refused(driver, array, ValueError, of_the_host)


@on_fake_driver
def test_memory_that_was_freed(driver):
    array = driver.context().array(np.ones(1000))
    array.free()
    gone = f"`sum`: argument `arr`: {array.address:#x} is not in a live allocation of the device: it was"
    refused(driver, array, quaff.CudaError, gone)
    refused(driver, array, RuntimeError, gone)


@on_fake_driver
def test_memory_of_a_destroyed_context(driver):
    context = driver.context()
    array = context.array(np.ones(1000))
    assert quaff.sum(array) == 1000
    context.destroy()
    refused(driver, array, quaff.CudaError, r"is not in a live allocation of .* its context was destroyed")


@on_fake_driver
def test_an_address_beyond_every_allocation(driver):
    end = driver.context().array(np.ones(512))
    refused(driver, Handle(ptr=end.address + 8 * 512), quaff.CudaError, "is not in a live allocation")


@on_fake_driver
def test_a_shape_that_exceeds_the_allocation(driver):
    context = driver.context()
    long = context.array(np.ones(100), shape=(101,), strides=(8,))
    refused(
        driver,
        long,
        ValueError,
        "`sum`: argument `arr`: the array needs 808 bytes of the device's memory, and its allocation has 800",
    )
    strided = context.array(np.ones(100), shape=(51,), strides=(16,))
    refused(driver, strided, ValueError, "needs 808 bytes of the device's memory, and its allocation has 800")


@on_fake_driver
def test_a_slice_whose_end_is_before_its_start(driver):
    # The result of PyCUDA's `a[5:2]`, where `a` has 6 elements.
    array = driver.context().array(np.ones(6))
    slice = Handle(ptr=array.address + 40, shape=(3,), strides=(8,))
    refused(driver, slice, ValueError, "needs 24 bytes of the device's memory, and its allocation has 8")


@on_fake_driver
def test_strides_that_reach_before_the_allocation(driver):
    array = driver.context().array(np.ones(6), strides=(-8,))
    refused(driver, array, (ValueError, quaff.CudaError), "of the host|not in a live allocation")


@on_fake_driver
def test_memory_of_a_pool_that_ends(driver):
    array = driver.pool_array(np.ones(90), segments=3, shape=(91,), strides=(8,))
    refused(driver, array, ValueError, "needs 728 bytes of the device's memory, and its allocation has 720")


@on_fake_driver
def test_a_tensor_that_names_a_device_that_is_not_there(driver):
    values = np.ones(6)
    array = driver.context().array(values)
    tensor = Tensor(values, device_type=2, device_id=7, data=array.address)
    refused(driver, tensor, ValueError, "`cuda:7`")


@on_fake_driver
def test_a_stream_of_another_context(driver):
    array = driver.context().array(np.ones(6))
    stream = driver.context().stream()
    other = "`sum`: argument `arr`: the array's memory is of another context or device than the stream, "
    refused(driver, array, ValueError, other, stream=stream)
    array.__cuda_array_interface__["stream"] = stream
    refused(driver, array, ValueError, other)


@on_fake_driver
def test_a_stream_that_was_destroyed(driver):
    context = driver.context()
    array, stream = context.array(np.ones(6)), context.stream()
    driver.cu("cuStreamDestroy_v2", ctypes.c_void_p(stream))
    gone = r"CUDA_ERROR_INVALID_HANDLE \(400\): a handle of nothing that exists, a stream's most likely"
    refused(driver, array, quaff.CudaError, gone, stream=stream)


@on_fake_driver
def test_the_dtype_is_looked_at_first(driver):
    array = driver.context().array(np.ones(6, "int32"))
    refused(driver, array, TypeError, r"`arr`: expected an array of dtype .*, got dtype `int32`")
