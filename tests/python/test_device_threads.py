"""Device arrays in many threads and many contexts, and the state of contexts that are gone."""

import atexit
import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from ctypes import c_uint

import numpy as np
import pytest

import quaff
from fake_driver import on_fake_driver

VALUES = np.arange(10_000.0)


@pytest.mark.parametrize("delay", [0, 1, 3])
@on_fake_driver
def test_threads_share_contexts_and_streams(driver, delay):
    contexts = [driver.context(device) for device in (0, 1, 0)]
    work = []
    for context in contexts:
        for stream in (None, 2, context.stream(), context.stream()):
            for size in (8, 1000, 10_000):
                work.append((context.array(VALUES[:size], stream=stream), VALUES[:size].sum()))
    driver.fake_set_launch_delay(delay)

    def right(index):
        array, total = work[index % len(work)]
        return quaff.sum(array) == total

    with ThreadPoolExecutor(8) as threads:
        assert set(threads.map(right, range(600))) == {True}


@on_fake_driver
def test_threads_keep_their_own_current_contexts(driver):
    contexts = [driver.context() for _ in range(8)]
    arrays = [context.array(VALUES) for context in contexts]

    def sums(own):
        with own:
            for array in arrays:
                assert quaff.sum(array) == VALUES.sum()
                assert driver.current() == own.handle
        return driver.current()

    with ThreadPoolExecutor(8) as threads:
        assert set(threads.map(sums, contexts)) == {0}


@on_fake_driver
def test_the_same_array_in_16_threads_gives_the_same_bits(driver):
    values = np.random.default_rng(3).standard_normal(100_003)
    array = driver.context().array(values)
    with ThreadPoolExecutor(16) as threads:
        assert len(set(threads.map(lambda _: quaff.sum(array), range(100)))) == 1


@on_fake_driver
def test_scratch_is_kept_for_some_calls_and_not_for_every_thread_there_was(driver):
    context = driver.context()
    arrays = [context.array(VALUES, stream=context.stream()) for _ in range(40)]
    quaff.sum(arrays[0])
    single = driver.alive("pinned")
    driver.fake_set_launch_delay(3)
    for _ in range(5):
        with ThreadPoolExecutor(40) as threads:
            assert set(threads.map(quaff.sum, arrays)) == {VALUES.sum()}
    assert driver.alive("pinned") <= 16 * single


@on_fake_driver
def test_the_interpreter_may_exit_while_a_thread_waits(driver):
    array = driver.context().array(VALUES)
    assert quaff.sum(array) == VALUES.sum()
    driver.fake_set_launch_delay(c_uint(-1))
    driver.fake_forget_calls()
    threading.Thread(target=quaff.sum, args=(array,), daemon=True).start()
    while driver.fake_call_count() < 100:  # only a wait makes so many calls
        time.sleep(0.001)


@on_fake_driver
def test_a_call_at_the_interpreters_exit(driver):
    array = driver.context().array(VALUES)

    @atexit.register
    def at_exit():
        # An exception in this thread would not change the exit status.
        right = False
        try:
            right = quaff.sum(array) == VALUES.sum()
        finally:
            if not right:
                os._exit(1)


@on_fake_driver
def test_contexts_that_come_and_go_are_forgotten(driver):
    def calls_of_a_first_sum():
        context = driver.context()
        array = context.array(VALUES)
        with driver.recorded() as calls:
            assert quaff.sum(array) == VALUES.sum()
        context.destroy()
        return [call.name for call in calls]

    calls_of_a_first_sum()
    second, *_, last = [calls_of_a_first_sum() for _ in range(50)]
    # Every context whose state is kept would be queried.
    assert last == second
    assert driver.alive("device") == driver.alive("pinned") == driver.alive("modules") == 0


@on_fake_driver
def test_contexts_that_live_are_remembered(driver):
    contexts = [driver.context() for _ in range(20)]
    arrays = [context.array(VALUES) for context in contexts]
    for _ in range(2):
        with driver.recorded() as calls:
            assert {quaff.sum(array) for array in arrays} == {VALUES.sum()}
    assert "cuModuleLoadData" not in {call.name for call in calls}
    assert driver.alive("modules") == 20
