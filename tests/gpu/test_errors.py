"""Arrays that cannot be summed on a GPU raise an exception, and never cause a fault or a wrong number."""

import sys
from pathlib import Path

import numpy as np
import pytest

import quaff
from producers import CudaArray
from programs import run

TESTS = Path(__file__).parents[1]
HERE = [TESTS / "gpu", TESTS / "python", Path(quaff.__file__).parents[1]]


def test_a_shape_beyond_the_allocation(driver, context):
    # Larger than the driver's own granularity.
    address = driver.allocate(1 << 20)
    array = CudaArray(address, ((1 << 20) + 1,))
    with pytest.raises(
        ValueError, match=r"needs 8388616 bytes of the device's memory, and its allocation has"
    ):
        quaff.sum(array)
    driver.free(address)


def test_strides_beyond_the_allocation(memory):
    address = memory(np.arange(8.0))
    for strides in ((1 << 30,), (-8,)):
        with pytest.raises((ValueError, quaff.CudaError)):
            quaff.sum(CudaArray(address, (4,), strides=strides))


@pytest.mark.parametrize("offset", [1, 2, 4])
def test_an_address_that_is_not_aligned(memory, offset):
    address = memory(np.arange(8.0))
    with pytest.raises(ValueError, match="multiples of their size"):
        quaff.sum(CudaArray(address + offset, (4,)))


def test_an_address_of_the_host(context):
    host = np.arange(8.0)
    with pytest.raises(ValueError, match="an address of the host, not a device pointer"):
        quaff.sum(CudaArray(host.ctypes.data, (8,)))


@pytest.mark.parametrize("address", [8, 1 << 20, 0x7000_0000_0000, (1 << 64) - 4096])
def test_an_address_of_nothing(context, address):
    with pytest.raises((ValueError, quaff.CudaError)):
        quaff.sum(CudaArray(address, (8,)))


def test_errors_leave_the_context_as_it_was(driver, context, memory):
    array = CudaArray(memory(np.arange(8.0)), (8,))
    for _ in range(100):
        with pytest.raises((ValueError, quaff.CudaError)):
            quaff.sum(CudaArray(8, (8,)))
    assert driver.current() == context.value
    assert quaff.sum(array) == 28.0


def test_a_forked_child_says_so():
    program = """
        import os
        import numpy as np
        import quaff
        from cuda_driver import Driver
        from producers import CudaArray

        driver = Driver()
        driver.create_context()
        address = driver.allocate(64)
        driver.copy(address, np.arange(8.0))
        array = CudaArray(address, (8,))
        print(quaff.sum(array))
        if not (child := os.fork()):
            try:
                print(quaff.sum(array))
            except quaff.CudaError as error:
                print("forked" in str(error), quaff.sum(np.arange(8.0)))
            os._exit(0)
        os.waitpid(child, 0)
        print(quaff.sum(array))
    """
    assert run(program, path=HERE, PYTHONUNBUFFERED="1") == "28.0\nTrue 28.0\n28.0\n"


def test_a_kernel_that_faulted_is_named():
    program = """
        import numpy as np
        import quaff
        from cuda_driver import Driver
        from producers import CudaArray

        driver = Driver()
        driver.create_context()
        address = driver.allocate(64)
        driver.copy(address, np.arange(8.0))
        array = CudaArray(address, (8,))
        print(quaff.sum(array))
        driver.launch_fault()
        for _ in range(3):
            try:
                print(quaff.sum(array))
            except quaff.CudaError as error:
                print("CUDA_ERROR_ILLEGAL_ADDRESS (700)" in str(error), "process anew" in str(error))
        print(quaff.sum(np.arange(8.0)))
    """
    assert run(program, path=HERE) == "28.0\n" + "True True\n" * 3 + "28.0\n"


def test_ctrl_c_ends_the_wait_for_a_stream():
    program = """
        import ctypes, os, signal, threading, time
        import numpy as np
        import quaff
        from cuda_driver import Driver
        from producers import CudaArray

        driver = Driver()
        driver.create_context()
        address = driver.allocate(64)
        driver.copy(address, np.arange(8.0))
        busy, idle = driver.create_stream(), driver.create_stream()
        sleep = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda _: time.sleep(3))
        print(quaff.sum(CudaArray(address, (8,), stream=busy)))
        driver.do("cuLaunchHostFunc", ctypes.c_void_p(busy), sleep, None)
        threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
        started = time.perf_counter()
        try:
            quaff.sum(CudaArray(address, (8,), stream=busy))
        except KeyboardInterrupt:
            print(time.perf_counter() - started < 1.5)
        print(quaff.sum(CudaArray(address, (8,), stream=idle)))
        print(quaff.sum(CudaArray(address, (8,), stream=busy)), time.perf_counter() - started > 2)
    """
    assert run(program, path=HERE) == "28.0\nTrue\n28.0\n28.0 True\n"


def test_a_machine_that_hides_its_gpus():
    program = """
        import numpy as np
        import quaff
        from producers import CudaArray

        try:
            quaff.sum(CudaArray(1 << 40, (8,)))
        except quaff.CudaError as error:
            print("CUDA_ERROR_NO_DEVICE" in str(error), "CUDA_VISIBLE_DEVICES" in str(error))
        print(quaff.sum(np.arange(8.0)))
    """
    assert run(program, path=HERE, CUDA_VISIBLE_DEVICES="") == "True True\n28.0\n"


def test_a_call_at_the_interpreters_exit():
    program = """
        import atexit
        import numpy as np
        import quaff
        from cuda_driver import Driver
        from producers import CudaArray

        driver = Driver()
        driver.create_context()
        address = driver.allocate(64)
        driver.copy(address, np.arange(8.0))
        atexit.register(lambda: print(quaff.sum(CudaArray(address, (8,)))))
    """
    assert run(program, path=HERE) == "28.0\n"


@pytest.mark.skipif(sys.platform != "linux", reason="what is loaded is read from /proc")
def test_the_driver_is_loaded_by_the_first_device_array():
    program = """
        import numpy as np
        import quaff
        from producers import CudaArray

        def loaded():
            return "libcuda.so" in open("/proc/self/maps").read()

        quaff.sum(np.arange(8.0))
        print(loaded())
        try:
            quaff.sum(CudaArray(8, (8,)))
        except (ValueError, quaff.CudaError):
            print(loaded())
    """
    assert run(program, path=HERE) == "False\nTrue\n"
