"""Vectors that C++ returns: arrays that own them."""

import gc
import resource
from pathlib import Path

import numpy as np
import pytest

from programs import run
from strategies import INTEGERS

DTYPES = ["bool", *INTEGERS, "float32", "float64"]


@pytest.mark.parametrize("dtype", DTYPES)
def test_a_vector_is_an_array_of_its_dtype(example, dtype):
    array = getattr(example, f"zeros_{dtype}")(3)
    assert type(array) is np.ndarray
    assert (array.dtype, array.shape) == (np.dtype(dtype), (3,))
    array[1] = 1
    assert array.tolist() == [0, 1, 0]


@pytest.mark.parametrize("dtype", DTYPES)
def test_a_vector_without_elements(example, dtype):
    array = getattr(example, f"zeros_{dtype}")(0)
    assert (array.dtype, array.shape, array.sum()) == (np.dtype(dtype), (0,), 0)


def used():
    """The current memory use of this process, because the maximum may be larger than any leak here."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


@pytest.mark.parametrize(("dtype", "count"), [("bool", 1 << 16), ("float64", 1 << 20)])
def test_vectors_are_deleted_with_their_arrays(example, dtype, count):
    zeros = getattr(example, f"zeros_{dtype}")
    views = [zeros(count)[::2] for _ in range(3)]
    before = used()
    for _ in range(200):
        zeros(count).fill(1)
    assert used() - before < 80 * count * np.dtype(dtype).itemsize  # of 200
    gc.collect()
    assert all(view.shape == (count // 2,) and not view.any() for view in views)


def test_a_vector_that_is_written_is_the_result(example):
    assert example.count_to(3).tolist() == [0, 1, 2]
    assert (example.count_to(3).dtype, example.count_to(2.5).dtype) == (np.int32, np.float64)
    assert example.count_to(0).shape == (0,)
    assert example.signs([-1, 2]).tolist() == [True, False]
    assert example.signs(np.array([1.0, 2.0]), limit=1.5).tolist() == [True, False]
    with pytest.raises(ValueError, match="there is nothing to count to"):
        example.count_to(-1)
    with pytest.raises(TypeError, match="takes 1 argument, got 2"):
        example.count_to(1, np.empty(1))


def test_a_method_may_write_a_vector(example):
    recorder = example.Recorder()
    recorder.record(1.5)
    array = recorder.recorded()
    recorder.record(2.5)
    assert (array.tolist(), recorder.recorded().tolist()) == ([1.5], [1.5, 2.5])


def test_what_cannot_be_allocated_is_an_exception(example):
    with pytest.raises(MemoryError):
        example.zeros_float64(1 << 55)
    with pytest.raises(ValueError, match="no vector is of negative length"):
        example.zeros_float64(-1)


WITHOUT_NUMPY = """
    import sys
    sys.modules["numpy"] = None
    import example
    array = example.zeros_float64(3)
    view = memoryview(array)
    assert (view.format, view.shape, view.strides, view.readonly) == ("d", (3,), (8,), False)
    view[1] = 2.5
    assert (array.shape, array.ndim, array.dtype) == ((3,), 1, "float64")
    assert (array.nbytes, array.device) == (24, "cpu")
    assert repr(array) == "<array of float64 in shape (3) on cpu>"
    assert not hasattr(array, "__cuda_array_interface__")
    assert array.__dlpack_device__() == (1, 0)
    interface = array.__array_interface__
    address, readonly = interface.pop("data")
    assert (address != 0, readonly) == (True, False)
    assert interface == {"version": 3, "shape": (3,), "typestr": "<f8", "strides": (8,)}

    del sys.modules["numpy"]
    import numpy as np
    del view
    assert np.asarray(array).tolist() == [0, 2.5, 0]
    shared = np.from_dlpack(array)
    class Described:
        __array_interface__ = array.__array_interface__
    assert np.asarray(Described()).ctypes.data == shared.ctypes.data == address
    array.__dlpack__()
    array.__dlpack__(max_version=(1, 0))
    del array
    assert shared.tolist() == [0, 2.5, 0]
    assert np.asarray(example.zeros_bool(0)).shape == (0,)
    for refused in ({"copy": True}, {"dl_device": (2, 0)}):
        try:
            example.zeros_bool(1).base.__dlpack__(**refused)
        except BufferError:
            continue
        raise AssertionError(refused)
"""


def test_without_numpy_an_array_is_of_quaffs_own(example_folder):
    run(WITHOUT_NUMPY, path=[example_folder])


BROKEN = """
    import sys, types
    sys.modules["numpy"] = {stand_in}
    import example
    try:
        example.zeros_float64(3)
    except {error} as raised:
        assert "raised by `vector`" in str(getattr(raised, "__notes__", "")), raised.__notes__
    else:
        raise AssertionError("nothing was raised")
"""


@pytest.mark.parametrize(
    ("stand_in", "error"),
    [("types.ModuleType('numpy')", "AttributeError"), ("types.SimpleNamespace()", "AttributeError")],
)
def test_a_numpy_that_is_half_there_is_an_exception(example_folder, stand_in, error):
    run(BROKEN.format(stand_in=stand_in, error=error), path=[example_folder])
