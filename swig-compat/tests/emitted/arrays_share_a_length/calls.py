import example
import numpy as np

for dtype in (np.float32, np.float64):
    a, b = np.arange(6, dtype=dtype).reshape(2, 3), np.full((2, 3), 10, dtype)
    out = np.zeros((2, 3), dtype)
    example.add(a, b, out)
    assert (out == a + b).all()
    # Strided inputs are copied, each in its own C order.
    example.add(a.T, b.T, out.reshape(3, 2))
    assert (out.reshape(3, 2) == (a + b).T).all()
    empty = np.zeros((0, 3), dtype)
    example.add(empty, empty, empty)

ones, two = np.ones(2), np.ones(2, np.float32)
assert example.weigh(ones, two, 2.0, np.array([0.5, 0.25, 0.25])) == 4.0

# C++'s default for the length is never used.
assert example.scaled(np.ones(3), 2.0) == 6.0
try:
    example.scaled(np.ones(3))
except TypeError as error:
    assert "takes 2 arguments, got 1" in str(error), error
else:
    raise AssertionError("C++ was called with a length of its own")


def refused(function, *arguments):
    try:
        function(*arguments)
    except ValueError as error:
        return str(error)
    raise AssertionError("no ValueError")


# Nothing is written where the shapes differ, also where the sizes are equal.
out = np.zeros(3)
said = refused(example.add, np.ones(4), np.ones(4), out)
assert said == (
    "`add`: argument `out`: the array has the shape (3,), and `a`, which shares its length, has the shape (4,): "
    "pass arrays of the same shape"
)
assert not out.any()
flags = np.full(2, 2, np.uint8)
refused(example.invert, flags.view(bool), np.ones(3))
assert flags.tolist() == [2, 2]
assert "(6,), and `a`" in refused(example.add, np.ones((2, 3)), np.ones(6), np.zeros((2, 3)))
assert "(1,), and `a`" in refused(example.add, np.ones(()), np.ones(1), np.zeros(1))
assert "(0,), and `a`" in refused(example.add, np.ones(3), np.ones(0), np.ones(3))
assert "a: float32 array, b: float32 array shaped like a, out: float32 array shaped like a" in example.add.__doc__
