import array

import example
import numpy as np
import pytest

assert example.sum(np.arange(53735, dtype=np.float64)) == 1443698245.0
assert example.sum(array.array("f", [0.5, 0.25])) == 0.75
with pytest.raises(TypeError, match="float32`, `float64`, got dtype `int64`"):
    example.sum(np.arange(3))
