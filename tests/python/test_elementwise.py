"""Elementwise functions, compared with NumPy's ufuncs."""

import array
import sys
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from producers import exchange_type
from strategies import arrays

LARGE = 1 << 17
SPECIAL = [0.0, -0.0, 1.0, -1.5, np.inf, -np.inf, np.nan, 5e-324, -1e-310, 1.7e308, 1e-3]


def same(ours, numpys):
    """Whether the bits are equal, except for the payloads of NaNs."""
    assert ours.dtype == numpys.dtype
    assert ours.shape == numpys.shape
    np.testing.assert_array_equal(ours, numpys)
    numbers = ~np.isnan(numpys)
    np.testing.assert_array_equal(np.signbit(ours[numbers]), np.signbit(numpys[numbers]))


@st.composite
def laid_out(draw, values):
    """The same values in another layout."""
    order = draw(st.permutations(range(values.ndim)))
    steps = [draw(st.sampled_from([1, 1, -1, 2, -3])) for _ in order]
    shape = [values.shape[axis] * abs(step) for axis, step in zip(order, steps, strict=True)]
    room = np.zeros(shape, values.dtype)
    if draw(st.booleans()):
        room = np.zeros(room.nbytes + 1, "uint8")[1:].view(values.dtype).reshape(shape)
    view = room[tuple(slice(None, None, step) for step in steps)].transpose(np.argsort(order))
    view = view[(..., *[slice(0, length) for length in values.shape])]
    view[...] = values
    return view


@st.composite
def operands(draw, count, dtype, elements):
    """Arrays whose shapes broadcast, each in its own layout."""
    shape = draw(st.lists(st.integers(0, 5), max_size=4))
    made = []
    for _ in range(count):
        own = [length if draw(st.integers(0, 3)) else 1 for length in shape][
            draw(st.integers(0, len(shape))) :
        ]
        size = int(np.prod(own, dtype=int))
        values = np.array(draw(st.lists(elements, min_size=size, max_size=size)), dtype).reshape(own)
        made.append(draw(laid_out(values)))
    return made


@given(given=operands(2, "float64", st.sampled_from(SPECIAL)))
def test_sums_are_numpys_for_every_layout_and_every_special_number(example, given):
    with np.errstate(all="ignore"):
        same(np.asarray(example.add(*given)), np.asarray(np.add(*given)))


@given(given=operands(3, "float32", st.floats(-9, 9, width=32)))
def test_three_arrays_are_walked_together(example, given):
    alpha, x, y = given
    same(np.asarray(example.axpy(alpha, x, y)), np.asarray(alpha * x + y))


@given(given=operands(2, "int32", st.integers(-(2**30), 2**30)), data=st.data())
def test_results_go_to_arrays_of_every_layout(example, given, data):
    expected = np.asarray(np.add(*given))
    wide = (2, *expected.shape) if data.draw(st.booleans()) else expected.shape
    out = data.draw(laid_out(np.zeros(wide, "int32")))
    assert example.add(*given, out=out) is out
    np.testing.assert_array_equal(out, np.broadcast_to(expected, wide))


@given(values=arrays())
def test_every_element_type_and_layout_comes_back(example, values):
    same(np.asarray(example.itself(values)), values.astype(values.dtype, subok=False))


slices = st.tuples(st.integers(0, 9), st.sampled_from([1, 2, 3, -1, -2, 0]))


@given(first=slices, second=slices, out=slices, length=st.integers(1, 6))
def test_results_over_what_is_read_are_numpys(example, first, second, out, length):
    def taken(buffer, given):
        start, step = given
        start += (length - 1) * max(0, -step)
        if step == 0:
            return buffer[start : start + 1]
        end = start + step * length
        return buffer[start : end if end >= 0 else None : step]

    ours, numpys = np.arange(40.0), np.arange(40.0)
    out = (out[0], out[1] or 1)
    for buffer, add in [(ours, example.add), (numpys, np.add)]:
        add(taken(buffer, first), taken(buffer, second), out=taken(buffer, out))
    np.testing.assert_array_equal(ours, numpys)


def test_a_result_may_be_turned_over_what_is_read(example):
    ours, numpys = np.arange(9.0).reshape(3, 3), np.arange(9.0).reshape(3, 3)
    example.add(ours, ours.T, out=ours.T)
    np.add(numpys, numpys.T, out=numpys.T)
    np.testing.assert_array_equal(ours, numpys)


