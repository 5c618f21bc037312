"""Elementwise functions over GPU arrays of each library give the host's bits, and do not synchronize."""

import numpy as np
import pytest

import quaff
from test_along_axes import bits, on_host


def numbers(*shape, dtype="f4"):
    return np.random.default_rng(sum(shape)).normal(size=shape).astype(dtype)


def check(cupy, function, *values, out=None):
    """Checks that a function returns the same on the device as on the host; numbers are passed unchanged."""
    made = [placed(cupy, value) if isinstance(value, np.ndarray) else value for value in values]
    expected = function(*values)
    found = function(*made, out=None if out is None else placed(cupy, out))
    each = zip(found, expected, strict=True) if isinstance(expected, tuple) else [(found, expected)]
    for one, other in each:
        assert bits(cupy.asnumpy(one)) == bits(np.asarray(other))


def placed(cupy, values):
    """A copy on the device, with the same strides."""
    if not values.size:
        return cupy.asarray(values)
    low, high = np.lib.array_utils.byte_bounds(values)
    raw = np.zeros(high - low, "u1")
    flat = np.ndarray(values.shape, values.dtype, raw, values.ctypes.data - low, values.strides)
    flat[...] = values
    memory = cupy.asarray(raw).data + (values.ctypes.data - low)
    return cupy.ndarray(values.shape, values.dtype, memory, values.strides)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("shape", [(1,), (8,), (1001,), (10**6 + 3,), (257, 33), (70, 11, 130)], ids=str)
def test_the_bits_are_those_of_the_host(library, dtype, shape, elements):
    if library.name == "bare" and np.prod(shape) > 10**4:
        pytest.skip("its results are read one by one")
    a, b = numbers(*shape, dtype=dtype), numbers(*shape, dtype=dtype)[::-1].copy()
    found = elements.hypotenuse(library.array(a), library.array(b))
    assert bits(on_host(found)) == bits(elements.hypotenuse(a, b))


def test_every_layout(cupy, elements):
    whole = numbers(12, 40, 34, 50)
    for step in (
        (),
        np.s_[:, ::2],
        np.s_[..., ::-1],
        np.s_[:, :, 1:, 3:],
        np.s_[::-1, :, ::3, ::2],
        np.s_[:, None],
        np.s_[:, :, :1],
        np.s_[..., :1],
    ):
        for order in ((0, 1, 2, 3), (3, 2, 1, 0), (1, 3, 0, 2), (0, 1, 3, 2)):
            a = whole.transpose(order)[step]
            check(cupy, elements.add, a, a)
            check(cupy, elements.add, a, numbers(*a.shape))
            check(cupy, elements.hypotenuse, numbers(*a.shape), a)
            check(cupy, elements.add, a, a[0])
            check(cupy, elements.add, a, 1.5, out=np.zeros(a.shape[::-1], "f4").T)


def test_squares_at_every_border(cupy, elements):
    for rows in (16, 31, 32, 33, 64, 100):
        for columns in (16, 32, 33, 63, 129):
            a, b = numbers(columns, rows).T, numbers(rows, columns)
            check(cupy, elements.add, a, b)
            check(cupy, elements.damped, a, a, b)
            check(cupy, elements.add, a.astype("f8").T.copy().T, b.astype("f8"))
            small = (a * 50).astype("i1")
            check(cupy, elements.add, small.T.copy().T, small.copy())


def test_numbers_of_16_bits(cupy, torch, elements):
    a, b = numbers(70, 132).astype("f2"), numbers(132, 70).astype("f2").T
    check(cupy, elements.add, a, b)
    check(cupy, elements.hypotenuse, a, b)
    check(cupy, elements.add, a[:, 1:], 1.5)
    check(cupy, elements.add, a[::-1, ::2], b[:, ::2])
    for dtype in (torch.float16, torch.bfloat16):
        one, other = (torch.asarray(each.astype("f4"), device="cuda").to(dtype) for each in (a, b))
        for x, y in [(one, other), (one.T, other.T.contiguous()), (one, 1.5), (one[:, 1:], other[:, 1:])]:
            found = elements.add(x, y)
            assert found.dtype == dtype
            assert torch.equal(found, x + y)
    with pytest.raises(TypeError, match="no instantiation for"):
        elements.add(one, other.to(torch.float16))


