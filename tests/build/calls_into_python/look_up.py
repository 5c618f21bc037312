"""While C++ looks for a method, an attribute frees the director, or drops the last reference to it."""

import example
import numpy as np


def called(kind=RuntimeError, call=example.call_text):
    try:
        call()
    except kind as error:
        return str(error)
    raise AssertionError("C++ has called a function of an object that is gone")


class Freed(example.Shape):
    def __getattribute__(self, name):
        if name == "text":
            example.free_known()
        return super().__getattribute__(name)


freed = Freed()
freed.thisown = False
example.know(freed)
assert "was freed while Python looked for its method" in called()


class Released(example.Shape):
    def __getattribute__(self, name):
        if name == "text":
            held.clear()
        return super().__getattribute__(name)


held = [Released()]
example.know(held[0])
assert "was freed while Python looked for its method" in called()


# The error of a property is the call's, also if the property has freed the director.
class Property(example.Shape):
    @property
    def text(self):
        example.free_known()
        raise AttributeError("own")


freed = Property()
freed.thisown = False
example.know(freed)
assert called(AttributeError) == "own"


# C++ makes an array for the call, with NumPy, before the error is raised.
class FreedSum(example.Shape):
    def __getattribute__(self, name):
        if name == "sum":
            example.free_known()
        return super().__getattribute__(name)


class Sum(example.Shape):
    def sum(self, values):
        return np.sum(values)


freed = FreedSum()
freed.thisown = False
example.know(freed)
assert "was freed while Python looked for its method" in called(call=example.call_known_sum)
whole = Sum()
example.know(whole)
assert example.call_known_sum() == 5