@pytest.mark.parametrize("size", [1, 7, 511, 512, 513, LARGE - 1, LARGE, LARGE + 1, 3 * LARGE + 77])
def test_short_arrays_and_long_ones(example, size):
    a, b = np.linspace(-1, 1, size), np.linspace(5, 7, 2 * size)
    for left, right in [(a, b[:size]), (a[::-1], b[::2]), (a, b[1])]:
        same(example.hypotenuse(left, right), np.sqrt(left * left + right * right))
    out = np.zeros((size, 3))[:, 1]
    assert example.add(a, b[::2], out=out) is out
    np.testing.assert_array_equal(out, a + b[::2])


def test_many_short_rows_and_columns(example):
    many = np.arange(3.0 * LARGE).reshape(LARGE, 3)
    same(example.add(many, many[0]), many + many[0])
    same(example.add(many.T, many[:, 0]), many.T + many[:, 0])
    same(example.add(many[:, :1], many[:1]), many[:, :1] + many[:1])
    same(example.add(many[::-1, ::2], 1.0), many[::-1, ::2] + 1.0)


def test_results_beyond_the_caches(example):
    out = np.zeros(23_000_001, "float32")[1:]
    example.add(np.broadcast_to(np.float32(1), out.shape), 2.0, out=out)
    assert (out == 3).all()


def test_an_exception_arrives_from_one_element_of_many(example):
    values = np.ones(4 * LARGE)
    values[3 * LARGE] = -1
    for some in [values[-LARGE - 1 :], values]:
        with pytest.raises(ValueError, match=r"^a negative number has no root$"):
            example.root(some)


def test_the_types_of_a_function_may_differ(example):
    wide, count = np.array([1.5, -2], "float32"), np.array([2, 3], "int32")
    result = example.mixed(wide, count, np.array([True, False]))
    assert (result.dtype, result.tolist()) == ("float64", [-3.0, -6.0])
    assert example.mixed(wide, 2, True).tolist() == [-3.0, 4.0]
    assert example.is_less(wide.astype("float64"), 0.0).tolist() == [False, True]
    assert example.sign(np.array([-3.0, 0, 9])).dtype == "int32"
    assert example.other_side(np.array([0, 1], "int32")).tolist() == [1, 0]


def test_any_byte_but_zero_is_true(example):
    odd = np.array([0, 1, 2, 255], "uint8").view(bool)
    assert example.itself(odd).view("uint8").tolist() == [0, 1, 1, 1]


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
def test_complex_elements_in_every_layout(example, dtype):
    values = (np.arange(3000) * (1 + 2j)).astype(dtype)
    assert np.array_equal(example.itself(values), values)
    assert np.array_equal(example.itself(values[::-2]), values[::-2])
    assert np.array_equal(example.itself(values.reshape(60, 50).T), values.reshape(60, 50).T)
    out = np.zeros((4, 3000), dtype)
    assert example.itself(values, out=out) is out
    assert (out == values).all()


def test_arrays_without_axes_give_numbers_as_numpys_do(example):
    for operands_given in [(np.ones(()), 1.0), (1.0, np.ones(())), (np.ones(()), np.ones(()))]:
        assert type(example.add(*operands_given)) is type(np.add(*operands_given))


def test_a_number_whose_code_moves_an_array(example):
    array = np.ones(8)

    class Moving(int):
        def __float__(self):
            array.resize(10**6, refcheck=False)
            return 1.0

    with pytest.raises(BufferError, match="was changed while"):
        example.add(array, Moving(3))


def test_a_tensor_whose_code_moves_an_array(example):
    values, result = np.ones(8), np.empty(8)

    class Moving(exchange_type(module="torch")):
        def is_neg(self):
            values.resize(10**6, refcheck=False)
            return False

    with pytest.raises(BufferError, match="was changed while"):
        example.add(values, Moving(np.ones(8)), out=result)


