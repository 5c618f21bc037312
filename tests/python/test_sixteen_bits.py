"""16-bit numbers: NumPy's float16 and the bfloat16 of ml_dtypes, as elements and as single values."""

import ml_dtypes
import numpy as np
import pytest

import quaff
from producers import CudaArray

BFLOAT16 = np.dtype(ml_dtypes.bfloat16)
BOTH = [np.dtype("float16"), BFLOAT16]
by_type = pytest.mark.parametrize("dtype", BOTH, ids=str)


class NoNumpy:
    """A NumPy array that exports only DLPack."""

    def __init__(self, array):
        self.__dlpack__ = array.__dlpack__
        self.__dlpack_device__ = array.__dlpack_device__


def every_number(dtype):
    return np.arange(1 << 16, dtype="uint16").view(dtype)


def same(ours, numpys):
    """Whether the bits are equal, except for those of NaNs."""
    assert ours.dtype == numpys.dtype
    numbers = ~np.isnan(numpys)
    np.testing.assert_array_equal(np.isnan(ours), ~numbers)
    np.testing.assert_array_equal(ours[numbers].view("uint16"), numpys[numbers].view("uint16"))


@by_type
def test_every_number_is_read_and_rounded(example, dtype):
    values = every_number(dtype)
    other = np.random.default_rng(1).permutation(values)
    with np.errstate(all="ignore"):
        expected = ((values.astype("float32") + other.astype("float32")) / 2).astype(dtype)
    same(example.mean(values, other), expected)
    same(example.mean(values[::-3], other[::-3]), expected[::-3])
    same(example.mean(values.reshape(256, 256).T, other.reshape(256, 256).T), expected.reshape(256, 256).T)


def test_doubles_are_rounded_once(example):
    ties = np.array([1 + 2**-11, 1 + 3 * 2**-11, 2.0**-25, 65520 - 2**-20, 65520, -1e300, np.inf])
    values = np.concatenate([ties, ties * (1 + 2**-50), ties * (1 - 2**-50), [0.0, -0.0, 5e-324, 6e-5]])
    with np.errstate(all="ignore"):
        same(example.nearest_half(values), values.astype("float16"))
    for above, expected in [(2.0**-8, 1), (2.0**-8 + 2**-44, 1 + 2**-7), (3 * 2.0**-8, 1 + 2**-6)]:
        assert example.nearest_bfloat16(np.array([1 + above])).tolist() == [expected]
    assert example.nearest_half(2049.0000001) == 2050
    assert example.nearest_bfloat16(1e39) == float("inf")


@by_type
def test_a_call_is_as_with_other_elements(example, dtype):
    values = np.array([1, 2, 4], dtype)
    assert example.mean(values, 2).tolist() == [1.5, 2, 3]
    assert example.mean(values, np.array(2, dtype)).tolist() == [1.5, 2, 3]
    assert example.mean(values[:, np.newaxis], values).shape == (3, 3)
    out = np.zeros((2, 3), dtype)
    assert example.mean(values, values, out=out) is out
    assert out.tolist() == [[1, 2, 4]] * 2
    assert example.mean(1, 2) == 1.5
    assert type(example.mean(np.float16(1), np.float16(2))) is np.float16
    assert example.grown(np.array([-3, 1], "float16"), 1).tolist() == [0, 2]


@pytest.mark.parametrize(
    ("arguments", "error", "said"),
    [
        (
            (np.ones(2, "float16"), 1e6),
            OverflowError,
            "`b`: 1000000.0 is out of range for the float16 that C\\+\\+ takes",
        ),
        ((np.ones(2, BFLOAT16), 1e39), OverflowError, "`b`: 1e\\+39 is out of range for the bfloat16"),
        (
            (np.ones(2, "float16"), np.ones(2, BFLOAT16)),
            TypeError,
            "no instantiation for \\(float16, bfloat16\\)",
        ),
        (
            (np.ones(2, "float16"), np.ones(2, "float32")),
            TypeError,
            r"`b`: .*`float32`: use `.astype\('.*float16'\)`",
        ),
        ((np.ones(2, ">f2"), 1), TypeError, r"`a`: .*`>f2`: use `.astype\('float16'\)`"),
    ],
)
def test_what_does_not_fit_is_refused(example, arguments, error, said):
    with pytest.raises(error, match=said):
        example.mean(*arguments)


def test_what_takes_floats_says_how_to_get_there():
    for dtype in BOTH:
        with pytest.raises(TypeError, match=f"got dtype `{dtype}`: use `.astype\\('float32'\\)`"):
            quaff.sum(np.ones(3, dtype))


def test_every_protocol_names_the_type():
    half = np.arange(3, dtype="float16")
    assert quaff.inspect(memoryview(half)).dtype == "float16"
    assert quaff.inspect(NoNumpy(half)).dtype == "float16"
    assert quaff.inspect(CudaArray(typestr="<f2")).dtype == "float16"
    there = CudaArray(typestr=BFLOAT16.str)
    with pytest.raises(TypeError, match="V2"):
        quaff.inspect(there)
    there.dtype = BFLOAT16
    assert quaff.inspect(there).dtype == "bfloat16"
    for dtype in BOTH:
        info = quaff.inspect(np.zeros((2, 3), dtype).T)
        assert (info.dtype, info.strides) == (str(dtype), (2, 6))
