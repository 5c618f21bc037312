"""Arrays whose sizes and offsets do not fit in 32 bits."""

import pytest

import quaff
from producers import CudaArray
from sums import rounded


@pytest.fixture(params=[2**30, 2**32 + 64], ids=["4 GiB", "16 GiB"])
def ones(request, driver, context):
    """An array of this many float32 ones."""
    if driver.free_bytes() < 4 * request.param + (1 << 28):
        pytest.skip(f"the GPU has no {4 * request.param >> 30} GiB free")
    address = driver.allocate(4 * request.param)
    driver.fill(address, 1.0, request.param)
    yield CudaArray(address, (request.param,), "float32"), address, request.param
    driver.free(address)


def test_a_long_run(ones):
    array, _, count = ones
    assert quaff.sum(array) == rounded(count, "float32")


def test_a_long_view(ones):
    _, address, count = ones
    every_other = CudaArray(address, (count // 2,), "float32", strides=(8,))
    assert quaff.sum(every_other) == rounded(count // 2, "float32")
    backwards = CudaArray(address + 4 * (count - 1), (count // 64,), "float32", strides=(-256,))
    assert quaff.sum(backwards) == rounded(count // 64, "float32")
