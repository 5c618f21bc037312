"""The expected results of sums."""

import numpy as np


def rounded(total, dtype):
    """The exact sum rounded to this dtype, as a Python float."""
    return float(np.dtype(dtype).type(total))
