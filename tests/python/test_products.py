"""`quaff.dot` and `quaff.norm`, compared with exact fractions. The ready-made reductions for users are tested
in tests/build/cases/ready_reductions.
"""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import quaff
from test_sum import bits, finite, floats


def nearest(exact, result):
    """Whether no neighbour of a number is nearer to a fraction; in a tie, the number must be even."""
    number = np.array(result)
    distance = abs(Fraction(float(number)) - exact)
    for neighbour in (np.nextafter(number, number.dtype.type(sign * np.inf)) for sign in (-1, 1)):
        if np.isfinite(neighbour):
            other = abs(Fraction(float(neighbour)) - exact)
            even = int(number.view(f"u{number.itemsize}")) % 2 == 0
            if other < distance or (other == distance and not even):
                return False
    return True


@given(st.data(), floats)
def test_dot_products_are_rounded_once(data, dtype):
    drawn = data.draw(st.lists(st.tuples(finite(dtype), finite(dtype)), min_size=1, max_size=80))
    x, y = (np.array(part, dtype) for part in zip(*drawn, strict=True))
    result = np.array(quaff.dot(x, y), dtype)
    if np.isfinite(result):
        products = (Fraction(float(one)) * Fraction(float(other)) for one, other in zip(x, y, strict=True))
        assert nearest(sum(products), result)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_products_that_cancel_and_long_arrays(dtype):
    random = np.random.default_rng(1)
    x, y = random.standard_normal((2, 300_001)).astype(dtype)
    x[1::2], y[1::2] = x[:-1:2], -y[:-1:2]
    exact = Fraction(float(x[-1])) * Fraction(float(y[-1]))
    assert nearest(exact, np.array(quaff.dot(x, y), dtype))
    assert bits(quaff.dot(x, y)) == bits(quaff.dot(x[::-1], y[::-1])) == bits(quaff.dot(y, x))
    assert bits(quaff.norm(x)) == bits(quaff.norm(np.stack([x, 0 * x])[:, ::-1].T))
    assert bits(quaff.dot(x[:-1], y[:-1])) == bits(0.0)
    assert quaff.dot(x[:0], y[:0]) == 0 == quaff.norm(x[:0])


def test_what_dot_refuses():
    with pytest.raises(ValueError, match="pass arrays of the same shape"):
        quaff.dot(np.ones(3), np.ones(4))
    with pytest.raises(TypeError, match="`dot` has no overload"):
        quaff.dot(np.ones(3), np.ones(3, "f4"))


@given(st.data(), floats)
def test_norms_are_rounded_once(data, dtype):
    values = np.array(data.draw(st.lists(finite(dtype), max_size=80)), dtype)
    result = np.array(quaff.norm(values), dtype)
    squares = sum(Fraction(float(value)) ** 2 for value in values)
    # The root lies between the midpoints to both neighbours, and the sum between the squares of these.
    with np.errstate(over="ignore"):
        below, above = (np.nextafter(result, np.array(sign * np.inf, dtype)) for sign in (-1, 1))
    if np.isfinite(above):
        assert ((Fraction(float(result)) + Fraction(float(above))) / 2) ** 2 >= squares
        assert result == 0 or ((Fraction(float(result)) + Fraction(float(below))) / 2) ** 2 <= squares
