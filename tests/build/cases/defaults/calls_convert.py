from array import array
from fractions import Fraction

import example
import numpy as np


def refused(error, text, function, *arguments):
    try:
        function(*arguments)
    except error as raised:
        assert text in str(raised), raised
    else:
        raise AssertionError(f"no {error}")


# Lists, nested lists, arrays of other types and orders, buffers.
for values in ([1, 2.5], [[1], [2.5]], (1, 2.5), np.array([1, 2.5], "f4"), array("f", [1, 2.5])):
    assert example.total(values) == 3.5
assert example.total(np.array([1, 2, 3], ">i2")) == 6
assert example.total(np.arange(6, dtype="i4")[::2]) == 6
assert example.total(range(4)) == 6
assert example.total([True, 2]) == 3
assert example.total([]) == 0
assert example.total(5) == 5

# An array of the element type is not converted: C++ has its memory.
assert example.total(np.array([1.5])) == 1.5

# Floats are rounded; other conversions between kinds are refused.
assert example.rounded([0.1]) == example.rounded(np.array([0.1])) == np.float32(0.1)
for values in (np.array([1 + 2j]), [1j]):
    refused(TypeError, "without losing values", example.total, values)
refused(TypeError, "array of dtype `float64` cannot become one of dtype `uint8`", example.bytes, np.ones(2))
refused(TypeError, "cannot become elements of dtype `uint8`", example.bytes, [1.5])

# An integer has to fit.
assert example.bytes(np.array([1, 255])) == example.bytes([1, 255]) == 256
for values in (np.array([256]), np.array([-1], "i1")):
    refused(TypeError, "values: use `numpy.asarray(value).astype('uint8')`", example.bytes, values)
refused((TypeError, OverflowError), "", example.bytes, [256])

# An object that is not an array of numbers leads to NumPy's own errors, or to a message about the expected
# type.
refused(ValueError, "", example.total, [[1, 2], [3]])
refused((TypeError, ValueError), "", example.total, "text")
refused(TypeError, "expected an array or numbers, got elements of dtype `<U4`", example.total, ["text"])
refused(TypeError, "expected an array or numbers, got `NoneType`", example.total, None)
refused(TypeError, "got elements of dtype `object`", example.total, [Fraction(1, 2), None])

# Numbers that NumPy keeps as objects are not converted to floats silently.
for values in ([Fraction(1, 2)], [[Fraction(1, 2)], [1]], [1 << 70]):
    refused(TypeError, "the numbers cannot become elements of dtype `float64`", example.total, values)
refused(TypeError, "2 dimensions", example.trace, [1, 2])


class Raises:
    def __array__(self, *arguments, **keywords):
        raise KeyError("mine")


refused(KeyError, "mine", example.total, Raises())

# The overload of an array's own type, or otherwise the first that accepts it.
assert example.which(np.ones(1, "f4")) == "float32"
assert example.which(np.ones(1, "i8")) == example.which(np.ones(1, "i2")) == example.which([1]) == "int64"
assert example.which(np.ones(1)) == example.which([1.5]) == "float32"
refused(TypeError, "float32", example.which, np.ones(1, "c16"))

# Arrays in Fortran order.
assert example.trace([[1, 2], [3, 4]]) == 5 + 100 * (1 + 3)
