import example
import numpy as np
import pytest

floats = np.arange(6, dtype=np.float32).reshape(2, 3)
example.scale(floats, 2.0)
assert floats.tolist() == [[0, 2, 4], [6, 8, 10]]

doubles = np.ones(2)
example.scale(doubles, factor=0.5)
assert doubles.tolist() == [0.5, 0.5]

copied = np.zeros(2, np.bool_)
assert example.copy(np.array([True, False]), copied) is True
assert copied.tolist() == [True, False]

with pytest.raises(ValueError, match="not contiguous"):
    example.scale(floats[:, ::2], 2.0)

colours = np.array([example.red, example.blue], np.int32)
example.turn(colours)
assert colours.tolist() == [example.green, example.red]
assert example.count_on(np.array([1, 0, 1], np.uint8)) == 2
with pytest.raises(TypeError, match="expected an array of dtype `uint8`, got dtype `int32`"):
    example.count_on(colours)
