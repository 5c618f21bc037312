import inspect
import threading
from concurrent.futures import ThreadPoolExecutor

import example
import numpy as np

# The wait ends by what another thread of Python's does meanwhile.
timer = threading.Timer(0.1, example.release)
timer.start()
assert example.wait(np.array([1.0, 7.0]), 60, word="called ") == "called 7"
timer.join()
assert example.held(1) == 2

# With values of the standard library, too: both threads are in C++ at once.
with ThreadPoolExecutor() as pool:
    met = [pool.submit(example.meet, [name], 2) for name in ("one", "other")]
    assert [each.result() for each in met] == [["one"], ["other"]]
    desk = example.Desk()
    counted, refused = pool.submit(desk.count, ["a", "b", "a"], 4), pool.submit(desk.count, [], 4)
    assert counted.result() == {"a": 2, "b": 1}
    assert "there are no names" in str(refused.exception())
for names, error in ((["a", 1], "element 1: expected a str"), (None, "expected a list")):
    try:
        example.meet(names, 0)
    except TypeError as raised:
        assert error in str(raised), raised
    else:
        raise AssertionError("no TypeError")

assert example.thirteen(*range(13)) == 78
assert example.scaled(np.array([2.0]), 2.5, up=False) == -5.0
assert example.scaled(x=np.array([2.0]), by=3) == 6.0
assert str(inspect.signature(example.wait)) == "(x, seconds=60, word='done')"
assert str(inspect.signature(example.scaled)) == "(x, by=2.5, up=True, *, stream=None)"
