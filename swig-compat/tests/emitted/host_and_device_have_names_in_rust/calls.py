"""In Python one name is enough."""

import example
import numpy as np

assert example.mean(np.arange(2.0) + 3) == 3.0
assert example.sum(np.ones(2, np.float32)) == 1.0
assert example.sum_on_device(2.0) == 2.0
assert example.norm(np.ones(2)) == 1.0
assert example.largest(np.arange(3.0)) == 2.0
