"""Methods that raise in the place of `noexcept` functions, after they have freed their object or not."""

import sys

import example

reported = []
sys.unraisablehook = lambda raised: reported.append(type(raised.exc_value))


class Raises(example.Shape):
    def quiet(self):
        raise LookupError


raises = Raises()
example.know(raises)
assert example.call_quiet() == example.cvar.own_quiet == 1, "C++ calls its own function after an exception"


class Freed(example.Shape):
    def quiet(self):
        example.free_known()
        raise LookupError


freed = Freed()
freed.thisown = False
example.know(freed)
assert example.call_quiet() == 0


class Released(example.Shape):
    def quiet(self):
        held.clear()
        raise LookupError


held = [Released()]
example.know(held[0])
assert example.call_quiet() == 0
assert example.cvar.own_quiet == 1, "C++ has called a function of an object that is gone"


class RaisesForPure(example.Pure):
    def quiet(self):
        raise LookupError


class Lacks(example.Pure):
    pass


class Gets(example.Shape):
    """Raises after Python got the argument: a copy, or the only object."""

    def gets(self, point):
        assert point.x == 3
        raise LookupError

    takes = gets


assert reported == [LookupError] * 3
assert example.call_pure(RaisesForPure()) == 0
assert example.call_pure(Lacks()) == 0
assert reported[3:] == [LookupError, RuntimeError], reported
del reported[:]
assert example.call_gets(Gets(), 3) == 3, "C++ calls its own function with the argument"
assert example.call_takes(Gets(), 3) == 0, "C++ has no argument for its own function"
assert reported == [LookupError] * 2
