# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import Filter, Point, bound, cvar, green, make, red
else:
    from _example import Filter, Point, bound, cvar, green, make, red

__all__ = ["Filter", "Point", "bound", "cvar", "green", "make", "red"]
