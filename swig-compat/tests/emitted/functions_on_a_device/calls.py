"""What needs no device: the host's overload, refusals, and what is told of the functions."""

import inspect

import example
import numpy as np

assert example.sum(np.ones((3, 4), np.float32)[:, ::2]) == 6.0
assert example.sum(np.arange(5, dtype=np.int32)) == 10

ones = np.ones(3, np.float32)
for function, arguments in [
    (example.scale, (ones, 2.0)),
    (example.count, (np.ones(3, bool),)),
    (example.copy, (ones, ones)),
    (example.histogram, (ones, ones, 0.0, 1.0, 7)),
]:
    try:
        function(*arguments)
    except TypeError as error:
        assert function.__name__ in str(error)
    else:
        raise AssertionError(f"{function.__name__} took an array of the host")

assert str(inspect.signature(example.sum)) == "(in_, /, *, stream=None)"
assert str(inspect.signature(example.fill)) == "(out_d, value=1, *, stream=None)"
assert issubclass(example.CudaError, RuntimeError)
