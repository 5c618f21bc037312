import contextlib

import example

for name in ("undirected", "two"):
    with contextlib.suppress(AttributeError, TypeError):
        setattr(example.Model(), name, 1)
assert (example.Model.undirected, example.Model.two) == (0, 2)
assert (example.f(1), example.g(), example.h(1), example.i()) == (2, 2, 2, 4)
