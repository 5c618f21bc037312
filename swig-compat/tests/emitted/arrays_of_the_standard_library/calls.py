import array

import example
import numpy as np

assert example.sum(np.arange(6, dtype=np.float32).reshape(2, 3)[:, ::2]) == 10.0
assert example.sum(array.array("d", [1.5, 2.5])) == 4.0
assert example.sum(np.ones(0)) == 0.0
values = np.ones(3)
example.scale(values, 2.0)
assert values.tolist() == [2, 2, 2]
for refused in (values[::2], np.broadcast_to(np.ones(1), (3,))):
    try:
        example.scale(refused, 2.0)
    except ValueError as error:
        assert "argument `values`" in str(error)
    else:
        raise AssertionError("no ValueError")
assert example.reversed(np.arange(3.0)).tolist() == [2, 1, 0]
keep = np.array([1, 0, 2], np.uint8).view(bool)
assert example.reversed(values=np.arange(3.0), keep=keep).tolist() == [2, 0]
assert example.count(np.zeros((2, 3), np.int64)) == 6
