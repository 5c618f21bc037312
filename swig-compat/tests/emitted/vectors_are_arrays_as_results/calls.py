import numpy as np

import example

numbers = example.below(3)
assert type(numbers) is np.ndarray
assert (numbers.tolist(), numbers.dtype) == ([0, 1, 2], np.int32)
numbers[0] = 7  # the caller's own
assert numbers.flags.writeable and not numbers.flags.owndata
assert example.below(0).shape == (0,)
assert example.is_odd(3).tolist() == [False, True, False]
assert example.is_odd(0).dtype == np.bool_
assert example.halves([1, 3]).tolist() == [0.5, 1.5]
found, places, greater = example.sort_out([1, 5, 2, 7], 3)
assert (found.tolist(), places.tolist(), greater.tolist()) == ([5, 7], [1, 3], [False, True, False, True])
assert (found.dtype, places.dtype, greater.dtype) == (np.float64, np.int32, np.bool_)
there, numbers = example.count(2)
assert (there, numbers.tolist()) == (True, [0, 1])
try:
    example.count(-1)
except ValueError as error:
    assert str(error) == "no count is negative"
twice, size = example.both([1, 2])
assert (twice.tolist(), twice.dtype, size) == ([2, 4], np.float32, 2)
primes = example.primes()
primes[0] = 0
assert example.primes().tolist() == [2.0, 3.0, 5.0]
for dtype in (np.float32, np.float64):
    repeated = example.repeated(np.array([1, 2], dtype))
    assert (repeated.tolist(), repeated.dtype) == ([1, 2, 1, 2], dtype)
