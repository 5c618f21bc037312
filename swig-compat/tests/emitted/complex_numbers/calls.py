import example
import numpy as np

spectrum = np.array([1, 2j])
example.rotate(spectrum, 1j)
assert spectrum.tolist() == [1j, -2]
for dtype in (np.complex64, np.complex128):
    numbers = np.array([1, 2j], dtype)
    assert example.inner(numbers, numbers) == 5
assert example.same([1, 2j]).tolist() == [1, 2j]
