import example
import numpy as np

floats = np.arange(4, dtype=np.float32)
assert example.dot(floats, floats) == 14.0
assert example.dot(floats, right=floats.astype(np.float64)) == 14.0
assert example.dot(np.array([2], np.uint8), np.array([-3], np.int16)) == -6.0
grid = np.arange(6.0).reshape(2, 3)
assert example.dot(floats[:2], grid.T[0]) == 3.0
assert example.weighted(grid, grid.T, np.array([0.5]), bias=1.0) == 14.5
