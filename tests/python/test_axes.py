"""Reductions along axes: every result equals the reduction of its slice; and refused arguments."""

import gc
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.lib.stride_tricks import as_strided

import quaff
from strategies import arrays
from test_sum import floats

LARGE = 1 << 17


@st.composite
def arrays_and_axes(draw, dtypes=floats):
    """An array, and axes of it in the forms that callers use; from none to all."""
    values = draw(arrays(dtypes))
    chosen = draw(st.lists(st.integers(0, values.ndim - 1), unique=True)) if values.ndim else []
    signed = tuple(axis - values.ndim * draw(st.booleans()) for axis in chosen)
    return values, signed[0] if len(signed) == 1 and draw(st.booleans()) else signed


def slice_by_slice(reduce, values, axis, dtype):
    """The same results, each computed from one slice alone."""
    axes = {one % values.ndim for one in (axis if isinstance(axis, tuple) else (axis,))}
    others = [one for one in range(values.ndim) if one not in axes]
    moved = values.transpose(others + sorted(axes))
    results = np.empty(moved.shape[: len(others)], dtype)
    for index in np.ndindex(results.shape):
        results[index] = reduce(moved[index])
    return results


def check(values, axis, results):
    expected = slice_by_slice(quaff.sum, values, axis, values.dtype)
    assert type(results) is np.ndarray
    assert (results.shape, results.dtype) == (expected.shape, expected.dtype)
    assert results.tobytes() == expected.tobytes()


@given(arrays_and_axes())
def test_every_layout(given):
    values, axis = given
    check(values, axis, quaff.sum(values, axis=axis))


@given(arrays_and_axes(), st.data())
def test_shapes_are_those_of_numpy(given, data):
    values, axis = given
    keepdims = data.draw(st.booleans())
    expected = np.sum(values, axis=axis, keepdims=keepdims)
    results = quaff.sum(values, axis=axis, keepdims=keepdims)
    assert results.shape == expected.shape
    assert np.array_equal(results, expected)  # small integers


@given(arrays_and_axes(), st.data())
def test_results_go_to_an_array_of_the_callers(given, data):
    values, axis = given
    results = quaff.sum(values, axis=axis)
    room = np.full([3 * length + 1 for length in results.shape], 7, results.dtype)
    steps = tuple(
        data.draw(
            st.sampled_from(
                [slice(0, length), slice(1, 2 * length + 1, 2), slice(3 * length, 2 * length, -1)]
            )
        )
        for length in results.shape
    )
    out = room[(..., *steps)]
    assert quaff.sum(values, axis=axis, out=out) is out
    assert np.array_equal(out, results)
    out[...] = 7
    assert (room == 7).all()


def random(shape, dtype, seed=1):
    """Numbers of all magnitudes, whose sums are difficult, with some easy ones among them."""
    generator = np.random.default_rng(seed)
    values = generator.standard_normal(shape) * 2.0 ** generator.integers(-30, 30, shape)
    values[..., ::3] = generator.integers(-(2**24), 2**24, values[..., ::3].shape)
    return values.astype(dtype)


