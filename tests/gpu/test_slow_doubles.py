"""Sums of float32 with the kernels for devices with slow doubles, which `QUAFF_DOUBLES` selects on any GPU.

The results are the same, so this test cannot tell which kernel ran; tests/python/test_device_sum.py does that
on the fake driver.
"""

import math

import numpy as np
import pytest

import quaff
from cuda_driver import CudaArray, like


@pytest.fixture
def context(driver, monkeypatch):
    """A separate context: each keeps the setting that its first sum found in the environment."""
    monkeypatch.setenv("QUAFF_DOUBLES", "slow")
    context = driver.create_context()
    yield context
    driver.destroy_context(context)


def normal(length):
    return np.random.default_rng(length).normal(size=length).astype("float32")


def spread(length):
    """Numbers of most exponents, many of which cancel."""
    random = np.random.default_rng(length)
    half = np.ldexp(random.normal(size=length // 2), random.integers(-100, 100, length // 2))
    return random.permutation(np.concatenate([half, -half, random.normal(size=2)])).astype("float32")


def integers(length):
    return np.random.default_rng(length).integers(-(2**20), 2**20, length).astype("float32")


@pytest.mark.parametrize("length", [1, 7, 1000, 10**6 + 3, 3 * 10**7])
@pytest.mark.parametrize("numbers", [normal, spread, integers])
def test_runs(memory, numbers, length):
    host = numbers(length)
    address = memory(host)
    for offset in range(4):
        part = host[offset:]
        assert quaff.sum(like(address, host, part)).hex() == quaff.sum(part).hex()


@pytest.mark.parametrize("numbers", [normal, spread, integers])
def test_views(memory, numbers):
    host = numbers(6 * 700 * 330)[: 6 * 700 * 330].reshape(6, 700, 330)
    address = memory(host)
    for view in (host[::2, 1::3, ::5], host[:, :, 7], host.T, host[:, ::-1, 3:-2], host[:, :0]):
        assert quaff.sum(like(address, host, view)).hex() == quaff.sum(view).hex()


def test_sums_are_right_and_not_only_alike(memory):
    for host in (normal(10**5), spread(10**5), np.tile(np.float32([1, 2.0**-24, 2.0**-60]), 30_000)):
        right = float(np.float32(math.fsum(host)))
        assert quaff.sum(CudaArray(memory(host), host.shape, "float32")) == right


@pytest.mark.parametrize(
    "values", [[3e38, 3e38, -3e38], [3e38, 3e38], [math.inf, 1], [math.inf, -math.inf], [math.nan, 1], [-0.0]]
)
def test_what_overflows_or_is_not_finite(memory, values):
    host = np.array(values, "float32")
    address = memory(host)
    for shape, strides in ((host.shape, None), ((5, host.size), (0, 4))):
        right = quaff.sum(np.broadcast_to(host, shape))
        assert repr(quaff.sum(CudaArray(address, shape, "float32", strides=strides))) == repr(right)


def test_repeated_elements(memory):
    host = normal(1000)
    repeated = CudaArray(memory(host), (2**30, 1000), "float32", strides=(0, 4))
    assert quaff.sum(repeated).hex() == quaff.sum(np.broadcast_to(host, (2**30, 1000))).hex()


def test_sums_of_parts(memory):
    parts = [normal(10**5), spread(10**5), integers(1000)]
    host, device = quaff.Sum(), quaff.Sum()
    for part in parts:
        host.add(part)
        device.add(CudaArray(memory(part), part.shape, "float32"))
    assert bytes(device) == bytes(host)
