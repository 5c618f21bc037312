# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import sum
else:
    from _example import sum

__all__ = ["sum"]
