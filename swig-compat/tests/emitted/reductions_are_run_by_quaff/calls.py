import example
import numpy as np

assert example.largest(np.array([[3, 9], [5, 1]], np.int32)[:, ::-1]) == 9
assert example.largest(np.linspace(-1, 1, 100_000)[::-3]) == 1.0
assert example.apart(KERNELS=5, LARGEST_DOUBLE=3) == 2
