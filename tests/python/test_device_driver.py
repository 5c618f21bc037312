"""Machines without a driver or with a wrong one, and processes that may not use it."""

import os
import warnings
from pathlib import Path

import numpy as np
import pytest

import quaff
from fake_driver import NO_DEVICE, STUB_LIBRARY, on_fake_driver
from producers import CudaArray
from programs import run

HERE = Path(__file__).parent

SUM_TWICE = """
import numpy, quaff
from producers import CudaArray

for _ in range(2):
    try:
        quaff.sum(CudaArray())
    except quaff.CudaError as error:
        print(error)
assert quaff.sum(numpy.ones(3)) == 3.0
assert quaff.inspect(CudaArray()).context is None
"""


def test_without_a_driver(tmp_path):
    # A file of this name prevents the system's driver, if there is one, from being found.
    (tmp_path / "libcuda.so.1").write_text("no library")
    printed = run(SUM_TWICE, path=[HERE], LD_LIBRARY_PATH=str(tmp_path))
    first, second = printed.splitlines()
    assert first == second
    assert first.startswith("`sum`: argument `arr`: there is no CUDA driver (")
    assert first.endswith("): install NVIDIA's driver; without one quaff works on arrays of the host alone")


def test_with_a_driver_that_is_too_old(old_driver):
    printed = run(SUM_TWICE, path=[HERE], LD_LIBRARY_PATH=str(old_driver.folder))
    message = "the CUDA driver has no `cuCtxGetId`: quaff needs that of CUDA 12.0 (525) or later"
    assert printed == f"`sum`: argument `arr`: {message}\n" * 2


@pytest.mark.parametrize(
    ("code", "message"),
    [
        (STUB_LIBRARY, r"CUDA_ERROR_STUB_LIBRARY \(34\): `libcuda.so.1` is the CUDA toolkit's stub, not"),
        (NO_DEVICE, r"CUDA_ERROR_NO_DEVICE \(100\): no GPU is visible: see `nvidia-smi` and"),
        (999, r"an error that the driver has no name for \(999\)"),
    ],
)
@on_fake_driver
def test_a_driver_that_does_not_start(driver, code, message):
    driver.fake_set_init_answer(code)
    with driver.recorded() as calls:
        for _ in range(2):
            with pytest.raises(quaff.CudaError, match=f"`arr`: no use of the CUDA driver: {message}"):
                quaff.sum(CudaArray())
        assert quaff.sum(np.ones(3)) == 3.0
    assert [call.name for call in calls] == ["cuInit"]


def test_the_driver_is_loaded_by_the_first_array_on_a_device(driver):
    program = """
        import numpy, quaff
        from producers import CudaArray

        def loaded():
            return "libcuda" in open("/proc/self/maps").read()

        assert quaff.sum(numpy.ones(1 << 20)) == 1 << 20
        quaff.inspect(numpy.ones(3))
        print(loaded())
        try:
            quaff.sum(CudaArray())
        except quaff.CudaError:
            print(loaded())
    """
    assert run(program, path=[HERE], LD_LIBRARY_PATH=str(driver.folder)) == "False\nTrue\n"


def in_a_forked_child(work):
    """Whether `work` is true in a forked child."""
    with warnings.catch_warnings():
        # From Python 3.12 on, a fork of a process with several threads warns.
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        try:
            os._exit(0 if work() else 1)
        finally:
            os._exit(2)
    return os.waitpid(child, 0)[1] == 0


@on_fake_driver
def test_a_child_that_was_forked_after_the_driver_was_used(driver):
    array = driver.context().array(np.ones(10))
    assert quaff.sum(array) == 10

    def child():
        for _ in range(2):
            with pytest.raises(quaff.CudaError, match=r"forked from one that had used CUDA.*`spawn`"):
                quaff.sum(array)
        assert quaff.inspect(array).context is None
        return quaff.sum(np.ones(1 << 18)) == 1 << 18 and driver.violations() == []

    assert in_a_forked_child(child)
    assert quaff.sum(array) == 10


@on_fake_driver
def test_a_child_that_was_forked_before(driver):
    assert in_a_forked_child(lambda: quaff.sum(driver.context().array(np.ones(10))) == 10)
    assert quaff.sum(driver.context().array(np.ones(10))) == 10


@on_fake_driver
def test_a_child_of_a_process_without_a_driver(driver):
    driver.fake_set_init_answer(NO_DEVICE)
    for _ in range(2):
        with pytest.raises(quaff.CudaError, match="no GPU is visible"):
            quaff.sum(CudaArray())

    def child():
        with pytest.raises(quaff.CudaError, match="no GPU is visible"):
            quaff.sum(CudaArray())
        return True

    assert in_a_forked_child(child)
