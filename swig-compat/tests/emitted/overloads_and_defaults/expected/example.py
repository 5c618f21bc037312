# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import add, describe, power
else:
    from _example import add, describe, power

__all__ = ["add", "describe", "power"]