def test_squares_are_of_items_where_they_can_be(cupy, elements):
    for dtype in ("f4", "f8", "f2"):
        for rows, columns, skip in [(64, 66, 0), (66, 64, 1), (130, 34, 2), (128, 256, 0), (36, 1000, 4)]:
            a = numbers(columns, rows + skip, dtype=dtype)[:, skip:].T
            b = numbers(rows, columns, dtype=dtype)
            check(cupy, elements.add, a, b)
            check(cupy, elements.add, a, a)
            check(cupy, elements.add, a, b[0])
            check(cupy, elements.add, a, b[:, :1])


def test_large_ones(cupy, elements):
    a, b = numbers(3000, 4001), numbers(4001, 3000).T
    check(cupy, elements.add, a, b)
    check(cupy, elements.add, a.ravel()[1:], a.ravel()[1:])
    check(cupy, elements.add, a.ravel()[1:], a.ravel()[:-1])
    # More elements than one launch processes.
    ones = cupy.ones((1 << 31) + 5, "i1")
    elements.add(ones, ones, out=ones)
    assert int(ones.min()) == int(ones.max()) == 2


def test_types_of_every_size_and_several_results(cupy, elements):
    generator = np.random.default_rng(3)
    for shape in [(1,), (1000,), (170, 400), (33, 1000)]:
        x, y = numbers(*shape), numbers(*shape)[..., ::-1]
        whole = generator.integers(-(10**9), 10**9, shape).astype("i4")
        part = generator.integers(0, 5, shape).astype("u1")
        small = generator.integers(-100, 100, shape).astype("i1")
        for a, n, p, s in [(x, whole, part, small), (x.T, whole.T, part.T, small.T)]:
            check(cupy, elements.polar, a, y if a.shape == y.shape else y.T)
            check(cupy, elements.is_above, a, 0.25)
            check(cupy, elements.is_above, a, np.arange(a.shape[-1], dtype="f8"))
            check(cupy, elements.divided, n, p)
            check(cupy, elements.divided, n, 7)
            check(cupy, elements.choose, p > 2, s, s[..., ::-1])
            check(cupy, elements.damped, a, 1, 0.25)
        check(cupy, elements.alternating, *(numbers(*shape, dtype="f8").T for _ in range(6)))


def test_functions_of_the_library_are_near(cupy, elements):
    x = np.linspace(-3, 3, 10**5)
    found = cupy.asnumpy(elements.wave(cupy.asarray(x)))
    np.testing.assert_allclose(found, elements.wave(x), rtol=1e-14, atol=1e-300)


def test_a_result_is_of_the_arguments_library(library, elements):
    given = library.array(numbers(4, 8))
    found = elements.add(given, 1)
    expected = "quaff_runtime" if library.name == "bare" else type(given).__module__
    assert type(found).__module__ == expected
    assert quaff.inspect(found).device == quaff.inspect(given).device


def test_the_callers_array_is_written(library, elements):
    given, out = library.array(np.arange(6.0)), library.array(np.zeros(6))
    assert elements.add(given, 2, out=out) is out
    assert on_host(out).tolist() == [2.0, 3.0, 4.0, 5.0, 6.0, 7.0]
    with pytest.raises(TypeError, match="`out`"):
        elements.add(given, 2, out=np.zeros(6))
    with pytest.raises(TypeError, match="in host memory, and another argument is on a device"):
        elements.add(given, np.zeros(6))


def test_arrays_without_elements(torch, elements):
    assert tuple(elements.add(torch.zeros((0, 3), device="cuda"), 1).shape) == (0, 3)
    assert float(elements.add(torch.ones((), device="cuda"), 1)) == 2.0


def test_a_call_does_not_wait(cupy, elements):
    array = cupy.ones((1 << 14, 1 << 14), "f4")
    stream = cupy.cuda.Stream(non_blocking=True)
    with stream:
        out = elements.add(array, 1)
        for _ in range(40):
            elements.add(out, 1, out=out)
        assert not stream.done
    stream.synchronize()
    assert (out == 42).all()


def test_a_side_stream_that_is_still_writing(cupy, elements):
    for _ in range(20):
        stream = cupy.cuda.Stream(non_blocking=True)
        with stream:
            array = cupy.zeros(1 << 26, "f4")
            for value in (1, 2, 3):
                array.fill(value)
            out = elements.add(array, array)
        stream.synchronize()
        assert (out == 6).all()
