from concurrent.futures import ThreadPoolExecutor

import example
import numpy as np

values = np.ones(3)
assert example.accumulate(values) is None
assert values.tolist() == [1, 2, 3]


def raised(kind, function, *arguments):
    try:
        function(*arguments)
    except kind as error:
        return type(error).__name__, str(error)
    raise AssertionError(f"no {kind}")


assert raised(RuntimeError, example.accumulate, np.ones(0)) == ("RuntimeError", "there is no value")
assert raised(RuntimeError, example.accumulate, -np.ones(1)) == ("RuntimeError", "a value is negative")
assert example.half(4) is None
assert raised(RuntimeError, example.half, 3) == ("RuntimeError", "no half of an odd number: -3")
assert example.twice(3) == 6
assert example.launch(True) is None
assert raised(example.CudaError, example.launch, False) == ("CudaError", "cudaErrorInvalidValue (1)")
# The GIL is for the conversion of values and for the text of the error, and not for the call.
with ThreadPoolExecutor(2) as threads:
    assert list(threads.map(example.meet, [["a"], ["b"]])) == [None, None]
assert raised(RuntimeError, example.meet, []) == ("RuntimeError", "there is no value")
