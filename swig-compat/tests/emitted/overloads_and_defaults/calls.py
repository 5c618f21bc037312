import example
import numpy as np
import pytest

assert example.add(1) == 4
assert example.add(1, 2) == 5
assert example.add(1, 2, 3) == 6
assert example.add(0.5, 0.25) == 0.75
assert [example.describe(value) for value in (True, 1, 1.0, "1")] == [
    "a bool",
    "an integer",
    "a float",
    "text",
]
# One argument is ambiguous in C++.
assert example.count(1, 2) == "two"
with pytest.raises(TypeError, match="`count` takes 2 arguments, got 1"):
    example.count(1)
numbers = np.arange(6.0)
assert example.weighed(numbers[1:5].reshape(2, 2), 3) == 12
assert example.strided(numbers[::2], 3) == 18
for function in (example.weighed, example.strided):
    with pytest.raises(TypeError, match="takes 2 arguments, got 1"):
        function(numbers[1:5].reshape(2, 2))
assert example.power(3) == 9
assert example.power(base=2, exponent=3) == 8
with pytest.raises(ValueError, match="the exponent is too large"):
    example.power(2, 4)