def test_several_results(example):
    values = np.array([0.75, 8.0, 0.0])
    mantissas, exponents = example.parts(values)
    expected = np.frexp(values)
    same(mantissas, expected[0])
    np.testing.assert_array_equal(exponents, expected[1])
    both = np.arange(4, dtype="float32")
    assert [result.tolist() for result in example.sum_and_difference(both, 1.0)] == [
        [1, 2, 3, 4],
        [-1, 0, 1, 2],
    ]
    radius = np.zeros(2)
    given, angle = example.polar(np.array([3.0, 0]), np.array([4.0, -1]), out=(radius, None))
    assert given is radius
    assert radius.tolist() == [5, 1]
    same(angle, np.arctan2([4.0, -1], [3.0, 0]))
    assert example.parts(0.75) == (0.75, 0)


def test_numbers_alone_give_numbers(example):
    assert example.add(1, 2) == 3.0
    assert type(example.add(1, 2)) is float, "the first instantiation is that of float"
    assert example.hypotenuse(3.0, 4) == 5.0
    assert example.sign(-2) == -1
    assert example.is_less(1, 2) is True
    out = np.zeros((2, 2))
    assert example.root(4.0, out=out) is out
    assert out.tolist() == [[2, 2], [2, 2]]


def test_numbers_take_the_type_of_the_arrays(example):
    single, whole = np.ones(3, "float32"), np.ones(3, "int32")
    assert example.add(single, 2).dtype == "float32"
    assert example.add(True, whole).tolist() == [2, 2, 2]
    assert example.add(single, np.float32(0.5)).tolist() == [1.5, 1.5, 1.5]
    assert example.add(np.array(0.5, "float32"), single).shape == (3,)


def test_defaults_of_the_function_hold(example):
    values = np.array([-1.0, 0.5, 2])
    assert example.clip(values).tolist() == [0, 0.5, 1]
    assert example.clip(values, -9, 1.5).tolist() == [-1, 0.5, 1.5]
    assert example.clip(x=values, low=0.6).tolist() == [0.6, 0.6, 1]


def test_arrays_of_every_kind_go_in_and_numpys_come_out(example):
    values = [1.0, 2.0]
    derived = type("Derived", (np.ndarray,), {})
    for each in [
        array.array("d", values),
        memoryview(array.array("d", values)),
        np.array(values).view(derived),
    ]:
        result = example.add(each, np.array(values))
        assert type(result) is np.ndarray
        assert result.tolist() == [2, 4]
    packed = array.array("f", values)
    assert example.add(np.ones(2, "float32"), 1.0, out=packed) is packed
    assert packed.tolist() == [2, 2]


def test_the_keyword_may_be_any_string(example):
    out = np.zeros(2)
    assert example.add(np.ones(2), 1.0, **{"".join(["o", "ut"]): out}) is out
    assert example.add(a=np.ones(2), b=1.0, out=None).tolist() == [2, 2]
    assert example.add(np.ones(2), b=1.0, out=out) is out


def test_a_call_keeps_no_reference(example):
    a, out = np.ones(8), np.zeros(8)
    before = [sys.getrefcount(each) for each in (a, out)]
    for _ in range(100):
        example.add(a, a, out=out)
        example.add(a[::2], a[0], out=out[::2])
        example.add(a, a)
        with pytest.raises(ValueError, match="shape"):
            example.add(a, a, out=out[1:])
    assert [sys.getrefcount(each) for each in (a, out)] == before


SINGLE, DOUBLE = np.ones(3, "float32"), np.ones(3)


