# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import count, reversed, scale, sum
else:
    from _example import count, reversed, scale, sum

__all__ = ["count", "reversed", "scale", "sum"]
