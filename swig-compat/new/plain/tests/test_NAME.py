import NAME
import numpy as np
import pytest


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_mean(dtype):
    assert NAME.mean(np.array([1, 2, 6], dtype)) == 3


def test_mean_of_nothing():
    with pytest.raises(ValueError, match="no elements"):
        NAME.mean(np.empty(0))
