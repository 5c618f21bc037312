"""The module on arrays of the GPU's libraries and of the host: `python -m pytest test_example.py`.

Libraries that are not installed are skipped, and so is the GPU where there is none.
"""

import ctypes

import example
import numpy as np
import pytest

DTYPES = (np.float32, np.float64)
SIZES = (1, 31, 32, 257, 53735, 3_000_001)


def has_gpu():
    try:
        driver, count = ctypes.CDLL("libcuda.so.1"), ctypes.c_int()
    except OSError:
        return False
    return driver.cuInit(0) == 0 and driver.cuDeviceGetCount(ctypes.byref(count)) == 0 and count.value > 0


def with_pycuda():
    driver = pytest.importorskip("pycuda.driver")
    gpuarray = pytest.importorskip("pycuda.gpuarray")
    driver.init()
    # A context of its own, such as `pycuda.autoinit` makes; this one ends with the test.
    context = driver.Device(0).make_context()
    yield gpuarray.to_gpu
    context.pop()
    context.detach()


def with_cupy():
    yield pytest.importorskip("cupy").asarray


def with_torch():
    torch = pytest.importorskip("torch")
    yield lambda values: torch.from_numpy(values).cuda()


@pytest.fixture(params=[with_pycuda, with_cupy, with_torch], ids=["pycuda", "cupy", "torch"])
def to_gpu(request):
    """Copies an array of NumPy's to the GPU, as an array of each library."""
    if not has_gpu():
        pytest.skip("no GPU")
    yield from request.param()


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("size", SIZES)
def test_sums_of_the_gpu(to_gpu, dtype, size):
    values = np.arange(size, dtype=dtype) % 1024
    result = example.sum(to_gpu(values))
    assert type(result) is float
    assert result == pytest.approx(values.sum(dtype=np.float64), rel=1e-6 if dtype == np.float32 else 1e-14)


@pytest.mark.parametrize("dtype", DTYPES)
def test_the_sum_of_nothing_is_0(to_gpu, dtype):
    assert example.sum(to_gpu(np.empty(0, dtype))) == 0.0


def test_the_array_of_the_article(to_gpu):
    assert example.sum(to_gpu(np.arange(53735, dtype=np.float64))) == 1443698245.0


def test_the_second_half(to_gpu):
    assert example.sum(to_gpu(np.arange(8, dtype=np.float32))[4:]) == 22.0


@pytest.mark.parametrize("dtype", [np.int32, np.int64, np.float16, np.bool_])
def test_other_dtypes_are_a_type_error(to_gpu, dtype):
    with pytest.raises(TypeError, match="`float32`, `float64`"):
        example.sum(to_gpu(np.ones(4, dtype)))


def test_arrays_with_gaps_are_refused(to_gpu):
    with pytest.raises(ValueError, match="not contiguous"):
        example.sum(to_gpu(np.ones(8))[::2])


class Handle:
    """An array with only the attributes that older PyCUDA arrays have."""

    def __init__(self, size, dtype):
        self.ptr, self.shape, self.dtype = 1 << 20, (size,), np.dtype(dtype)


@pytest.mark.skipif("device array" not in example.sum.__doc__, reason="the module is the host's half")
@pytest.mark.parametrize("dtype", DTYPES)
def test_a_size_that_unsigned_cannot_say_is_refused(dtype):
    with pytest.raises(OverflowError, match=r"4294967296 elements.* 4294967295"):
        example.sum(Handle(2**32, dtype))


@pytest.mark.parametrize("dtype", DTYPES)
def test_arrays_of_the_host_are_summed_there(dtype):
    assert example.sum(np.arange(53735, dtype=dtype)) == pytest.approx(1443698245.0, rel=1e-3)


@pytest.mark.parametrize("values", [np.ones(4, np.int32), [1.0, 2.0], None])
def test_all_else_is_a_type_error(values):
    with pytest.raises(TypeError):
        example.sum(values)
