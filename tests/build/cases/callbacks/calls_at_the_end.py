"""C++ threads and a daemon thread that run Python code, or wait to run it, when the interpreter ends."""

import threading
import time

import example

started = threading.Barrier(3)


def without_end(x):
    started.wait()
    while True:
        x += 1


example.without_end(without_end)
threading.Thread(target=example.in_a_thread, args=(without_end, 1), daemon=True).start()
for _ in range(3):
    example.without_end(lambda x: x)
started.wait()
time.sleep(0.05)
