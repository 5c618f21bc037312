"""The fake CUDA driver itself: it behaves as the real one was measured to, and detects forbidden calls."""

import ctypes
import os
from ctypes import byref, c_size_t, c_uint, c_uint64, c_void_p

import numpy as np
import pytest

from fake_driver import on_fake_driver

CONTEXT, MEMORY_TYPE, IS_MANAGED, ORDINAL, START, SIZE = 1, 2, 8, 9, 11, 12
INVALID_VALUE, NOT_INITIALIZED, INVALID_CONTEXT = 1, 3, 201
INVALID_HANDLE, NOT_READY, DESTROYED = 400, 600, 709


def attributes(driver, address):
    names = (ctypes.c_int * 6)(CONTEXT, MEMORY_TYPE, IS_MANAGED, ORDINAL, START, SIZE)
    values = [c_uint64(), c_uint(), c_uint(), ctypes.c_int(), c_uint64(), c_size_t()]
    places = (c_void_p * 6)(*(ctypes.addressof(value) for value in values))
    driver.cu("cuPointerGetAttributes", 6, names, places, c_uint64(address))
    return tuple(value.value for value in values)


@on_fake_driver
def test_what_it_says_of_memory(driver):
    values = np.zeros(10)
    context = driver.context(1)
    array, managed = context.array(values), context.array(values, managed=True)
    pinned, pool = context.array(values, pinned=True), driver.pool_array(values, device=1)
    assert attributes(driver, array.address) == (context.handle, 2, 0, 1, array.address, 80)
    assert attributes(driver, array.address + 79) == (context.handle, 2, 0, 1, array.address, 80)
    assert attributes(driver, managed.address) == (context.handle, 2, 1, 1, managed.address, 80)
    assert attributes(driver, pinned.address) == (context.handle, 1, 0, 1, pinned.address, 80)
    assert attributes(driver, pool.address) == (0, 2, 0, 1, pool.address, 80)
    array.free()
    for unknown in (array.address, managed.address + 80, values.ctypes.data, 0, 64):
        assert attributes(driver, unknown) == (0, 0, 0, 0, 0, 0)
    context.destroy()
    assert attributes(driver, managed.address) == (0, 0, 0, 0, 0, 0)


@on_fake_driver
def test_a_destroyed_context(driver):
    context = driver.context()
    first = context.id
    context.destroy()
    identity = c_uint64()
    assert driver.cuCtxGetId(c_void_p(context.handle), byref(identity)) == DESTROYED
    assert driver.cuCtxPushCurrent_v2(c_void_p(context.handle)) == 0
    assert driver.cuMemAlloc_v2(byref(identity), c_size_t(8)) == DESTROYED
    driver.cu("cuCtxPopCurrent_v2", None)
    again = driver.context()
    assert again.handle == context.handle
    assert again.id != first


@on_fake_driver
def test_what_needs_a_context_or_cuinit(driver):
    address = c_uint64()
    assert driver.cuMemAlloc_v2(byref(address), c_size_t(8)) == NOT_INITIALIZED
    driver.cu("cuInit", 0)
    assert driver.cuMemAlloc_v2(byref(address), c_size_t(8)) == INVALID_CONTEXT
    assert driver.cuStreamQuery(c_void_p(64)) == INVALID_HANDLE


@on_fake_driver
def test_calls_are_recorded_and_fail_in_their_turn(driver):
    context = driver.context()
    with driver.recorded() as calls, driver.failing(2, 999) as failed:
        assert [driver.cuCtxPushCurrent_v2(c_void_p(context.handle)) for _ in range(3)] == [0, 999, 0]
        assert failed() == "cuCtxPushCurrent_v2"
    assert [call.context for call in calls] == [0, context.id, context.id]
    assert {call.subject for call in calls} == {context.handle}
    with driver.failing(1, 999, "cuCtxPopCurrent_v2") as failed:
        # A function that releases something does so, whatever it reports.
        assert driver.current() == context.handle
        assert [driver.cuCtxPopCurrent_v2(None) for _ in range(3)] == [999, 0, INVALID_CONTEXT]
    assert driver.current() == 0


@on_fake_driver
def test_work_is_done_when_something_comes_after_it(driver):
    context = driver.context()
    array, (one, other) = context.array(np.zeros(1)), (context.stream(), context.stream())

    def value():
        return ctypes.c_double.from_address(array.address).value

    with context:
        context.write_later(one, array, [1.0])
        driver.cu("cuStreamSynchronize", c_void_p(other))
        assert value() == 0
        driver.cu("cuStreamSynchronize", c_void_p(one))
        assert value() == 1
        context.write_later(one, array, [2.0])
        event = driver.handle("cuEventCreate", 2)
        driver.cu("cuEventRecord", c_void_p(event), c_void_p(one))
        context.write_later(one, array, [3.0])
        assert value() == 1
        driver.cu("cuStreamWaitEvent", c_void_p(other), c_void_p(event), 0)
        assert value() == 2
        driver.cu("cuEventDestroy_v2", c_void_p(event))


