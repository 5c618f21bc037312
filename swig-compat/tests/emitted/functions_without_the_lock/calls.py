import inspect
import threading

import example
import numpy as np

# The wait ends by what another thread of Python's does meanwhile.
timer = threading.Timer(0.1, example.release)
timer.start()
assert example.wait(np.array([1.0, 7.0]), 60, word="called ") == "called 7"
timer.join()
assert example.held(1) == 2
assert example.thirteen(*range(13)) == 78
assert example.scaled(np.array([2.0]), 2.5, up=False) == -5.0
assert example.scaled(x=np.array([2.0]), by=3) == 6.0
assert str(inspect.signature(example.wait)) == "(x, seconds=60, word='done')"
assert str(inspect.signature(example.scaled)) == "(x, by=2.5, up=True, *, stream=None)"
