import contextlib

import example

for name in ("undirected", "two"):
    with contextlib.suppress(AttributeError, TypeError):
        setattr(example.Model(), name, 1)
assert (example.Model.undirected, example.Model.two) == (0, 2)
assert (example.f(1), example.g(), example.h(1), example.i()) == (2, 2, 2, 4)

number, other = example.Number(3), example.Other(3)
assert ((number << 2).value, (number << example.Number(1)).value, (other << 2).value) == (12, 6, 5)
assert example.__lshift__(number, 2).value == 12
assert example.__lshift__(number, example.Number(1)).value == 6
assert example.__lshift__(other, 2).value == 5
assert (2 * number).value == example.__mul__(2, number).value == 6
assert (-number).value == example.__sub__(number).value == -3
assert example.__add__(example.SumInt(1), example.SumInt(2)).value == 3
assert example.Global() % 2 == 3
assert not hasattr(example, "__mod__")
