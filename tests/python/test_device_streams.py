"""The stream of work on a device: the array's own, unless the caller names another one.

Other work in the streams here is done as late as possible: a sum launched on another stream would read the
old contents of the memory.
"""

import ctypes

import numpy as np
import pytest

import quaff
from fake_driver import on_fake_driver
from producers import CudaStream, Stream, Tensor, exchange_type

BEFORE, AFTER = np.zeros(100), np.arange(100.0)


def launch_streams(calls):
    return [call.subject for call in calls if call.name == "cuLaunchKernel"]


@on_fake_driver
def test_the_arrays_own(driver):
    context = driver.context()
    stream = context.stream()
    array = context.array(BEFORE, stream=stream)
    context.write_later(stream, array, AFTER)
    with driver.recorded() as calls:
        assert quaff.sum(array) == AFTER.sum()
    assert launch_streams(calls) == [stream]


@on_fake_driver
def test_a_stream_of_the_callers_comes_before_the_arrays(driver):
    context = driver.context()
    own, named = context.stream(), context.stream()
    array = context.array(BEFORE, stream=own)
    context.write_later(named, array, AFTER)
    with driver.recorded() as calls:
        assert quaff.sum(array, stream=named) == AFTER.sum()
    assert launch_streams(calls) == [named]


class Integer(int):
    pass


@on_fake_driver
def test_every_form_of_a_stream(driver):
    context = driver.context()
    handle = context.stream()
    forms = [
        handle,
        Integer(handle),
        Stream(handle=handle),
        Stream(ptr=handle),
        Stream(cuda_stream=handle),
        Stream(handle=ctypes.c_void_p(handle)),
        CudaStream(handle),
    ]
    for stream in forms:
        array = context.array(BEFORE)
        context.write_later(handle, array, AFTER)
        assert quaff.sum(array, stream=stream) == AFTER.sum()


@pytest.mark.parametrize(("stream", "handles"), [(0, (0, 1)), (1, (0, 1)), (2, (2,)), (None, (0, 1))])
@on_fake_driver
def test_the_default_streams(driver, stream, handles):
    array = driver.context().array(AFTER)
    with driver.recorded() as calls:
        assert quaff.sum(array, stream=stream) == AFTER.sum()
    assert launch_streams(calls)[0] in handles


@on_fake_driver
def test_the_per_thread_stream_of_an_array(driver):
    context = driver.context()
    array = context.array(BEFORE, stream=2)
    context.write_later(2, array, AFTER)
    assert quaff.sum(array) == AFTER.sum()


@on_fake_driver
def test_tensors_are_asked_for_a_stream_that_they_have_waited_for(driver):
    array = driver.context().array(AFTER)
    tensor = Tensor(AFTER, device_type=2, data=array.address)
    with driver.recorded() as calls:
        assert quaff.sum(tensor) == AFTER.sum()
    (asked,) = tensor.asked
    assert asked["stream"] in (1, None)
    assert launch_streams(calls)[0] in (0, 1)


@on_fake_driver
def test_tensors_with_c_functions_tell_their_current_stream(driver):
    context = driver.context()
    array = context.array(AFTER)
    tensor = exchange_type(module="torch")(AFTER, device_type=2, data=array.address)
    with driver.recorded() as calls:
        assert quaff.sum(tensor) == AFTER.sum()
    assert launch_streams(calls)[0] in (0, 1)


@on_fake_driver
def test_memory_of_a_pool_is_reduced_in_the_context_of_its_stream(driver):
    context, other = driver.context(), driver.context()
    stream = context.stream()
    array = driver.pool_array(BEFORE, stream=stream)
    context.write_later(stream, array, AFTER)
    with other, driver.recorded() as calls:
        assert quaff.sum(array) == AFTER.sum()
    assert [call.context for call in calls if call.name == "cuLaunchKernel"] == [context.id]


@pytest.mark.parametrize("stream", [3, 4096, 1 << 20, (1 << 47) - 8])
@on_fake_driver
def test_numbers_that_lead_nowhere_are_no_streams(driver, stream):
    array = driver.context().array(AFTER)
    with driver.recorded() as calls, pytest.raises(ValueError, match="is not the handle of a CUDA stream"):
        quaff.sum(array, stream=stream)
    assert "cuStreamGetCtx" not in {call.name for call in calls}


@on_fake_driver
def test_a_stream_that_is_being_captured(driver):
    context = driver.context()
    array, stream = context.array(AFTER), context.stream()
    driver.fake_capture(ctypes.c_void_p(stream), True)
    with driver.recorded() as calls, pytest.raises(quaff.CudaError, match="being captured into a graph"):
        quaff.sum(array, stream=stream)
    assert not {"cuLaunchKernel", "cuLaunchKernelEx", "cuStreamQuery"} & {call.name for call in calls}
    driver.fake_capture(ctypes.c_void_p(stream), False)
    assert quaff.sum(array, stream=stream) == AFTER.sum()


@on_fake_driver
def test_a_stream_of_another_device_than_the_memory_of_a_pool(driver):
    stream = driver.context(0).stream()
    array = driver.pool_array(AFTER, device=1)
    with pytest.raises(ValueError, match="is of another context or device than the stream"):
        quaff.sum(array, stream=stream)
