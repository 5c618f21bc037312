"""Ctrl-C while a sum waits for a device: the wait ends at once, and the kernel continues."""

import contextlib
import ctypes
import os
import signal
import threading
import time

import numpy as np
import pytest

import quaff
from fake_driver import on_fake_driver

VALUES = np.arange(30_000.0)
FOREVER = ctypes.c_uint(-1)


@contextlib.contextmanager
def pressed_during_the_wait(driver):
    """Presses Ctrl-C while the call waits for its kernel; it must soon raise KeyboardInterrupt."""

    def press():
        # Only a wait makes so many calls.
        while driver.fake_call_count() < 100:
            time.sleep(0.001)
        pressed.append(time.perf_counter())
        os.kill(os.getpid(), signal.SIGINT)

    pressed, thread = [], threading.Thread(target=press)
    driver.fake_forget_calls()
    driver.fake_set_launch_delay(FOREVER)
    thread.start()
    with pytest.raises(KeyboardInterrupt):
        yield
    assert time.perf_counter() - pressed[0] < 1
    thread.join()
    assert driver.current() == 0
    driver.fake_set_launch_delay(0)


def memory(driver):
    return driver.alive("device") + driver.alive("pinned")


@on_fake_driver
def test_the_next_call_works_while_the_kernel_still_runs(driver):
    context = driver.context()
    array = context.array(VALUES, stream=context.stream())
    with pressed_during_the_wait(driver):
        quaff.sum(array)
    assert quaff.sum(array, stream=context.stream()) == VALUES.sum()
    assert quaff.sum(driver.context(1).array(VALUES)) == VALUES.sum()


@on_fake_driver
def test_what_its_kernel_works_on_is_used_again_when_it_has_ended(driver):
    context = driver.context()
    stream = context.stream()
    array = context.array(VALUES, stream=stream)
    assert quaff.sum(array) == VALUES.sum()
    array_alone, for_one_call = VALUES.nbytes, memory(driver) - VALUES.nbytes
    for _ in range(5):
        with pressed_during_the_wait(driver):
            quaff.sum(array)
        # The kernel still uses the scratch memory, so this sum uses another.
        assert quaff.sum(array, stream=1) == VALUES.sum()
        driver.cu("cuStreamSynchronize", ctypes.c_void_p(stream))
        assert memory(driver) == array_alone + 2 * for_one_call
        assert quaff.sum(array) == VALUES.sum()
    assert driver.alive("events") == 0
    array.free()
    context.destroy()
    assert memory(driver) == 0


@on_fake_driver
def test_a_sum_of_parts_stays_as_it_was(driver):
    array = driver.context().array(VALUES)
    total = quaff.Sum()
    total.add(VALUES)
    with pressed_during_the_wait(driver):
        total.add(array)
    assert total.value == VALUES.sum()


@on_fake_driver
def test_what_a_handler_raises_is_passed_on(driver):
    def alarm(*_):
        raise RuntimeError("mine")

    array = driver.context().array(VALUES)
    driver.fake_set_launch_delay(FOREVER)
    signal.signal(signal.SIGALRM, alarm)
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    with pytest.raises(RuntimeError, match="mine"):
        quaff.sum(array)
