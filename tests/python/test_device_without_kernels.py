"""The messages of a module without kernels about device arrays; a header of its reductions is not for the
GPU.
"""

import contextlib
from pathlib import Path

import numpy as np
import pytest

import quaff
from fake_driver import Built, on_fake_driver
from programs import run

with contextlib.suppress(ImportError):  # only found in the children
    import example


@pytest.fixture
def driver(driver, example_folder):
    return Built(driver.folder, (example_folder,))


@on_fake_driver
def test_why_there_are_none(driver):
    values = np.arange(100.0)
    array = driver.context().array(values)
    with driver.recorded() as calls, pytest.raises(quaff.CudaError, match="does not compile for the GPU"):
        example.squares(array)
    assert not {"cuModuleLoadData", "cuMemAlloc_v2"} & {call.name for call in calls}
    assert example.squares(values) == (values**2).sum()
    assert example.CudaError is quaff.CudaError


def test_a_driver_would_not_help(example_folder):
    program = """
        from producers import CudaArray
        import example
        try:
            example.squares(CudaArray())
        except example.CudaError as error:
            print(error)
    """
    printed = run(program, path=[Path(__file__).parent, example_folder])
    assert "does not compile for the GPU" in printed
    assert "driver" not in printed
