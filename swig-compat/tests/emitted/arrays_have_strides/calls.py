import numpy as np

import example

image = np.zeros((3, 4), np.float32)
example.brighten(image[1:, 1:3], 2)
assert image.tolist() == [[0, 0, 0, 0], [0, 2, 2, 0], [0, 2, 2, 0]]
assert example.dot(np.arange(6.0)[::2], np.arange(3.0)[::-1]) == 2
assert example.corner(np.arange(6.0).reshape(2, 3)) == 3
assert example.second_column(np.arange(6.0).reshape(2, 3).T) == 3
