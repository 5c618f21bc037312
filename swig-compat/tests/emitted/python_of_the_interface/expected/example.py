"""Python bindings of example.i."""

# Written by quaff from example.i: change that file, not this one.

import math

if __package__:
    from . import _example
    from ._example import Circle, letter, text
    from ._example import add as _add
else:
    import _example
    from _example import Circle, letter, text
    from _example import add as _add

__all__ = ["Circle", "add", "letter", "text"]


def _new(native):
    construct = native.__init__

    def new(*args, **kwargs):
        made = native.__new__(native)
        construct(made, *args, **kwargs)
        return made

    return new


_example.Circle_radius_get = Circle.radius.__get__
_example.Circle_twice = Circle.twice
_example.new_Circle = _new(Circle)


def add(*args, **kwargs):
    args = tuple(int(value) for value in args)
    val = _add(*args, **kwargs)
    val = -val
    return val


add.__doc__ = _add.__doc__


def area(radius):
    return math.pi * radius**2


# Braces in comments and strings don't count: }
BRACES = {"open": "{", "close": "}", "quotes": """ ' } " """}


# Its name is in __all__, like those of the other functions.
def after(one):
    return _example.letter(one)


def circle():
    return _example.new_Circle()


def _complete(native):
    # What a class statement has in any case is no addition.
    usual = (
        "__doc__",
        "__firstlineno__",
        "__module__",
        "__qualname__",
        "__static_attributes__",
    )

    def complete(_, bases, body):
        if "__classcell__" in body:
            body.pop("__classcell__").cell_contents = native
        for name, value in body.items():
            if name not in usual:
                setattr(native, name, value)
                if hasattr(type(value), "__set_name__"):
                    value.__set_name__(native, name)
        return native

    class Body(dict):
        # The code may name what the class has already.
        def __missing__(self, name):
            return vars(native)[name]

    complete.__prepare__ = lambda name, bases: Body()
    return complete


class _Circle(metaclass=_complete(Circle)):
    def area(self):
        return area(_example.Circle_radius_get(self))

    def twice(self):
        return 2 * _example.Circle_twice(self)


__all__ += [name for name in globals() if name[0] != "_" and name not in __all__]
