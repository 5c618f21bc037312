"""Tests that need a GPU: where there is none, or a library is missing, each says so as a skip."""

import pytest


@pytest.fixture
def cupy():
    cupy = pytest.importorskip("cupy")
    if not cupy.cuda.is_available():
        pytest.skip("no GPU")
    return cupy


@pytest.fixture
def torch():
    torch = pytest.importorskip("torch")
    if not torch.cuda.is_available():
        pytest.skip("no GPU")
    return torch


@pytest.fixture
def numba_cuda():
    cuda = pytest.importorskip("numba.cuda")
    if not cuda.is_available():
        pytest.skip("no GPU")
    return cuda


@pytest.fixture
def gpuarray():
    pytest.importorskip("pycuda")
    driver = pytest.importorskip("pycuda.driver")
    driver.init()
    if driver.Device.count() == 0:
        pytest.skip("no GPU")
    context = driver.Device(0).make_context()
    yield pytest.importorskip("pycuda.gpuarray")
    context.pop()
    context.detach()
