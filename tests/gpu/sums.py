"""What a sum is to be."""

import numpy as np


def rounded(total, dtype):
    """What an exact sum of this dtype is as a Python float."""
    return float(np.dtype(dtype).type(total))
