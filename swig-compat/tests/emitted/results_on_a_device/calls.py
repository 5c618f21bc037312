import numpy as np

import example

assert example.twice(np.ones(2, np.float32)).tolist() == [2, 2]
