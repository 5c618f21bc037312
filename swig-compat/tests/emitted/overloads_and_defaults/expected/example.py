# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import add, count, describe, power
else:
    from _example import add, count, describe, power

__all__ = ["add", "count", "describe", "power"]
