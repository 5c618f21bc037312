"""Failures of each driver call in turn, and kernels that never end successfully.

A failure is an exception; the current context is then the same as before, nothing leaks, and the next call is
correct.
"""

import itertools
from ctypes import c_size_t

import numpy as np
import pytest

import quaff
from fake_driver import ILLEGAL_ADDRESS, OUT_OF_MEMORY, on_fake_driver
from producers import Handle

VALUES = np.arange(30_000.0)
LAYOUTS = {"run": VALUES, "strided": VALUES.reshape(100, 300)[:, ::2]}

# After these calls the kernel may be running, and keeps its memory until it has ended.
WAITS = {"cuStreamQuery"}


def started(driver):
    """The driver after its first call, whose failure would make quaff refuse it permanently."""
    assert quaff.sum(driver.context().array(VALUES)) == VALUES.sum()
    return driver


def memory(driver):
    return driver.alive("device") + driver.alive("pinned")


@pytest.mark.parametrize("delay", [0, 2])
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("code", [OUT_OF_MEMORY, 719, pytest.param(999, marks=pytest.mark.whole)])
@on_fake_driver
def test_the_first_call_in_a_context(driver, code, layout, delay):
    values = LAYOUTS[layout]
    started(driver).fake_set_launch_delay(delay)
    before = memory(driver)
    failed = []
    for count in itertools.count(1):
        context = driver.context()
        array = context.array(values, stream=context.stream())
        failed.append(driver.fail_once(lambda array=array: quaff.sum(array), values.sum(), count, code))
        assert quaff.sum(array) == values.sum()
        held = memory(driver)
        for _ in range(3):
            assert quaff.sum(array) == values.sum()
        assert memory(driver) == held
        assert driver.alive("events") == 0
        context.destroy()
        assert memory(driver) == before
        if not failed[-1]:
            break
    met = {"cuPointerGetAttributes", "cuModuleLoadData", "cuMemAlloc_v2", "cuMemHostAlloc", "cuLaunchKernel"}
    assert met <= set(failed)
    assert delay == 0 or WAITS & set(failed)


@pytest.mark.parametrize("code", [OUT_OF_MEMORY, 719])
@on_fake_driver
def test_calls_that_go_further_each_time(driver, code):
    array = started(driver).pool_array(VALUES, device=1)
    failed = []
    for count in itertools.count(1):
        failed.append(driver.fail_once(lambda: quaff.sum(array), VALUES.sum(), count, code))
        if not failed[-1]:
            break
    assert "cuDevicePrimaryCtxRetain" in failed
    assert quaff.sum(array) == VALUES.sum()


@on_fake_driver
def test_what_a_failing_call_keeps(driver):
    context = started(driver).context()
    array = context.array(VALUES, stream=context.stream())
    assert quaff.sum(array) == VALUES.sum()
    pinned_before, device_before = driver.alive("pinned"), driver.alive("device")
    driver.fake_set_launch_delay(2)
    counts = [*range(1, 20), *range(1, 20)]
    failed = [driver.fail_once(lambda: quaff.sum(array), VALUES.sum(), count, 999) for count in counts]
    waits = sum(name in WAITS for name in failed)
    assert waits >= 2
    assert driver.alive("pinned") <= pinned_before * (1 + waits)
    assert driver.alive("device") <= device_before * (1 + waits)


@pytest.mark.parametrize("name", ["cuMemAlloc_v2", "cuMemHostAlloc"])
@on_fake_driver
def test_no_memory_is_left(driver, name):
    array = started(driver).context().array(VALUES)
    advice = r"CUDA_ERROR_OUT_OF_MEMORY \(2\): free memory of the device, such as other libraries' memory"
    with driver.failing(1, OUT_OF_MEMORY, name), pytest.raises(MemoryError, match=advice):
        quaff.sum(array)
    assert quaff.sum(array) == VALUES.sum()


@pytest.mark.parametrize("delay", [0, 1, 5])
@on_fake_driver
def test_a_kernel_that_faults(driver, delay):
    context, other = driver.context(), driver.context()
    array = context.array(VALUES)
    driver.fake_set_launch_delay(delay)
    driver.fake_lose_launch(ILLEGAL_ADDRESS)
    faulted = r"CUDA_ERROR_ILLEGAL_ADDRESS \(700\): a kernel of this process faulted"
    for _ in range(3):
        with pytest.raises(quaff.CudaError, match=faulted):
            quaff.sum(array)
        assert driver.current() == 0
    # A real device would refuse these, too; the fake does not, which shows that quaff itself keeps no error
    # state.
    assert quaff.sum(other.array(VALUES)) == VALUES.sum()


@on_fake_driver
def test_a_kernel_that_ends_without_a_result(driver):
    array = driver.context().array(VALUES)
    driver.fake_lose_launch(0)
    with pytest.raises(quaff.CudaError, match="the kernel ended without a result"):
        quaff.sum(array)
    assert quaff.sum(array) == VALUES.sum()


@on_fake_driver
def test_a_context_that_an_earlier_kernel_has_poisoned(driver):
    context = driver.context()
    array = context.array(VALUES)
    assert quaff.sum(array) == VALUES.sum()
    context.poison(719)
    faulted = r"CUDA_ERROR_LAUNCH_FAILED \(719\): a kernel of this process faulted"
    with driver.recorded() as calls:
        for stream in (None, 1):
            with pytest.raises(quaff.CudaError, match=faulted):
                quaff.sum(array, stream=stream)
    assert "cuLaunchKernel" not in {call.name for call in calls}


@on_fake_driver
def test_a_kernel_that_waits_for_other_work(driver):
    array = driver.context().array(VALUES)
    driver.fake_set_launch_delay(3)
    with driver.recorded() as calls:
        assert quaff.sum(array) == VALUES.sum()
    assert "cuStreamQuery" in {call.name for call in calls}


@pytest.mark.parametrize("word", range(5))
@on_fake_driver
def test_a_word_of_the_result_that_comes_late(driver, word):
    array = driver.context().array(VALUES)
    driver.fake_set_launch_delay(2)
    assert quaff.sum(array) == VALUES.sum()
    driver.fake_set_late_word(c_size_t(word))
    # Other sums than the previous one, so that its old words would be wrong.
    for size in (10_000, 20_000):
        part = Handle(ptr=array.address, shape=(size,))
        with driver.recorded() as calls:
            assert quaff.sum(part) == VALUES[:size].sum()
        assert "cuStreamQuery" in {call.name for call in calls}
