# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import bound, cvar, green, red
else:
    from _example import bound, cvar, green, red

__all__ = ["bound", "cvar", "green", "red"]