# The shapes at which the host switches between algorithms: strips, tables, runs, threads, pieces of slices.
SHAPES = [
    (2, 100_000),
    (100_000, 2),
    (10, 20_000),
    (20_000, 10),
    (300, 700),
    (5_000, 33),
    (20, 65, 30),
    (3, 400_000),
    (3_000, 400),
    (5_003, 100),
    (600, 1_024),
    (400_000, 3),
]


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_large_arrays(shape, dtype):
    values = random(shape, dtype)
    for array in (values, np.asfortranarray(values)[::-1]):
        for axis in range(array.ndim):
            slices = array.size // max(array.shape[axis], 1)
            results = quaff.sum(array, axis=axis)
            if slices <= 300:
                check(array, axis, results)
            else:
                some = np.moveaxis(array, axis, -1)[:: slices // 40 + 1]
                expected = slice_by_slice(quaff.sum, some, -1, dtype)
                assert results[:: slices // 40 + 1].tobytes() == expected.tobytes()


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_values_that_are_special(dtype):
    inf, nan = np.inf, np.nan
    rows = [[inf, 1, 2], [inf, -inf, 1], [nan, 1, 2], [-0.0, -0.0, -0.0], [1e30, 1, -1e30]]
    values = np.array(rows * 40, dtype)
    with np.errstate(invalid="ignore"):
        check(values, 1, quaff.sum(values, axis=1))
        check(values, 0, quaff.sum(values, axis=0))
        check(values.T.copy(), 0, quaff.sum(values.T.copy(), axis=0))


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_repeats_count(dtype):
    values = random((50, 1, 20), dtype)
    repeated = np.broadcast_to(values, (50, 1000, 20))
    check(repeated, 1, quaff.sum(repeated, axis=1))
    check(repeated, (0, 1), quaff.sum(repeated, axis=(0, 1)))
    huge = as_strided(values, (50, 1 << 40, 20), (values.strides[0], 0, values.strides[2]))
    assert np.array_equal(quaff.sum(huge, axis=1), values[:, 0] * dtype_of(dtype)(2**40))


def dtype_of(name):
    return np.dtype(name).type


def test_no_elements():
    assert quaff.sum(np.zeros((0, 3)), axis=0).tolist() == [0, 0, 0]
    assert quaff.sum(np.zeros((3, 0)), axis=0).shape == (0,)
    assert quaff.sum(np.zeros((0, 3)), axis=0).tobytes() == bytes(24)


def test_a_number_where_nothing_is_said_of_axes():
    values = np.arange(6.0).reshape(2, 3)
    assert type(quaff.sum(values, axis=None)) is float
    assert type(quaff.sum(values, axis=None, keepdims=False, out=None)) is float
    assert quaff.sum(values, keepdims=True).tolist() == [[15]]
    out = np.empty(())
    assert quaff.sum(values, out=out) is out
    assert out == 15
    assert quaff.sum(values, axis=()).tolist() == values.tolist()


def test_results_of_other_arrays_are_numpys():
    values = memoryview(np.arange(6.0).reshape(2, 3))
    results = quaff.sum(values, axis=1)
    assert type(results) is np.ndarray
    assert results.tolist() == [3, 12]


REFUSED = [
    (IndexError, {"axis": 2}, "`axis`.*2 dimensions.*pass one from -2 to 1"),
    (IndexError, {"axis": -3}, "`axis`.*2 dimensions"),
    (IndexError, {"axis": (0, 7)}, "`axis`.*the axis is 7"),
    (ValueError, {"axis": (0, 0)}, "`axis`.*axis 0 is given twice"),
    (ValueError, {"axis": (1, -1)}, "`axis`.*axis -1 is given twice"),
    (TypeError, {"axis": 1.0}, "`axis`"),
    (TypeError, {"axis": "0"}, "`axis`"),
    (TypeError, {"axis": [0, 1]}, "`axis`"),
    (TypeError, {"axis": (0, None)}, "`axis`"),
    (OverflowError, {"axis": 1 << 70}, "`axis`"),
    (TypeError, {"axis": 0, "keepdims": "yes"}, "`keepdims`"),
    (TypeError, {"axis": 0, "out": [0.0, 0.0, 0.0]}, "`out`"),
    (TypeError, {"axis": 0, "out": np.empty(3, "f4")}, "`out`.*float32.*pass an array of float64"),
    (TypeError, {"axis": 0, "out": np.empty(3, ">f8")}, "`out`"),
    (ValueError, {"axis": 0, "out": np.empty(2)}, r"`out`.*\(2,\).*\(3,\)"),
    (ValueError, {"axis": 0, "out": np.empty((1, 3))}, "`out`.*shape"),
    (ValueError, {"axis": 0, "keepdims": True, "out": np.empty(3)}, "`out`.*shape"),
    (ValueError, {"axis": 0, "out": np.broadcast_to(np.empty(1), 3)}, "`out`.*read-only"),
    (ValueError, {"axis": 0, "out": as_strided(np.empty(3), (3,), (0,))}, "`out`.*share memory"),
    (ValueError, {"axis": 0, "out": as_strided(np.empty(3), (3,), (4,))}, "`out`.*share memory"),
    (ValueError, {"axis": 0, "stream": 1}, "`stream`"),
    (TypeError, {"axes": 0}, "`axis`, `keepdims`, `out`|`stream`"),
]


@pytest.mark.parametrize(("error", "given", "said"), REFUSED, ids=lambda value: str(value)[:40])
def test_what_is_refused(error, given, said):
    with pytest.raises(error, match=said):
        quaff.sum(np.ones((2, 3)), **given)


def test_an_array_without_axes_is_reduced_whole():
    number = np.float64(1.0)
    for axis in (0, -1, ()):
        for keepdims in (False, True):
            result = quaff.sum(number, axis=axis, keepdims=keepdims)
            wanted = np.sum(number, axis=axis, keepdims=keepdims)
            assert result == wanted == 1
            assert result.shape == wanted.shape == ()
    for axis in (1, -2, (0,)):
        with pytest.raises(IndexError, match="has no axes"):
            quaff.sum(number, axis=axis)
        with pytest.raises(IndexError):
            np.sum(number, axis=axis)


def test_an_out_that_is_a_part_of_the_array():
    values = np.ones((4, 4))
    with pytest.raises(ValueError, match=r"`out`.*shares memory with `arr`"):
        quaff.sum(values, axis=0, out=values[0])
    assert (values == 1).all()
    with pytest.raises(ValueError, match="read-only"):
        quaff.sum(values, axis=0, out=np.frombuffer(bytes(32)))


def test_an_axis_may_have_code_of_its_own():
    class Axis:
        def __index__(self):
            return 1

    class Raising:
        def __index__(self):
            raise ZeroDivisionError

    assert quaff.sum(np.ones((2, 3)), axis=Axis()).tolist() == [3, 3]
    with pytest.raises(ZeroDivisionError):
        quaff.sum(np.ones((2, 3)), axis=Raising())


def test_nothing_is_held_afterwards():
    values, out = np.ones((20, 30)), np.empty(30)
    before = sys.getrefcount(values), sys.getrefcount(out)
    for _ in range(10):
        quaff.sum(values, axis=0, out=out)
        quaff.sum(values, axis=0)
        with pytest.raises(ValueError, match="shape"):
            quaff.sum(values, axis=1, out=out)
    gc.collect()
    assert (sys.getrefcount(values), sys.getrefcount(out)) == before


# User-defined reductions


@given(arrays_and_axes(st.sampled_from(["float32", "int16"])))
def test_a_result_of_another_type(example, given):
    values, axis = given
    results = example.count_positive(values, axis=axis)
    expected = slice_by_slice(lambda part: np.count_nonzero(part > 0), values, axis, results.dtype)
    assert np.issubdtype(results.dtype, np.integer)
    assert np.array_equal(results, expected)


@given(arrays_and_axes(st.sampled_from(["bool", "uint8"])))
def test_a_result_of_bools(example, given):
    values, axis = given
    results = example.any(values, axis=axis)
    assert results.dtype == bool
    assert np.array_equal(results, np.any(values, axis=axis))


@given(arrays_and_axes(st.just("int8")))
def test_an_exact_companion(example, given):
    values, axis = given
    assert np.array_equal(example.total(values, axis=axis), np.sum(values, axis=axis, dtype="int64"))


@pytest.mark.parametrize("shape", [(LARGE, 3), (3, LARGE), (700, 800)], ids=str)
def test_large_arrays_of_an_exact_companion(example, shape):
    values = np.random.default_rng(3).integers(-100, 100, shape).astype("int8")
    for axis in (0, 1):
        assert np.array_equal(example.total(values, axis=axis), values.sum(axis, dtype="int64"))


def test_what_a_class_throws(example):
    values = np.ones((300, 400), "float64")
    values[17, 3] = -1
    for array in (values, np.tile(values, (4, 4))):
        for axis in (0, 1):
            with pytest.raises(ValueError, match="negative"):
                example.roots(array, axis=axis)
