"""Four C++ threads call Python, which assigns to the class and collects garbage meanwhile."""

import gc
import os
import threading

import example
from heir import Heir, function

SECONDS = float(os.environ.get("QUAFF_TEST_SECONDS", "2"))

ended = threading.Event()


def disturb():
    number = 0
    while not ended.is_set():
        number += 1
        # Makes the overrides that C++ has cached invalid.
        Heir.area = lambda self, x, area=1.5 + number % 2: area
        Heir.number = number
        others = [Heir() for _ in range(20)]
        others[0].area(1)
        others[0].itself = others[0]
        assert example.same(function) is function
        gc.collect(0)


disturbing = threading.Thread(target=disturb)
disturbing.start()
try:
    rounds = example.run_threads(Heir(), function, 4, SECONDS)
finally:
    ended.set()
    disturbing.join()
assert rounds > 0
print(rounds)
