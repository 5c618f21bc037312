"""What a sum is to be."""

import math

import numpy as np


def rounded(total, dtype):
    """What an exact sum of this dtype is as a Python float."""
    return float(np.dtype(dtype).type(total))


def fits(found, values):
    """Whether `found` is as accurate as `quaff.sum` promises; the bounds are those of `test_sum.py`."""
    values = values.ravel()
    total, magnitude = math.fsum(values.tolist()), math.fsum(np.abs(values).tolist())
    additions = 2 * values.size + 64
    if values.dtype == np.float32:
        bound = abs(total) * 2**-24 + 2**-150 + additions * 2**-52 * magnitude
    else:
        bound = abs(total) * 2**-53 + 2 * (additions * 2**-53) ** 2 * magnitude
    # The reference is rounded too.
    return type(found) is float and abs(found - total) <= bound + math.ulp(total)
