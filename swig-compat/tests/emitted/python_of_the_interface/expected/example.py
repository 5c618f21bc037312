# Written by quaff from example.i: change that file, not this one.

import math

if __package__:
    from ._example import add as _add
    from ._example import letter, text
else:
    from _example import add as _add
    from _example import letter, text

__all__ = ["add", "letter", "text"]


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


__all__ += [name for name in globals() if name[0] != "_" and name not in __all__]
