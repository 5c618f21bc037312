"""Classes of every kind: what Python sees of them is in calls.py."""

# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import (
        Counter,
        Cupboard,
        DoubleBox,
        Drawer,
        Holder,
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
    import _example  # noqa: F401
    from _example import (
        Counter,
        Cupboard,
        DoubleBox,
        Drawer,
        Holder,
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
    "Cupboard",
    "DoubleBox",
    "Drawer",
    "Holder",
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
