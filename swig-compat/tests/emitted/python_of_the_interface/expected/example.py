"""Python bindings of example.i."""

# Written by quaff from example.i: change that file, not this one.

import math

if __package__:
    from . import _example
    from ._example import (
        BOTH,
        ENABLED,
        HALF,
        HIDDEN,
        IS_LESS,
        LARGE,
        LETTER,
        LIMIT,
        NEXT_LETTER,
        RATIO,
        SCALE,
        SMALL,
        STEPS,
        WORD,
        Annotated,
        Circle,
        Hinted,
        counted,
        either,
        letter,
        second_of,
        text,
    )
    from ._example import add as _add
    from ._example import both as _both
    from ._example import counted_up as _counted_up
    from ._example import hinted as _hinted
    from ._example import measured as _measured
    from ._example import name_of as _name_of
    from ._example import tried as _tried
else:
    import _example
    from _example import (
        BOTH,
        ENABLED,
        HALF,
        HIDDEN,
        IS_LESS,
        LARGE,
        LETTER,
        LIMIT,
        NEXT_LETTER,
        RATIO,
        SCALE,
        SMALL,
        STEPS,
        WORD,
        Annotated,
        Circle,
        Hinted,
        counted,
        either,
        letter,
        second_of,
        text,
    )
    from _example import add as _add
    from _example import both as _both
    from _example import counted_up as _counted_up
    from _example import hinted as _hinted
    from _example import measured as _measured
    from _example import name_of as _name_of
    from _example import tried as _tried

__all__ = [
    "BOTH",
    "ENABLED",
    "HALF",
    "HIDDEN",
    "IS_LESS",
    "LARGE",
    "LETTER",
    "LIMIT",
    "NEXT_LETTER",
    "RATIO",
    "SCALE",
    "SMALL",
    "STEPS",
    "WORD",
    "Annotated",
    "Circle",
    "Hinted",
    "add",
    "both",
    "counted",
    "counted_up",
    "either",
    "hinted",
    "letter",
    "measured",
    "name_of",
    "second_of",
    "text",
    "tried",
]


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

__annotations__ = {
    "LIMIT": "short",
    "WORD": "char const *",
    "SCALE": "double",
    "LARGE": "long",
    "LETTER": "char",
    "ENABLED": "bool",
    "IS_LESS": "bool",
    "HALF": "float",
    "BOTH": "float",
    "STEPS": "unsigned long",
    "NEXT_LETTER": "int",
    "SMALL": "int",
    "RATIO": "float",
}


def add(*args, **kwargs):
    args = tuple(int(value) for value in args)
    val = _add(*args, **kwargs)
    val = -val
    return val


add.__doc__ = _add.__doc__


def both(*args, **kwargs):
    val = _both(*args, **kwargs)
    return val


both.__doc__ = _both.__doc__
both.__annotations__ = {
    "arg1": "float",
    "return": "typing.List[typing.Union[bool, int]]",
}


def counted_up(status):
    val = _counted_up(status)
    return val


counted_up.__doc__ = _counted_up.__doc__
counted_up.__annotations__ = {"status": "int", "return": "int"}


def hinted(of, name, ratio):
    val = _hinted(of, name, ratio)
    return val


hinted.__doc__ = _hinted.__doc__
hinted.__annotations__ = {
    "of": "typing.Any",
    "name": "typing.Optional[str]",
    "ratio": "complex",
    "return": "typing.Any",
}


def measured(status):
    val = _measured(status)
    return val


measured.__doc__ = _measured.__doc__
measured.__annotations__ = {"status": "int", "return": "short *"}


def name_of(of, number):
    val = _name_of(of, number)
    return val


name_of.__doc__ = _name_of.__doc__
name_of.__annotations__ = {
    "of": "Annotated",
    "number": "int &",
    "return": "char const *",
}


def tried(status):
    val = _tried(status)
    return val


tried.__doc__ = _tried.__doc__
tried.__annotations__ = {"status": "int", "return": "void"}


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


_Annotated_scaled = Annotated.scaled


class _Annotated(metaclass=_complete(Annotated)):
    def scaled(self, *args, **kwargs):
        val = _Annotated_scaled(self, *args, **kwargs)
        return val

    scaled.__doc__ = _Annotated_scaled.__doc__


Annotated.scaled.__annotations__ = {
    "arg2": "double",
    "by": "Circle",
    "return": "double",
}
Annotated.__annotations__ = {"count": "int"}


_Hinted_initial = Hinted.initial


class _Hinted(metaclass=_complete(Hinted)):
    def initial(self, at, of):
        val = _Hinted_initial(self, at, of)
        return val

    initial.__doc__ = _Hinted_initial.__doc__


Hinted.initial.__annotations__ = {"at": "int", "of": "str", "return": "str"}
Hinted.__annotations__ = {
    "name": "typing.Optional[str]",
    "seen": "bool",
    "kind": "int",
    "circle": "typing.Any",
}


__all__ += [name for name in globals() if name[0] != "_" and name not in __all__]
