import numpy as np

import example

cells = example.diagonal(3)
assert cells.dtype == np.dtype([("row", "i4"), ("column", "i4")])
example.mirror(cells)
assert cells.tolist() == [(0, 7), (1, 6), (2, 5)]
piece = [
    ("name", "S8"),
    ("cell", cells.dtype),
    ("weights", "f8", (2, 3)),
    ("moves", "i2", (3, 2)),
]
pieces = np.zeros(2, np.dtype(piece, align=True))
pieces["weights"] = np.arange(6).reshape(2, 3)
assert example.weight(pieces) == 5
pieces["moves"][1] = [[1, 2], [3, 4], [5, 6]]
assert example.reach(pieces) == 6
try:
    example.weight_on_device(pieces)
except TypeError as error:
    expected = "`weight_on_device`: argument `cells_d`: expected a structured array on a device, got `ndarray`"
    assert str(error) == expected
else:
    raise AssertionError("a kernel would have got an address of the host")
