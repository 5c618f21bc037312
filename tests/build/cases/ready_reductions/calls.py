"""The reductions of quaff/reductions.hpp, compared with exact fractions and with NumPy."""

import math
from fractions import Fraction

import example
import numpy as np

random = np.random.default_rng(1)


def rounded(exact, dtype):
    """The number of `dtype` nearest to a fraction; in a tie, the one whose last bit is 0."""
    info = np.finfo(dtype)
    if not exact:
        return 0.0
    exponent = max(
        math.floor(math.log2(abs(exact.numerator))) - math.ceil(math.log2(exact.denominator)) - 2, -5000
    )
    while abs(exact) >= Fraction(2) ** (exponent + 1):
        exponent += 1
    unit = Fraction(2) ** (max(exponent, info.minexp) - info.nmant)
    result = round(exact / unit) * unit  # round() rounds ties to even
    if abs(result) >= Fraction(2) ** int(info.maxexp):
        return math.inf if result > 0 else -math.inf
    return float(result)


def root(exact, dtype):
    """The number nearest to the root of a fraction, computed from truncated digits and whether they are
    exact.
    """
    scale = 2**2400
    whole = math.isqrt(exact.numerator * scale**2 // exact.denominator)
    return rounded(Fraction(2 * whole + (Fraction(whole, scale) ** 2 != exact), 2 * scale), dtype)


def arrays(dtype):
    """Numbers of one, many and all magnitudes, small integers, many ties, the smallest and largest."""
    info = np.finfo(dtype)
    for size in (1, 2, 3, 63, 64, 129, 700):
        normal = random.standard_normal(size)
        yield normal
        yield normal * 2.0 ** random.integers(-60, 60, size)
        yield np.ldexp(
            random.uniform(0.5, 1, size), random.integers(info.minexp - info.nmant, info.maxexp, size)
        )
        yield random.integers(-5, 6, size)
        yield np.ldexp(random.integers(1, 9, size).astype(float), int(info.minexp) - info.nmant)
        yield 1 + random.integers(0, 3, size) * float(info.eps)
        yield random.random(size) * float(info.max)


for dtype in ("float32", "float64"):
    for values in arrays(dtype):
        x = values.astype(dtype)
        exact = [Fraction(float(value)) for value in x]
        mean = sum(exact) / len(exact)
        assert example.mean(x) == rounded(mean, dtype), (dtype, x)
        assert example.norm(x) == root(sum(value * value for value in exact), dtype), (dtype, x)
        # Half of the products cancel the others except for their last digits.
        y = random.permutation(x)
        half = len(x) // 2
        x[half : 2 * half], y[half : 2 * half] = x[:half], -np.nextafter(y[:half], np.asarray(0, dtype))
        products = sum(Fraction(float(a)) * Fraction(float(b)) for a, b in zip(x, y, strict=True))
        assert example.dot(x, y) == rounded(products, dtype), (dtype, x, y)
        if dtype == "float64" and 1e-100 < np.abs(values).max() < 1e100:
            squares = sum((value - mean) ** 2 for value in exact) / len(exact)
            assert (
                abs(Fraction(example.variance(values.astype(dtype))) - squares)
                <= squares * Fraction(2) ** -48
            )

# Along axes and for other layouts, the bits are those of each slice alone.
table = random.standard_normal((70, 3, 200)) * 2.0 ** random.integers(-30, 30, (70, 3, 200))
for function in (example.mean, example.norm):
    for axis in (0, 1, 2, (0, 2)):
        kept = [one for one in range(3) if one not in np.atleast_1d(axis)]
        slices = np.moveaxis(table, kept, range(len(kept)))
        shape = slices.shape[: len(kept)]
        expected = [function(one) for one in slices.reshape(math.prod(shape), -1)]
        assert np.array_equal(function(table, axis=axis), np.reshape(expected, shape)), (function, axis)
    assert function(table) == function(table[::-1].T)
assert example.mean(np.broadcast_to([1.0, 2.0, 4.0], (2**30, 3))) == 7 / 3
assert example.norm(np.broadcast_to(3.0, 2**50)) == 3 * 2.0**25

# A long array, in pieces; a mean that is large compared with the deviation; an origin far from all other
# elements.
far = 1e9 + random.standard_normal(300_000)
assert math.isclose(example.variance(far), far.var(), rel_tol=1e-7)
assert math.isclose(example.variance(far - 1e9), (far - 1e9).var(), rel_tol=1e-13)
far[0] = 0
assert math.isclose(example.variance(far), far.var(), rel_tol=1e-7)
assert example.sample_variance(np.float32([1, 2, 4])) == np.float32(7 / 3)
assert math.isnan(example.sample_variance(np.float32([1])))
assert math.isnan(example.variance(np.zeros(0)))
assert math.isnan(example.mean(np.zeros(0)))
assert example.norm(np.zeros(0)) == 0 == example.dot(np.zeros(0), np.zeros(0))

# NaN and infinities.
for size in (3, 300):
    values = np.zeros(size)
    for special, mean, norm in (
        (math.inf, math.inf, math.inf),
        (-math.inf, -math.inf, math.inf),
        (math.nan,) * 3,
    ):
        values[1] = special
        assert np.array_equal([example.mean(values), example.norm(values)], [mean, norm], equal_nan=True)
        assert math.isnan(example.variance(values))
        assert math.isnan(example.dot(values, np.zeros(size)))
    narrow = np.ones(size, "float32")
    assert example.minimum(narrow) == 1.0
    narrow[size // 2] = math.nan
    assert math.isnan(example.minimum(narrow))
    assert np.array_equal(example.minimum(narrow[:, None], axis=1), narrow, equal_nan=True)

# Extremes, and their positions.
numbers = random.integers(-30000, 30000, (50, 60)).astype("int16")
assert example.maximum(numbers) == numbers.max()
assert np.array_equal(example.maximum(numbers, axis=0), numbers.max(0))
assert example.argmax(numbers.astype("int32")) == numbers.argmax()
assert example.argmin(numbers.astype(float)) == numbers.argmin()
assert example.argmin(numbers.T.astype(float)) == numbers.T.argmin()
assert example.argmin(np.array([1.0, np.nan, 0.0, np.nan])) == 1
assert example.argmax(np.array([3, 7, 7], "int32")) == 1
assert str(example.minimum(np.float32([-0.0, -0.0]))) == "0.0"
for call in (
    lambda: example.minimum(np.zeros(0, "float32")),
    lambda: example.argmin(np.zeros(0)),
    lambda: example.maximum(np.zeros((0, 3), "int16"), axis=0),
):
    try:
        call()
    except ValueError as error:
        assert "imum of no elements" in str(error), error
    else:
        raise AssertionError("no elements have an extreme")
