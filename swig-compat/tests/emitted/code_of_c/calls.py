"""The code of an interface of C is compiled as C."""

import example
import numpy as np
import pytest

stats = example.stats()
example.fill(stats, np.array([1.0, 3.0]))
assert (stats.mean, stats._class, stats.scaled(2.0)) == (2.0, 2, 4.0)
assert example.next(example.RED) == 3
assert example.length("four") == 4
with pytest.raises(ValueError, match="too long"):
    example.length("ten letters")
assert example.halve(6) == 3
with pytest.raises(ValueError, match="odd"):
    example.halve(7)
assert example.added(2, 3) == 5