@pytest.mark.parametrize(
    ("arguments", "out", "error", "said"),
    [
        (
            (SINGLE, DOUBLE),
            None,
            TypeError,
            r"no instantiation for \(float32, float64\).*\(float32, float32\), \(float64",
        ),
        (
            (np.ones(3, "int64"), 1),
            None,
            TypeError,
            r"`a`: expected an array of dtype `float32`, `float64`, `int32`, got",
        ),
        ((1, np.ones(3, "complex64")), None, TypeError, "`b`.*complex64"),
        ((SINGLE, np.ones(3, ">f4")), None, TypeError, "`b`.*astype"),
        ((SINGLE, np.ma.masked_array(SINGLE, [1, 0, 0])), None, TypeError, "masked"),
        ((SINGLE, [1.0]), None, TypeError, "`b`: expected an array, got `list`"),
        ((SINGLE, None), None, TypeError, "`b`: expected an array, got `NoneType`"),
        ((SINGLE, "1"), None, TypeError, "`b`: expected an array, got `str`"),
        ((np.ones(3, "int32"), 2.5), None, TypeError, "`b`: expected an integer, got `float`"),
        ((np.ones(3, "int32"), 2**31), None, OverflowError, "`b`: 2147483648 is out of range"),
        ((SINGLE, 1e300), None, OverflowError, r"`b`: 1e\+300 is out of range"),
        (
            (SINGLE, SINGLE[:2]),
            None,
            ValueError,
            r"`b`: the array has the shape \(2,\), which does not broadcast",
        ),
        ((SINGLE,), None, TypeError, "takes 2 arguments, got 1"),
        ((SINGLE, SINGLE, SINGLE), None, TypeError, "takes 2 arguments, got 3"),
        ((SINGLE, SINGLE), np.zeros(2, "float32"), ValueError, r"`out`: the array has the shape \(2,\)"),
        ((SINGLE, SINGLE[:1]), np.zeros(1, "float32"), ValueError, r"and the result has \(3,\)"),
        (
            (SINGLE, SINGLE),
            np.zeros(3),
            TypeError,
            "`out`: the array is of float64, and the result is of float32",
        ),
        ((SINGLE, SINGLE), 3.0, TypeError, "`out`: expected an array, got `float`"),
        ((SINGLE, SINGLE), np.broadcast_to(SINGLE[:1], 3), ValueError, "`out`: the array is read-only"),
        (
            (SINGLE, SINGLE),
            np.lib.stride_tricks.as_strided(np.zeros(3, "float32"), (3,), (0,)),
            ValueError,
            "`out`: the array has elements that share memory",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_is_said(example, arguments, out, error, said):
    with pytest.raises(error, match=said):
        example.add(*arguments, out=out)


def test_results_are_apart_from_each_other(example):
    values, out = np.ones(3), np.zeros(3)
    with pytest.raises(TypeError, match="has 2 results: pass a tuple of 2 arrays"):
        example.polar(values, values, out=out)
    with pytest.raises(ValueError, match="two of the arrays share memory"):
        example.polar(values, values, out=(out, out))


def test_too_many_elements_are_no_shape(example):
    wide, tall = np.broadcast_to(1.0, (1 << 40, 1)), np.broadcast_to(1.0, (1, 1 << 40))
    with pytest.raises(ValueError, match="which has too many elements"):
        example.add(wide, tall)
    with pytest.raises(MemoryError):
        example.add(wide, np.ones(1 << 10))


def test_there_is_no_stream_on_the_host(example):
    with pytest.raises(ValueError, match="`stream`: no argument is on a device, and work on the host takes"):
        example.add(SINGLE, SINGLE, stream=1)


def test_help_shows_what_there_is(example):
    assert example.add.__text_signature__ == "(a, b, *, out=None, stream=None)"
    assert "add(a: int32 array or number, b: int32 array or number) -> int32 array" in example.add.__doc__
    assert "parts(x: float64 array or number) -> (float64 array, int32 array)" in example.parts.__doc__


@given(length=st.integers(0, 300), dtype=st.sampled_from(["float32", "float64"]))
def test_plain_calls_are_as_all_others(example, length, dtype):
    a, b = np.arange(length).astype(dtype), np.ones(length, dtype)
    viewed = memoryview(b) if length else b
    same(example.add(a, b), example.add(a, viewed))
    same(example.add(a, 1.0), example.add(a, np.ones((), dtype)))


def test_arrays_without_dimensions_give_scalars(example):
    result = example.add(np.float64(1), np.ones(()))
    assert (type(result), result) == (np.float64, 2)
    out = np.zeros(())
    assert example.add(np.float64(1), 2, out=out) is out
    assert out == 3
    assert [type(part) for part in example.parts(np.float64(8))] == [np.float64, np.int32]


def test_arrays_on_a_device_go_with_no_others(example):
    described = {"version": 3, "shape": (3,), "typestr": "<f4", "data": (1 << 40, False), "strides": None}
    on_device = SimpleNamespace(__cuda_array_interface__=described)
    with pytest.raises(TypeError, match=r"`b`: the array is in host memory, and another argument is on"):
        example.add(on_device, SINGLE)
    with pytest.raises(TypeError, match=r"`out`: the array is on .*, and the result is on the host"):
        example.add(SINGLE, SINGLE, out=on_device)
