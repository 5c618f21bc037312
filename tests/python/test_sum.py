"""`quaff.sum`: its value for every layout, and refusals.

Its behaviour with threads, signals and forks is tested in `test_sum_in_a_process.py`.
"""

import array
import ctypes
import math
import struct
import time
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.lib.stride_tricks import as_strided

import quaff
from exporters import float64s
from strategies import arrays

FLOATS = ["float32", "float64"]
floats = st.sampled_from(FLOATS)

# The lengths at which runtime/src/core/reduction.rs switches between algorithms: lanes, pieces, threads.
PIECE, LARGE = 1 << 16, 1 << 17
BORDERS = [border + more for border in (64, PIECE, 2 * PIECE, LARGE) for more in (-1, 0, 1)]


def bits(value):
    return struct.pack("d", value)


def exact(values):
    return sum(map(Fraction, values.ravel().tolist()))


def rounded(number, dtype):
    """The number of the dtype that is nearest to a fraction whose denominator is a power of two, ties to
    even.
    """
    digits, least, most = {"float32": (24, -149, 128), "float64": (53, -1074, 1024)}[str(dtype)]
    exponent = number.numerator.bit_length() - number.denominator.bit_length() + 1
    place = Fraction(2) ** max(exponent - digits, least)
    nearest = round(number / place) * place
    return float(nearest) if abs(nearest) < 2**most else math.copysign(math.inf, number.numerator > 0 or -1)


# Values


@given(arrays(floats))
def test_every_layout(values):
    # Small integers, whose sum is exact in any order.
    total = quaff.sum(values)
    assert type(total) is float
    assert total == rounded(exact(values), values.dtype)


@given(arrays(floats))
def test_every_layout_by_buffer(values):
    assert quaff.sum(memoryview(values)) == rounded(exact(values), values.dtype)


def finite(dtype):
    return st.floats(width=8 * np.dtype(dtype).itemsize, allow_nan=False, allow_infinity=False)


@given(st.data(), floats)
def test_the_exact_sum_is_rounded_once(data, dtype):
    values = np.array(data.draw(st.lists(finite(dtype), max_size=300)), dtype)
    assert bits(quaff.sum(values)) == bits(rounded(exact(values), dtype))


@given(st.data(), floats)
def test_ties_and_what_is_next_to_them(data, dtype):
    # Terms from a few positions in the binary expansion, so that sums often lie halfway between two numbers.
    places = st.sampled_from([0, 1, 2, 23, 24, 25, 52, 53, 54, 105, 149])
    terms = st.builds(lambda sign, place: sign * 2.0**-place, st.sampled_from([-1, 1]), places)
    values = np.array(data.draw(st.lists(terms, max_size=200)), dtype)
    assert bits(quaff.sum(values)) == bits(rounded(exact(values), dtype))


@given(st.data(), floats)
def test_no_order_and_no_layout_changes_the_bits(data, dtype):
    values = np.array(data.draw(st.lists(finite(dtype), min_size=1, max_size=300)), dtype)
    order = np.array(data.draw(st.permutations(range(values.size))))
    spread = np.repeat(values, 3)[::3]
    square = np.concatenate([values, np.zeros(values.size, dtype)]).reshape(2, -1)
    for layout in (values[order], values[::-1], spread, square, square.T, np.asfortranarray(square)):
        assert bits(quaff.sum(layout)) == bits(quaff.sum(values))


@pytest.mark.parametrize("size", BORDERS)
@pytest.mark.parametrize("dtype", FLOATS)
def test_sizes_at_which_the_way_of_adding_changes(size, dtype):
    values = np.arange(3 * size, dtype=dtype) % 1021
    grid = np.arange(2 * size, dtype=dtype).reshape(2, size) % 1021
    for layout in [values[:size], values[::3], values[::-3], grid, grid.T, grid[:, ::-1], values[1:][::2]]:
        assert quaff.sum(layout) == rounded(int(layout.sum(dtype="float64")), dtype)


def test_10_million_elements_of_ill_condition():
    values = np.random.default_rng(1).standard_normal(10_000_000)
    values[1::2] = -values[::2] * (1 + 2.0**-40)
    assert quaff.sum(values) == math.fsum(values)


@pytest.mark.parametrize("size", [7, 1000, PIECE + 5, LARGE + 5, 1 << 20])
@pytest.mark.parametrize("dtype", FLOATS)
def test_the_bits_follow_from_the_memory_not_from_the_shape(size, dtype):
    values = np.random.default_rng(size).standard_normal(6 * size).astype(dtype)
    cube = values.reshape(2, 3, size)
    layouts = [values[::-1], cube, cube.T, cube.transpose(1, 0, 2), cube[::-1, :, ::-1], memoryview(values)]
    assert {bits(quaff.sum(layout)) for layout in layouts} == {bits(quaff.sum(values))}


