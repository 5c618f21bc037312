import numpy as np

import example


def refused(call, error, text):
    try:
        call()
    except error as caught:
        assert text in str(caught), caught
    else:
        raise AssertionError(text)


# What C++ returns comes first; one value comes alone.
assert example.halve(7) == [1, 3]
assert example.limits() == [-1, 2.5]
assert example.twice(1.5) == 3.0
assert [example.scaled(2), example.scaled(2, None), example.scaled(2, 3)] == [2, 2, 6]
assert example.scaled(2, INPUT=np.int64(4)) == 8
assert example.divide(17, 5) == [3, 2]
assert example.divide(a=-17, b=5) == [-3, -2]
assert example.compare(1, 1) is True and example.compare(1, 2) is False
sum_of_squares, squares = example.square(np.arange(3.0))
assert sum_of_squares == 5.0 and squares.tolist() == [0.0, 1.0, 4.0]
assert example.Counter().add(2**40) == ["added", 2**40 + 1]
assert example.Counter().add(5, 2) == ["added", 7]

refused(lambda: example.divide(1, 0), ValueError, "by zero")
refused(lambda: example.halve(2**40), OverflowError, "out of range")
refused(lambda: example.scaled(1, 2**40), OverflowError, "does not fit")
refused(lambda: example.scaled(1, "2"), TypeError, "argument `INPUT`: expected an int, got `str`")
refused(lambda: example.halve(1.5), TypeError, "expected an integer, got `float`")