@on_fake_driver
def test_a_call_with_the_gil_held_is_found(driver):
    with_gil = ctypes.PyDLL("libcuda.so.1")
    with_gil.cuInit(0)
    with pytest.raises(AssertionError, match="cuInit with the GIL held"):
        driver.check()
    forget_violations(driver)


@on_fake_driver
def test_a_call_in_a_forked_child_is_found(driver):
    driver.context()
    child = os.fork()
    if child == 0:
        refused = driver.cuCtxGetCurrent(byref(c_uint64())) == NOT_INITIALIZED
        os._exit(0 if refused and driver.violations() == ["cuCtxGetCurrent in a forked child"] else 1)
    assert os.waitpid(child, 0)[1] == 0


@on_fake_driver
def test_what_is_freed_twice_is_found(driver):
    array = driver.context().array(np.zeros(3))
    array.free()
    assert driver.cuMemFree_v2(c_uint64(array.address)) == INVALID_VALUE
    with pytest.raises(AssertionError, match="cuMemFree_v2 of what is no allocation"):
        driver.check()
    forget_violations(driver)


class Launch(ctypes.Structure):
    """`quaff::Launch`"""

    _fields_ = (("partials", c_uint64), ("finished", c_uint64), ("outcome", c_uint64), ("sequence", c_uint))


class Launcher:
    """Launches `sum_double_run` directly on 512 ones, in a current context."""

    def __init__(self, driver, context):
        self.driver, self.context = driver, context
        self.array = context.array(np.ones(512))
        module = driver.handle("cuModuleLoadData", b".entry sum_double_run()")
        self.function = driver.handle("cuModuleGetFunction", c_void_p(module), b"sum_double_run")
        scratch, finished = context.array(np.zeros(1024)), context.array(np.zeros(1))
        outcome = context.array(np.zeros(257), pinned=True)
        self.launch = Launch(scratch.address, finished.address, outcome.address, 0)

    def __call__(self, *, data=None, grid=1, block=256, stream=1):
        self.launch.sequence += 1
        data, length = c_uint64(data or self.array.address), c_uint64(512)
        arguments = (c_void_p * 3)(*map(ctypes.addressof, (data, length, self.launch)))
        function, stream = c_void_p(self.function), c_void_p(stream)
        return self.driver.cuLaunchKernel(function, grid, 1, 1, block, 1, 1, 0, stream, arguments, None)

    def sum(self):
        """The first member of `quaff::Sum<double>`, each word of which is stored with the launch's number."""
        _, low, high = np.frombuffer((c_uint64 * 3).from_address(self.launch.outcome), "uint32")[::2]
        return np.array([low, high]).view("float64")[0]


@on_fake_driver
def test_a_kernel_runs_when_it_is_launched(driver):
    with driver.context() as context:
        launch = Launcher(driver, context)
        for grid in (1, 2, 7):
            assert launch(grid=grid) == 0
            assert launch.sum() == 512


@on_fake_driver
def test_a_kernel_runs_later_where_its_stream_is_kept_busy(driver):
    with driver.context() as context:
        launch = Launcher(driver, context)
        driver.fake_set_launch_delay(2)
        assert launch() == 0
        assert [driver.cuStreamQuery(c_void_p(1)) for _ in range(2)] == [NOT_READY, NOT_READY]
        assert launch.sum() == 0
        assert driver.cuStreamQuery(c_void_p(1)) == 0
        assert launch.sum() == 512


@on_fake_driver
def test_an_empty_grid_is_refused(driver):
    with driver.context() as context:
        assert Launcher(driver, context)(grid=0) == INVALID_VALUE


def on_memory_that_is_not_allocated(launch):
    launch(data=launch.array.address + 4096)


def with_blocks_of_other_than_256_threads(launch):
    launch(block=128)


def with_less_room_for_partial_results_than_it_has_blocks(launch):
    launch(grid=9)


def with_a_stream_of_another_context(launch):
    launch(stream=launch.driver.context().stream())


def with_a_counter_that_is_not_0(launch):
    ctypes.memset(launch.launch.finished, 1, 1)
    launch()


def with_an_outcome_that_is_not_aligned(launch):
    launch.launch.outcome += 8
    launch()


def with_an_outcome_that_another_kernel_is_still_to_write(launch):
    launch.driver.fake_set_launch_delay(1)
    launch()
    launch()


BAD_LAUNCHES = {name: bad for name, bad in globals().items() if name.startswith(("on_memory", "with_"))}


@pytest.mark.parametrize("name", BAD_LAUNCHES)
@on_fake_driver
def test_launches_that_a_device_would_take_for_good_are_found(driver, name):
    with driver.context() as context:
        BAD_LAUNCHES[name](Launcher(driver, context))
    (found,) = driver.violations()
    assert found.startswith("a launch " + name.replace("_", " "))
    forget_violations(driver)


def forget_violations(driver):
    driver.fake_forget_violations()
    driver.check()
