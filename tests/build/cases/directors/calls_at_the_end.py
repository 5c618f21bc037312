"""C++ threads and a daemon thread that run Python code, or wait to run it, when the interpreter ends."""

import threading
import time

import example

started = threading.Barrier(3)


class WithoutEnd(example.Shape):
    def area(self, scale):
        started.wait()
        while True:
            scale += 1


class Short(example.Shape):
    def area(self, scale):
        return scale


def kept(shape):
    shape.thisown = False
    return shape


example.without_end(kept(WithoutEnd()))
threading.Thread(target=example.in_thread, args=(kept(WithoutEnd()), 1), daemon=True).start()
for _ in range(3):
    example.without_end(kept(Short()))
started.wait()
time.sleep(0.05)
