"""A kernel over memory that the host and the device share, and arrays in such memory made by quaff."""

import numpy as np
import pytest

import quaff


@pytest.fixture
def scan():
    image = quaff.empty((3, 4, 5), np.float32)
    image[...] = np.arange(60).reshape(3, 4, 5)
    return image


def mean(image, radius):
    """The same computation in NumPy."""
    found = np.empty_like(np.asarray(image))
    for index in np.ndindex(image.shape):
        around = tuple(slice(max(i - radius, 0), i + radius + 1) for i in index)
        found[index] = np.asarray(image)[around].mean(dtype="f4")
    return found


@pytest.mark.parametrize("radius", [0, 1, 2])
def test_a_kernel_works_on_what_numpy_sees(unified_memory, scan, radius):
    smoothed = quaff.empty(scan.shape, scan.dtype)
    address = smoothed.ctypes.data
    unified_memory.smooth(scan, smoothed, radius)
    assert np.allclose(smoothed, mean(scan, radius))
    assert smoothed.ctypes.data == address


def test_an_error_code_is_an_exception(unified_memory, scan):
    with pytest.raises(RuntimeError, match="the radius is negative"):
        unified_memory.smooth(scan, quaff.empty(scan.shape, scan.dtype), -1)


def test_dimensions_are_checked(unified_memory, scan):
    with pytest.raises(TypeError, match="3 dimensions"):
        unified_memory.smooth(scan[0], scan[0], 1)
    with pytest.raises(ValueError, match="depth"):
        unified_memory.smooth(scan, scan[:2], 1)


def test_arrays_of_devices_are_taken_too(cupy, unified_memory, scan):
    image = cupy.asarray(np.asarray(scan))
    smoothed = cupy.empty_like(image)
    unified_memory.smooth(image, smoothed, 1)
    assert np.allclose(cupy.asnumpy(smoothed), mean(scan, 1))


def test_the_hosts_own_memory_is_refused(unified_memory):
    image = np.ones((2, 3, 4), np.float32)
    with pytest.raises(TypeError, match="in host memory"):
        unified_memory.smooth(image, image.copy(), 1)


def test_libraries_take_them(cupy, torch, scan):
    assert float(cupy.asarray(scan).sum()) == 1770.0
    assert torch.from_numpy(scan).sum().item() == 1770.0
    cupy.asarray(scan)[...] = 1
    cupy.cuda.runtime.deviceSynchronize()
    assert scan.sum() == 60.0


def test_a_sum_is_of_the_host_or_of_the_device(scan):
    assert quaff.sum(scan) == 1770.0
    assert quaff.sum(scan, stream=0) == 1770.0
    assert quaff.sum(scan[1:, ::2], stream=0) == float(np.asarray(scan)[1:, ::2].sum())


def test_what_cannot_be_made():
    assert quaff.empty((0, 3)).shape == (0, 3)
    with pytest.raises(MemoryError):
        quaff.empty(1 << 50)
    with pytest.raises((ValueError, quaff.CudaError)):
        quaff.empty(3, device=999)
    with pytest.raises(ValueError, match="memory"):
        quaff.empty(3, memory="host")
