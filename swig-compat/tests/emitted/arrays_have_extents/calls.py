import example
import numpy as np

for dtype in (np.float32, np.float64):
    a, b = np.arange(6, dtype=dtype).reshape(2, 3), np.arange(12, dtype=dtype).reshape(3, 4)
    c = np.full((2, 4), 7, dtype)
    example.multiply(a, b, c)
    assert (c == a @ b).all()
    # Other layouts are copied: C++ sees C order.
    c = np.full((2, 4), 7, dtype)
    example.multiply(np.asfortranarray(a), b.T.copy().T, c)
    assert (c == a @ b).all()
    # Zero extents are extents.
    c = np.full((2, 4), 7, dtype)
    example.multiply(np.ones((2, 0), dtype), np.ones((0, 4), dtype), c)
    assert not c.any()
    example.multiply(np.ones((0, 3), dtype), b, np.ones((0, 4), dtype))


def refused(kind, function, *arguments, **named):
    try:
        function(*arguments, **named)
    except kind as error:
        return str(error)
    raise AssertionError(f"no {kind}")


# Nothing is written where the shapes do not agree.
c = np.full((2, 4), 7.0)
said = refused(ValueError, example.multiply, np.ones((2, 3)), np.ones((5, 4)), c)
assert said == (
    "`multiply`: argument `b`: the array has the shape (5, 4), and `a` has the shape (2, 3): `k` is axis 0 of the "
    "first and axis 1 of the second, and must be the same in both"
), said
for shapes in [((2, 3), (3, 4), (4, 2)), ((2, 3), (3, 4), (8, 1)), ((0, 3), (3, 4), (2, 4)), ((2, 0), (3, 4), (2, 4))]:
    left, right, out = (np.ones(shape) for shape in shapes)
    refused(ValueError, example.multiply, left, right, c=out)
    assert (out == 1).all()
said = refused(TypeError, example.multiply, np.ones(6), np.ones((3, 4)), c)
assert "`multiply`: argument `a`" in said, said
refused(ValueError, example.multiply, np.ones((2, 3)), np.ones((3, 4)), np.ones((4, 2)).T)
assert (c == 7).all()

assert example.sum_of_product(np.ones((2, 3)), np.arange(3.0)) == 6.0
assert "`n` is axis 0" in refused(ValueError, example.sum_of_product, np.ones((2, 3)), np.arange(4.0))
refused(TypeError, example.sum_of_product, np.ones((2, 3)), np.ones((1, 3)))
said = refused(OverflowError, example.sum_of_product, np.ones((2**15, 0)), np.ones(0))
assert "`k` is 32768, and the function's type for it counts to 32767" in said, said

assert example.trace(np.eye(3)) == 3.0
said = refused(ValueError, example.trace, np.ones((2, 3)))
assert "`n` is axis 1 of the first and axis 0 of the second" in said, said

x = np.ones((2, 2))
example.scale(x, 3.0)
assert (x == 3).all()
assert example.pixels(np.zeros((3, 5), "u1")) == 15
assert example.pixels(np.zeros((3, 5), "u1"), repeat=2) == 30
refused(TypeError, example.pixels, np.zeros((3, 5, 1), "u1"))
refused(TypeError, example.sum_rows, np.ones((2, 3), "f4"), np.ones(3, "f4"))
assert "multiply(a: float32 array (m, k), b: float32 array (k, n), c: float32 array (m, n))" in example.multiply.__doc__
assert "sum_of_product(b: float64 array (k, n), x: float64 array (n,)) -> float" in example.sum_of_product.__doc__
