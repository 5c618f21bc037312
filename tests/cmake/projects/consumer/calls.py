"""Calls of the built module."""

from array import array

import scale

assert scale.sum(array("d", [1, 2])) == 9.0
assert scale.sum(array("f", [1, 2])) == 9.0
assert scale.build_number() == 1
assert scale.doubled([1, 2]) == [2, 4]
