import numpy as np
import pytest
from NAME import filters


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_clip(dtype):
    values = np.array([-1, 2, 6], dtype)
    filters.clip(values, 0, 3)
    assert values.tolist() == [0, 2, 3]
