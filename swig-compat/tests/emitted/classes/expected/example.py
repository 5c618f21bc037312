"""Classes of every kind: what Python sees of them is in calls.py."""

# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import (
        Counter,
        DoubleBox,
        Inner,
        IntBox,
        Line,
        Named,
        NoCopy,
        Outer,
        Point,
        Shape,
        Square,
        area_of,
        cvar,
        hidden,
        is_hidden,
        label_of,
        make_square,
    )
else:
    from _example import (
        Counter,
        DoubleBox,
        Inner,
        IntBox,
        Line,
        Named,
        NoCopy,
        Outer,
        Point,
        Shape,
        Square,
        area_of,
        cvar,
        hidden,
        is_hidden,
        label_of,
        make_square,
    )

__all__ = [
    "Counter",
    "DoubleBox",
    "Inner",
    "IntBox",
    "Line",
    "Named",
    "NoCopy",
    "Outer",
    "Point",
    "Shape",
    "Square",
    "area_of",
    "cvar",
    "hidden",
    "is_hidden",
    "label_of",
    "make_square",
]
