# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import Filter, Point, bound, cvar, green, make, red
else:
    import _example  # noqa: F401
    from _example import Filter, Point, bound, cvar, green, make, red

__all__ = ["Filter", "Point", "bound", "cvar", "green", "make", "red"]
