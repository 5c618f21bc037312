"""Elementwise functions compared with NumPy's ufuncs: all internal paths of a call give the same result."""

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import arrays

DTYPES = ["float32", "float64", "int32"]
# Zeros, infinities, subnormal numbers, and NaNs of either sign with payloads, one of them signalling.
BITS = {
    "float32": ["00000000", "7f800000", "00000001", "7fc00000", "7fc12345", "7f800001", "3f800000"],
    "float64": [
        f"{head}{'0' * 10}{tail}" for head in ["0000", "3ff0", "7ff0", "7ff8"] for tail in ["00", "01"]
    ],
}


@st.composite
def broadcast_together(draw):
    """Two arrays of one type, of any layout, where the second has some of the first one's axes."""
    first = draw(arrays(st.sampled_from(DTYPES)))
    # Lengths of 1 where the second array must be broadcast.
    own = [length if draw(st.booleans()) else 1 for length in first.shape][draw(st.integers(0, first.ndim)) :]
    second = draw(arrays(st.just(first.dtype.name), st.just(tuple(own))))
    return (first, second) if second.shape == tuple(own) else (first, first)


@given(given=broadcast_together())
def test_every_way_of_a_call_gives_what_numpys_does(example, given):
    first, second = given
    expected = np.asarray(first + second)
    np.testing.assert_array_equal(example.add(first, second), expected)
    # An array that is not of NumPy's own class takes the longer path.
    derived = second.view(type("Derived", (np.ndarray,), {}))
    np.testing.assert_array_equal(example.add(first, derived), expected)
    out = np.empty_like(expected)
    assert example.add(second, first, out=out) is out
    np.testing.assert_array_equal(out, expected)


def test_arrays_of_one_and_two_axes_in_every_layout(example):
    parts = [np.s_[:], np.s_[:, :1], np.s_[:1], np.s_[2], np.s_[::-1], np.s_[:, ::-2], np.s_[3, ::-1]]
    for of_first, of_second, is_turned in itertools.product(parts, parts, [False, True]):
        table = np.arange(36.0).reshape(6, 6)
        first, second = table[of_first], (table.T if is_turned else table)[of_second]
        if {first.shape[-1], second.shape[-1]} == {3, 6}:
            with pytest.raises(ValueError, match="does not broadcast"):
                example.add(first, second)
            continue
        expected = first + second
        np.testing.assert_array_equal(example.add(first, second), expected)
        if expected.shape == first.shape:
            # The result may overwrite elements of the second array before they are read.
            assert example.add(first, second, out=first) is first
            np.testing.assert_array_equal(first, expected)


@given(data=st.data(), dtype=st.sampled_from(list(BITS)))
def test_bits_of_nans_and_signs_of_zeros_are_kept(example, data, dtype):
    bits = data.draw(st.lists(st.sampled_from(BITS[dtype]), min_size=1, max_size=40))
    values = np.array([int(each, 16) for each in bits], dtype.replace("float", "uint")).view(dtype)
    negated = data.draw(st.lists(st.booleans(), min_size=len(bits), max_size=len(bits)))
    values = np.where(negated, np.negative(values), values)
    step = data.draw(st.sampled_from([1, -1, 2]))
    result = example.itself(values[::step])
    assert result.tobytes() == values[::step].tobytes()


@given(data=st.data(), dtype=st.sampled_from(["uint8", "int8", "uint16", "int16", "uint32", "uint64"]))
def test_integers_wrap_around_as_numpys_do(example, data, dtype):
    numbers = st.integers(int(np.iinfo(dtype).min), int(np.iinfo(dtype).max))
    a, b = (np.array(data.draw(st.lists(numbers, min_size=5, max_size=5)), dtype) for _ in range(2))
    total, product = example.wrapped(a[:, np.newaxis], b)
    np.testing.assert_array_equal(total, a[:, np.newaxis] + b)
    np.testing.assert_array_equal(product, a[:, np.newaxis] * b)


@given(values=arrays(st.just("float64")), names=st.permutations(["mantissas", "exponents"]))
def test_several_results_are_numpys_in_every_layout(example, values, names):
    expected = dict(zip(["mantissas", "exponents"], np.frexp(values), strict=True))
    given = {"mantissas": np.zeros(values.shape), "exponents": np.zeros(values.shape, "int32")}
    # The array for the first name is the caller's, the other one is new.
    out = tuple(given[name] if name == names[0] else None for name in expected)
    results = dict(zip(expected, example.parts(values, out=out), strict=True))
    assert results[names[0]] is given[names[0]]
    for name, result in results.items():
        np.testing.assert_array_equal(result, expected[name])


@given(number=st.integers(-1000, 1000), values=arrays(st.sampled_from(DTYPES)))
def test_numbers_beside_arrays_are_weak(example, number, values):
    expected = np.asarray(values + values.dtype.type(number))
    for result in [example.add(values, number), example.add(number, values)]:
        assert result.dtype == values.dtype
        np.testing.assert_array_equal(result, expected)


WIDE = np.ones((1,) * 64)


@pytest.mark.parametrize(
    ("array", "said"),
    [
        (np.ones(3, ">f8"), "astype"),
        (np.ma.masked_array(np.ones(3), [1, 0, 0]), "masked array"),
        (np.array([1.0, None], object), "object"),
        (np.array(["a", "b"]), "<U1"),
        (np.array([b"a"]), r"\|S1"),
        (np.array(["2026-11-22"], "datetime64[D]"), "datetime64"),
        (np.zeros(2, [("x", "f8")]), "x"),
        (np.ones(3, "float16"), "float16"),
    ],
    ids=lambda value: str(value.dtype) if isinstance(value, np.ndarray) else "",
)
def test_elements_that_cpp_has_not_are_refused(example, array, said):
    with pytest.raises(TypeError, match=f"`a`.*{said}"):
        example.add(array, 1.0)
    with pytest.raises(TypeError, match=f"`b`.*{said}"):
        example.add(np.ones(3), array)
    with pytest.raises(TypeError, match=f"`out`.*{said}"):
        example.add(np.ones(array.shape), 1.0, out=array)


def test_there_is_no_where_and_no_other_keyword_of_numpys(example):
    for keyword in ["where", "dtype", "casting", "order", "subok", "axis"]:
        with pytest.raises(TypeError, match=f"`{keyword}`"):
            example.add(np.ones(3), 1.0, **{keyword: None})


def test_arrays_without_elements_and_of_most_axes(example):
    for shape in [(0,), (3, 0), (0, 5, 2)]:
        result = example.add(np.ones(shape), np.ones(shape[-1:]))
        assert (result.shape, result.dtype) == (shape, "float64")
    assert example.add(np.ones((0, 1)), np.ones(4)).shape == (0, 4)
    with pytest.raises(ValueError, match="does not broadcast"):
        example.add(np.ones(0), np.ones(2))
    assert example.add(WIDE, 1.0).shape == WIDE.shape
    assert example.add(WIDE, np.ones(3)).tolist() == (WIDE + np.ones(3)).tolist()
