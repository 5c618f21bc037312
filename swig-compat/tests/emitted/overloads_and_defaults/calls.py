import example
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
assert example.power(3) == 9
assert example.power(base=2, exponent=3) == 8
with pytest.raises(ValueError, match="the exponent is too large"):
    example.power(2, 4)
