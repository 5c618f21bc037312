import NAME
import pytest

cupy = pytest.importorskip("cupy")


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_scale(dtype):
    values = cupy.asarray([1, 2, 6], dtype)
    NAME.scale(values, 2)
    assert values.tolist() == [2, 4, 12]