@pytest.mark.parametrize("shape", [(1,), (1, 1, 1), ()])
@pytest.mark.parametrize("value", [2.5, -0.1, 5e-324, 1.7e308, math.inf])
def test_one_element(shape, value):
    assert quaff.sum(np.full(shape, value)) == value


@pytest.mark.parametrize("empty", [np.zeros(0), np.zeros((3, 0), "f4"), array.array("d"), np.zeros((0, 5)).T])
def test_the_sum_of_nothing_is_0(empty):
    assert bits(quaff.sum(empty)) == bits(0.0)


@pytest.mark.parametrize("size", [3, 999, LARGE + 3])
@pytest.mark.parametrize("dtype", FLOATS)
def test_nothing_overflows_on_the_way(dtype, size):
    values = np.full(size, np.finfo(dtype).max, dtype)
    values[size // 2 + 1 :] *= -1
    assert quaff.sum(values) == values[0]


def test_negative_zeros_sum_to_positive_zero():
    # Like NumPy's and Python's own sums, which start from 0.
    for size in (1, 100, LARGE):
        assert bits(quaff.sum(np.full(size, -0.0))) == bits(0.0)


SIZES = [1, 3, 200, LARGE + 3]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("place", [0, -1])
@pytest.mark.parametrize("special", [math.nan, math.inf, -math.inf])
def test_nan_and_infinity_win(size, dtype, place, special):
    values = np.ones(size, dtype)
    values[place] = special
    assert quaff.sum(values) == pytest.approx(special, nan_ok=True)


@pytest.mark.parametrize("size", SIZES[1:])
@pytest.mark.parametrize("dtype", FLOATS)
def test_infinities_of_both_signs_are_nan(size, dtype):
    values = np.ones(size, dtype)
    values[0], values[-1] = math.inf, -math.inf
    assert math.isnan(quaff.sum(values))


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("size", SIZES[1:])
@pytest.mark.parametrize("dtype", FLOATS)
def test_a_sum_beyond_the_greatest_number_is_infinite(sign, size, dtype):
    values = np.full(size, sign * np.finfo(dtype).max, dtype)
    assert quaff.sum(values) == sign * math.inf


@pytest.mark.parametrize("dtype", FLOATS)
def test_subnormal_numbers_count(dtype):
    least = np.finfo(dtype).smallest_subnormal
    for size in SIZES:
        assert quaff.sum(np.full(size, least)) == size * float(least)


def test_float32_is_rounded_to_float32():
    values = np.array([1, 2**-24, 2**-25], "float32")
    assert quaff.sum(values) == 1 + 2**-23
    assert quaff.sum(values[:2]) == 1.0


# Layouts that only special code makes


@pytest.mark.parametrize("dtype", FLOATS)
def test_broadcast_arrays_are_fast_whatever_their_size(dtype):
    # NumPy makes no array whose elements would take 2^63 bytes if they all existed.
    most, row = 62 - np.dtype(dtype).itemsize.bit_length() + 1, np.array([0.5, 1.0, 1.5], dtype)
    start = time.perf_counter()
    assert quaff.sum(np.broadcast_to(row[:1], (2**30, 2 ** (most - 30)))) == 2.0 ** (most - 1)
    assert quaff.sum(np.broadcast_to(row, (2**20, 2**20, 3))) == 3 * 2.0**40
    assert quaff.sum(np.broadcast_to(row[:, None], (2**10, 3, 2**30))) == 3 * 2.0**40
    assert time.perf_counter() - start < 1


@pytest.mark.parametrize("times", [1, 2, 3, 5, 7, 1023, 2**40 + 1])
def test_each_repeat_counts_once(times):
    assert quaff.sum(np.broadcast_to(np.array([1.0, 4.0]), (times, 2))) == 5.0 * times


def test_a_large_array_may_be_broadcast():
    values = np.arange(LARGE + 1, dtype="float64")
    assert quaff.sum(np.broadcast_to(values, (3, *values.shape))) == 3 * values.sum()


@pytest.mark.parametrize("size", [5, 1000, LARGE + 1])
@pytest.mark.parametrize("dtype", FLOATS)
def test_strides_and_base_that_are_no_multiple_of_the_item(size, dtype):
    packed = np.zeros(size, [("before", "u1"), ("value", dtype), ("after", "V7")])
    packed["value"] = np.arange(size) % 1021
    expected = rounded(int(packed["value"].sum(dtype="float64")), dtype)
    assert packed["value"].strides[0] == {"float32": 12, "float64": 16}[dtype]
    assert quaff.sum(packed["value"]) == quaff.sum(packed["value"][::-1]) == expected


def test_overlapping_elements_count_as_often_as_they_are_seen():
    values = np.arange(6.0)
    assert quaff.sum(as_strided(values, (4, 3), (8, 8))) == sum(sum(values[i : i + 3]) for i in range(4))


@pytest.mark.filterwarnings("ignore:the matrix subclass:PendingDeprecationWarning")
def test_subclasses_are_summed(tmp_path):
    record = np.ones(3, [("a", "f4"), ("b", "f8")]).view(np.recarray)
    mapped = np.memmap(tmp_path / "file", "float64", mode="w+", shape=3)
    assert quaff.sum(np.ones(4).view(np.matrix)) == 4
    assert (quaff.sum(record.a), quaff.sum(record.b), quaff.sum(mapped)) == (3, 3, 0)


def test_readonly_array_is_summed():
    values = np.ones(3)
    values.flags.writeable = False
    assert quaff.sum(values) == 3


BUFFERS = {
    "array.array": array.array("d", [1, 2, 3]),
    "array.array of float": array.array("f", [1, 2, 3]),
    "memoryview": memoryview(array.array("d", [1, 2, 3])),
    "memoryview, reversed": memoryview(array.array("d", [3, 2, 1]))[::-1],
    "memoryview, cast": memoryview(struct.pack("3d", 1, 2, 3)).cast("d"),
    "memoryview of two dimensions": memoryview(struct.pack("6f", *range(1, 4), 0, 0, 0))
    .cast("B")
    .cast("f", (2, 3)),
    "ctypes": (ctypes.c_double * 3)(1, 2, 3),
    "ctypes of two dimensions": (ctypes.c_float * 2 * 2)((1, 2), (3, 0)),
    "one of ctypes": ctypes.c_double(6),
    "NumPy's scalar": np.float64(6),
    "NumPy's scalar of float32": np.float32(6),
}


@pytest.mark.parametrize("values", BUFFERS.values(), ids=BUFFERS)
def test_buffers_are_summed(values):
    assert quaff.sum(values) == 6


def test_a_buffer_without_strides_is_in_c_order():
    exporter = float64s(strides=None)
    exporter.memory[:24] = struct.pack("3d", 1, 2, 3)
    assert quaff.sum(exporter) == 6
    assert exporter.held == 0


# Refusals


@pytest.mark.parametrize("dtype", ["bool", "int8", "int16", "int32", "int64", "uint8", "uint32", "uint64"])
def test_a_dtype_without_an_instantiation_is_refused_with_those_there_are(dtype):
    for values, asarray in ((np.zeros(3, dtype), ""), (memoryview(np.zeros(3, dtype)), "numpy.asarray(…)")):
        with pytest.raises(TypeError) as refusal:
            quaff.sum(values)
        assert str(refusal.value) == (
            f"`sum`: argument `arr`: expected an array of dtype `float32`, `float64`, got dtype `{dtype}`: "
            f"use `{asarray}.astype('float64')`"
        )


@pytest.mark.parametrize(
    ("dtype", "given", "fix"),
    [
        ("float16", "float16", "use `.astype('float32')`"),
        ("longdouble", str(np.dtype("longdouble")), "use `.astype('float64')`"),
        ("complex64", "complex64", "use `.real` and `.imag`"),
        (">f4", ">f4", "use `.astype('float32')`"),
        (">f8", ">f8", "use `.astype('float64')`"),
        ("object", "object", "if its objects are numbers, use `.astype('float64')`"),
        ("datetime64[ns]", "datetime64[ns]", "use `.astype('float64')`"),
        ([("x", "f4")], "[('x', '<f4')]", "use one field, as in `array['x']`"),
    ],
)
def test_an_unsupported_element_type_is_refused_with_the_fix(dtype, given, fix):
    with pytest.raises(TypeError) as refusal:
        quaff.sum(np.zeros(2, dtype))
    assert f"`{given}`" in str(refusal.value)
    assert str(refusal.value).endswith(fix)
    assert "argument `arr`" in str(refusal.value)


@pytest.mark.parametrize("dtype", ["S3", "U3", "V3", np.dtypes.StringDType()])
def test_an_element_type_without_a_sum_is_refused(dtype):
    with pytest.raises(TypeError, match=r"`sum`: argument `arr`: .*float64`, got dtype `[^`]*`$"):
        quaff.sum(np.zeros(2, dtype))


@pytest.mark.parametrize("values", [np.ma.zeros(3), np.ma.masked, np.ma.array([1.0, 2.0], mask=[0, 1])])
def test_a_masked_array_is_refused(values):
    with pytest.raises(TypeError, match=r"use `\.filled\(\)`"):
        quaff.sum(values)


@pytest.mark.parametrize("given", [None, [1.0], (1.0,), 1.0, 1, "text", object(), np, {1.0}])
def test_what_is_no_array_is_refused(given):
    with pytest.raises(TypeError, match=f"argument `arr`: expected an array, got `{type(given).__name__}`"):
        quaff.sum(given)


@pytest.mark.parametrize("arguments", [(), (np.zeros(1), np.zeros(1))])
def test_one_argument_is_taken(arguments):
    with pytest.raises(TypeError, match=f"`sum` takes 1 argument, got {len(arguments)}"):
        quaff.sum(*arguments)


def test_the_argument_has_no_keyword():
    with pytest.raises(TypeError, match="`sum` has no keyword argument `arr`"):
        quaff.sum(arr=np.zeros(1))
